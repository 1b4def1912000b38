import Menu from 'lucide-react/icons/menu';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { Logo } from '../components/logo.tsx';
import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import type { Session } from '../features/session/session.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface HeaderProps {
  readonly session: Session;
  /** Called before the link to /pricing is followed; prevent the event's default to stop it. */
  readonly onPricing: (event: MouseEvent) => void;
}

const itemClass =
  'inline-flex min-h-11 items-center text-muted transition-colors duration-150 hover:text-ink max-sm:px-3 max-sm:text-lead max-sm:text-ink';

export function Header({ session, onPricing }: HeaderProps) {
  const isUser = session.state === 'user';
  // Leftmost, because only the service knows who is staff: nothing else moves when the link appears.
  const isStaff = session.state === 'user' && session.user.isStaff === true;
  return (
    <header className="z-10 -mx-4 flex h-15 items-center gap-2 bg-paper px-4 duration-180 ease-out focus-within:translate-y-0 data-away:not-focus-within:-translate-y-full max-sm:top-0 max-sm:[@media(height>=420px)]:sticky motion-safe:transition-transform sm:mx-0 sm:h-18 sm:gap-5 sm:px-0">
      <Link
        href={paths.home}
        className="mr-auto flex min-h-11 items-center gap-2.5 font-head text-title leading-none font-semibold tracking-[-0.02em]"
      >
        <Logo />
        {product.name}
      </Link>
      <nav id="menu" popover="auto" aria-label="Main" className="menu">
        {isStaff && (
          <Link href={paths.staff} className={itemClass}>
            Staff
          </Link>
        )}
        <UserLink href={paths.home} label="Jobs" isShown={isUser} />
        <UserLink href={paths.alerts} label="Alerts" isShown={isUser} />
        <Link href={paths.saved} className={itemClass}>
          Saved<span className="whitespace-pre sm:max-[799px]:sr-only"> Jobs</span>
        </Link>
        <UserLink href={paths.resumes} label="Resumes" isShown={isUser} className="sm:max-lg:hidden" />
        <Link
          href={paths.about}
          className={`${itemClass} ${isUser ? 'sm:max-[799px]:hidden' : ''} ${isStaff ? 'sm:max-[899px]:hidden' : ''}`}
        >
          About Us
        </Link>
        <UserLink href={paths.settings} label="Settings" isShown={isUser} />
        <a href={paths.pricing} aria-haspopup="dialog" onClick={onPricing} className={itemClass}>
          Pricing
        </a>
        {session.state === 'visitor' && (
          <Link href={paths.login} className={`${itemClass} for-visitors`}>
            Login
          </Link>
        )}
        {session.state === 'user' && (
          <button type="button" onClick={session.logOut} className={`${itemClass} sm:hidden`}>
            Log Out
          </button>
        )}
      </nav>
      {session.state === 'visitor' && (
        <Link
          href={paths.onboarding}
          aria-label={`Try ${product.name}`}
          className="for-visitors inline-flex min-h-11 items-center rounded-[13px] px-3 font-semibold whitespace-pre sm:px-4 outline-1 -outline-offset-5 outline-muted transition-colors duration-150 hover:outline-ink"
        >
          Try<span className="max-[359px]:hidden sm:max-[799px]:hidden"> {product.name}</span>
        </Link>
      )}
      <ThemeSwitch />
      <button
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
        className="-mr-3 grid size-11 place-items-center sm:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </button>
    </header>
  );
}

interface UserLinkProps {
  readonly href: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly className?: string;
}

/** Takes up its place in the browser of a user whose session is still loading. */
function UserLink({ href, label, isShown, className = '' }: UserLinkProps) {
  if (isShown)
    return (
      <Link href={href} className={`${itemClass} ${className}`}>
        {label}
      </Link>
    );
  return (
    <span aria-hidden="true" className={`${itemClass} ${className} awaited invisible`}>
      {label}
    </span>
  );
}

import { Link, useLocation } from 'wouter';
import { pagesIn } from './account-pages.ts';

/** The style sheet reserves the bar's height, so that it covers nothing. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Account"
      data-bottom-bar
      data-dock
      className="fixed inset-x-0 bottom-0 z-20 h-(--bottom-bar) border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-full max-w-160 auto-cols-fr grid-flow-col">
        {pagesIn('bottom bar').map(({ label, short = label, path: to, icon: Icon }) => (
          <li key={to}>
            <Link
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className="relative grid h-full place-content-center justify-items-center gap-0.5 text-[0.75rem] leading-4 whitespace-nowrap text-muted transition-colors duration-150 before:absolute before:inset-x-1/4 before:-top-px before:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:bg-ink"
            >
              <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

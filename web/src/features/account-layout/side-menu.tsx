import { Link, useLocation } from 'wouter';
import { paths } from '../../config/paths.ts';
import { pagesIn } from './account-pages.ts';

export interface SideMenuProps {
  readonly isStaff: boolean;
  readonly onLogOut: () => void;
}

const item =
  '-ml-px flex min-h-11 w-full items-center gap-3 border-l-2 pl-4 text-left transition-colors duration-150';

export function SideMenu({ isStaff, onLogOut }: SideMenuProps) {
  const [path] = useLocation();
  return (
    <nav aria-label="Account" className="max-lg:hidden">
      <ul className="sticky top-6 border-l border-line">
        {pagesIn('side menu').map(({ label, path: to, icon: Icon }) => (
          <li key={to}>
            <Link
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className={`${item} border-transparent text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
            >
              <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
        <li className="pt-4">
          {isStaff && (
            <Link href={paths.staff} className={`${item} border-transparent text-muted hover:text-ink`}>
              Staff
            </Link>
          )}
          <button
            type="button"
            onClick={onLogOut}
            className={`${item} border-transparent text-muted hover:text-ink`}
          >
            Log Out
          </button>
        </li>
      </ul>
    </nav>
  );
}

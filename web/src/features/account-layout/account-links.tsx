import { Link } from 'wouter';
import { pagesIn } from './account-pages.ts';

/** The pages that have no tab in the bottom bar. */
export function AccountLinks() {
  return (
    <nav aria-label="More pages" className="-mt-2 pb-6 lg:hidden">
      <ul className="flex flex-wrap gap-2">
        {pagesIn('links').map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-line px-3.5 transition-colors duration-150 hover:border-muted"
            >
              <Icon className="size-4.5 text-muted" strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

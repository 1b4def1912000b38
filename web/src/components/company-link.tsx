import { Link } from 'wouter';
import { companyPath } from '../config/company-path.ts';

export interface CompanyLinkProps {
  readonly name: string;
}

/** A company's name that leads to its page. Lies above the button that covers a job's card. */
export function CompanyLink({ name }: CompanyLinkProps) {
  const path = companyPath(name);
  // A name without letters and digits has no page.
  if (path === companyPath('')) return name;
  return (
    <Link
      href={path}
      className="relative z-2 -my-1 inline-block rounded-sm py-1 underline-offset-4 wrap-anywhere hover:text-dawn-ink hover:underline"
    >
      {name}
    </Link>
  );
}

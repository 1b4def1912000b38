import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { isWebUrl } from '../../../components/is-web-url.ts';

export interface EmployerLinkProps {
  readonly url: string;
  /** The id of the element that names the job. */
  readonly titleId: string;
  readonly onFollow: () => void;
}

export function EmployerLink({ url, titleId, onFollow }: EmployerLinkProps) {
  if (!isWebUrl(url)) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-describedby={titleId}
      onClick={onFollow}
      onAuxClick={({ button }) => button === 1 && onFollow()}
      className="inline-flex min-h-11 items-center gap-1 font-[550] text-dusk underline-offset-4 hover:underline"
    >
      Job Details
      <ArrowUpRight className="size-4" aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

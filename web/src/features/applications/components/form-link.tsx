import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { MouseEvent, ReactNode } from 'react';
import { openForm } from '../open-form.ts';

export interface FormLinkProps {
  readonly url: string;
  readonly children: ReactNode;
  /** The form is opened, in whatever way. */
  readonly onOpen: () => void;
  readonly className: string;
}

/**
 * The way to an employer's form: a window beside this one where the browser allows, else, as with every link, a tab. It
 * cannot reach back.
 */
export function FormLink({ url, children, onOpen, className }: FormLinkProps) {
  const follow = (event: MouseEvent) => {
    // Who asks the browser for a tab or a window gets that.
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && openForm(url)) event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      onClick={follow}
      onAuxClick={({ button }) => button === 1 && onOpen()}
      className={className}
    >
      {children}
      <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">(opens in a new window)</span>
    </a>
  );
}

import type { ReactNode } from 'react';

/** Props of `Disclosure`. */
export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** What belongs to a letter and is seen by whoever opens it. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="-mt-px border-y border-line">
      <summary className="min-h-11 py-2.5 text-small text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline">
        {summary}
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}

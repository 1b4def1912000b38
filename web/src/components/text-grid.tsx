import type { ReactNode } from 'react';

export interface TextGridProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly heading: string; readonly text: ReactNode }[];
}

export function TextGrid({ id, title, items }: TextGridProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8 border-t border-line py-10 sm:py-14">
      <h2 id={id} className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]">
        {title}
      </h2>
      <dl className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        {items.map(({ heading, text }) => (
          <div key={heading} className="grid content-start gap-1.5">
            <dt className="text-lead font-semibold tracking-[-0.01em]">{heading}</dt>
            <dd className="max-w-[60ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

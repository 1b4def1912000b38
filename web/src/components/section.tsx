import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function Section({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line py-6 sm:py-8">
      <h2 id={id} className="font-head text-title leading-[1.15] font-semibold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}

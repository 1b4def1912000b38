import type { ReactNode } from 'react';
import { LAST_UPDATED, type LegalSection } from '../legal-section.ts';
import { Contents } from './contents.tsx';

export interface LegalDocumentProps {
  readonly title: string;
  readonly lede: ReactNode;
  readonly sections: readonly LegalSection[];
}

export function LegalDocument({ title, lede, sections }: LegalDocumentProps) {
  return (
    <article className="pb-20">
      <header className="grid gap-4 py-8 sm:pt-14 sm:pb-12">
        <h1 className="font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] sm:text-display">
          {title}
        </h1>
        <p className="text-small text-muted">Last updated {LAST_UPDATED}</p>
        <div className="max-w-[60ch] text-lead text-muted">{lede}</div>
      </header>
      <div className="grid gap-x-14 gap-y-10 border-t border-line pt-8 wide:grid-cols-[272px_minmax(0,1fr)] wide:pt-10">
        <Contents sections={sections} />
        <div className="grid max-w-[68ch] gap-10 wrap-anywhere">
          {sections.map((section, place) => (
            <Section key={section.id} section={section} number={place + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Section({ section: { id, heading, body }, number }: { section: LegalSection; number: number }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 [&_a]:text-dusk [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-0.5 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-4 [&_ul]:marker:text-faint"
    >
      <h2
        id={id}
        className="scroll-mt-6 font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]"
      >
        <span aria-hidden="true" className="mr-2.5 font-normal text-muted tabular-nums">
          {number}
        </span>
        {heading}
      </h2>
      {body}
    </section>
  );
}

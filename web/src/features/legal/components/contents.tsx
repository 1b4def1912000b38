import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LegalSection } from '../legal-section.ts';

export interface ContentsProps {
  readonly sections: readonly LegalSection[];
}

export function Contents({ sections }: ContentsProps) {
  return (
    <nav
      aria-label="Contents"
      className="self-start wide:sticky wide:top-6 wide:max-h-[calc(100svh-3rem-var(--bar))] wide:overflow-y-auto"
    >
      <details className="group border-b border-line wide:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between pb-2 font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown
            className="size-4 text-muted motion-safe:transition-transform motion-safe:duration-150 group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <Lines sections={sections} />
      </details>
      <div className="max-wide:hidden">
        <Lines sections={sections} />
      </div>
    </nav>
  );
}

function Lines({ sections }: ContentsProps) {
  return (
    <ol className="text-small text-muted max-wide:columns-1 max-wide:gap-x-8 max-wide:pb-4 sm:max-wide:columns-2">
      {sections.map(({ id, heading }, place) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={`#${id}`}
            className="grid min-h-8 grid-cols-[1.75rem_1fr] items-center tabular-nums transition-colors duration-150 hover:text-ink max-wide:min-h-11"
          >
            <span className="text-muted" aria-hidden="true">
              {place + 1}
            </span>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

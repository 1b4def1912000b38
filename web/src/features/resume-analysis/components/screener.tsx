import type { Analysis } from '../api/analysis.ts';
import { AnalysisSection } from './analysis-section.tsx';
import { CitedLines } from './cited-lines.tsx';

export interface ScreenerProps {
  readonly notes: Analysis['screener'];
}

export function Screener({ notes }: ScreenerProps) {
  const good = notes.filter((note) => note.good);
  const rest = notes.filter((note) => !note.good);
  return (
    <AnalysisSection heading="How it reads to a screener" lead="First impressions after 30 seconds.">
      <Notes heading="Strengths" notes={good} />
      <Notes heading="Raises questions" notes={rest} />
    </AnalysisSection>
  );
}

function Notes({ heading, notes }: ScreenerProps & { readonly heading: string }) {
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-[550]">{heading}</h3>
      <ul className="grid gap-4">
        {notes.map(({ text, lines }) => (
          <li key={text} className="grid gap-1.5">
            <p className="wrap-anywhere">{text}</p>
            <CitedLines lines={lines} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Analysis } from '../api/analysis.ts';
import { AnalysisSection } from './analysis-section.tsx';

export interface ScoreProps {
  readonly score: number;
  /** Why the score means little; empty if it doesn't. */
  readonly caveat: string;
  readonly parts: Analysis['scoreParts'];
}

const SCORE = 'font-head text-[4rem] leading-none font-semibold tracking-[-0.045em] tabular-nums';

export function Score({ score, caveat, parts }: ScoreProps) {
  return (
    <AnalysisSection heading="Score" lead="Calculated by the same rules for everyone.">
      {caveat !== '' && <p className="border-l-2 border-dawn pl-3.5">{caveat}</p>}
      <p className="flex items-baseline gap-2.5">
        <span className={caveat === '' ? SCORE : `${SCORE} text-muted`}>{score}</span>
        <span className="text-lead text-muted">of 100</span>
      </p>
      <ul className="grid gap-5">
        {parts.map(({ name, points, of, words }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-[550]">{name}</span>
              <span className="shrink-0 text-small text-muted tabular-nums">
                {points} of {of}
              </span>
            </p>
            <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
              <div className="h-full rounded-full bg-ink" style={{ width: `${(points / of) * 100}%` }} />
            </div>
            <p className="text-small text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </AnalysisSection>
  );
}

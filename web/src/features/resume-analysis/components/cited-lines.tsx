import type { ResumeLine } from '@daybreak/contract/types.ts';

export interface CitedLinesProps {
  readonly lines: readonly ResumeLine[];
}

export function CitedLines({ lines }: CitedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-2 border-line pl-3.5 text-small text-muted">
      {lines.map(({ number, text }) => (
        <li key={number} className="wrap-anywhere">
          <span className="tabular-nums">Line {number}:</span> {text}
        </li>
      ))}
    </ul>
  );
}

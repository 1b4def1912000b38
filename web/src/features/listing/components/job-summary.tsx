export interface JobSummaryProps {
  /** Best first. */
  readonly bullets: readonly string[];
  /** Every bullet at its full length, rather than the best few cut to two lines. */
  readonly whole: boolean;
}

const few = 3;

/** What the posting says of the job, in bullets. */
export function JobSummary({ bullets, whole }: JobSummaryProps) {
  const distinct = [...new Set(bullets)];
  if (distinct.length === 0) return <p className="pt-2.5 text-muted">Summary unavailable</p>;
  return (
    <ul className="max-w-[68ch] list-disc space-y-0.5 pt-2.5 pl-4 text-muted marker:text-faint">
      {distinct.slice(0, whole ? undefined : few).map((bullet) => (
        <li key={bullet} className="pl-0.5">
          <span className={whole ? undefined : 'line-clamp-2'}>{bullet}</span>
        </li>
      ))}
    </ul>
  );
}

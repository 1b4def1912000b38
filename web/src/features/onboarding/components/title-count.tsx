import { titleRule } from '@daybreak/contract/rules.ts';
import { jobCountText } from '../job-count-text.ts';
import type { JobCountState } from '../use-job-count.ts';

export interface TitleCountProps {
  readonly title: string;
  readonly state: JobCountState;
  /** Shown without a title. */
  readonly hint: string;
}

/** How many jobs of today and yesterday a typed title finds. */
export function TitleCount({ title, state: { count, isCounting, hasFailed }, hint }: TitleCountProps) {
  const problem = title.trim() === '' ? undefined : titleRule.safeParse(title).error?.issues[0]?.message;
  if (problem !== undefined) return problem;
  if (hasFailed) return "Couldn't count jobs right now.";
  if (isCounting)
    return (
      <span aria-hidden="true" className="shimmer">
        {count === undefined ? 'Counting…' : jobCountText(count)}
      </span>
    );
  if (count === undefined) return hint;
  return <span className={count.total > 0 ? 'font-[550] text-ink' : undefined}>{jobCountText(count)}</span>;
}

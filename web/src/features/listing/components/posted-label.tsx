import type { VisitorClock } from '../day.ts';
import { describePosted } from '../posted.ts';

export interface PostedLabelProps {
  /** ISO 8601. */
  readonly detected: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

const badges = {
  today: '',
  yesterday: 'before:shrink-0 before:size-2 before:rounded-full before:border-[1.5px] before:border-faint',
  earlier: '',
  unknown: '',
};

const freshBadge =
  'font-semibold text-dawn-ink before:shrink-0 before:size-2 before:rounded-full before:bg-dawn before:ring-4 before:ring-dawn/18';

/** Highlighted for an hour; yesterday's jobs get a hollow dot. */
export function PostedLabel({ detected, now, clock }: PostedLabelProps) {
  const { day, label, age, fresh } = describePosted(detected, now, clock);
  const tone = fresh ? freshBadge : `text-muted ${badges[day]}`;
  return (
    <p className={`flex items-center gap-2 text-small whitespace-nowrap tabular-nums ${tone}`}>
      {day === 'unknown' ? (
        label
      ) : (
        <time dateTime={detected}>
          {label} · {fresh && 'Seen '}
          {age}
        </time>
      )}
    </p>
  );
}

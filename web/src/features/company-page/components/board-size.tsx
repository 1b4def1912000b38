import { useId } from 'react';
import type { Company } from '../api/company.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const DAY = 86_400_000;

const HEIGHT = 48;

/** Shows how many postings a company had open over the last weeks. Absent while only one day was counted. */
export function BoardSize({ sizes }: Pick<Company, 'sizes'>) {
  const id = useId();
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined || sizes.length < 2) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-6">
      <h2 id={id} className="font-head text-title font-semibold tracking-[-0.02em]">
        Open postings
      </h2>
      <Line sizes={sizes} />
      <p className="text-small text-muted">
        {last.postings.toLocaleString('en-US')}, {changeText(last.postings - first.postings)}{' '}
        {day.format(Date.parse(first.date))}.
      </p>
    </section>
  );
}

function changeText(change: number): string {
  if (change === 0) return 'as many as on';
  const size = Math.abs(change).toLocaleString('en-US');
  return `${size} ${change > 0 ? 'more' : 'fewer'} than on`;
}

/** From zero up, so that a small change looks small. */
function Line({ sizes }: Pick<Company, 'sizes'>) {
  const dayOf = (date: string) => Date.parse(date) / DAY;
  const start = dayOf(sizes[0]?.date ?? '');
  const width = Math.max(1, dayOf(sizes.at(-1)?.date ?? '') - start);
  const most = Math.max(1, ...sizes.map(({ postings }) => postings));
  const points = sizes.map(
    ({ date, postings }) => `${dayOf(date) - start},${HEIGHT - (HEIGHT * postings) / most}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-12 w-full max-w-100 overflow-visible border-b border-line"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink/60 stroke-[1.5]"
      />
    </svg>
  );
}

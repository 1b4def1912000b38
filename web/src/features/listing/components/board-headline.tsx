import type { ReactNode } from 'react';
import { countText } from '../../../components/count-text.ts';
import { product } from '../../../config/product.ts';
import { lastSeen } from '../board.ts';
import type { BoardState } from '../board-reader.ts';
import { ageText } from '../posted.ts';

export interface BoardHeadlineProps {
  readonly reading: BoardState;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the page shows the board that the filters choose from. */
  readonly showsBoard: boolean;
  /** Jobs come by relevance, so that the newest may not have loaded yet. */
  readonly isSearch: boolean;
}

const kinds = { all: 'newest', remote: 'newest remote', others: 'newest non-remote' } as const;

export function BoardHeadline({ reading, ...props }: BoardHeadlineProps) {
  return (
    <section className="grid items-end gap-x-6 gap-y-3 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-11 sm:pb-9">
      <h1 className="max-w-[17ch] font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] sm:text-display">
        {product.headline}
      </h1>
      {/* On a phone, the counts usually wrap into a third line. It must not move the page once they have loaded. */}
      <p className="text-muted tabular-nums max-sm:min-h-17 sm:text-right">
        {reading.counts === null ? (
          <CountSkeleton hidden={reading.failure !== null} />
        ) : (
          <Count reading={reading} counts={reading.counts} {...props} />
        )}
      </p>
    </section>
  );
}

function Count({
  reading,
  counts,
  now,
  showsBoard,
  isSearch,
}: BoardHeadlineProps & { readonly counts: NonNullable<BoardState['counts']> }) {
  const verb = counts.total === 1 ? 'matches' : 'match';
  const matching = showsBoard ? `${countText(counts.total, 'job')} ${verb} your filters` : '';
  const last = isSearch && reading.nextToken !== null ? null : lastSeen(reading);
  const seen = last && `${kinds[last.among]} seen ${ageText(now - last.instant)}`;
  const isEmpty = reading.parts.every(({ jobs }) => jobs.length === 0);
  return (
    <>
      <Line>{counts.totalOfAll.toLocaleString('en-US')} since yesterday</Line>
      {isEmpty ? 'New jobs appear as employers post them' : [matching, seen].filter(Boolean).join(', ')}
    </>
  );
}

const bar = <span className="shimmer inline-block h-[0.8em] w-56 rounded bg-line" />;

function CountSkeleton({ hidden }: { readonly hidden: boolean }) {
  return (
    <span aria-hidden="true" className={hidden ? 'invisible' : undefined}>
      <Line>{bar}</Line>
      {bar}
    </span>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <span className="block font-head text-lead leading-[1.3] font-semibold tracking-[-0.02em] text-ink sm:text-heading sm:leading-[1.15]">
      {children}
    </span>
  );
}

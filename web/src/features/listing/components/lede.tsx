import type { ReactNode } from 'react';
import { countText } from '../../../components/count-text.ts';
import { product } from '../../../config/product.ts';
import type { BoardPage } from '../api/list-jobs.ts';
import { lastSeen } from '../board.ts';
import type { VisitorClock } from '../day.ts';
import { ageText } from '../posted.ts';

/** Props of `Lede`. */
export interface LedeProps {
  /** Undefined until the first page has come; null when it will not come by itself. */
  readonly pages: readonly BoardPage[] | null | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

const kinds = { all: 'last one', remote: 'last remote one', others: 'last non-remote one' } as const;

/** The headline, and how much the board holds. */
export function Lede({ pages, now, clock }: LedeProps) {
  return (
    <section className="grid items-end gap-x-6 gap-y-3 border-b border-line py-6 sm:grid-cols-[auto_1fr] sm:pt-11 sm:pb-9">
      <h1 className="max-w-[17ch] font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] text-balance sm:text-display">
        {product.headline}
      </h1>
      <p className="text-muted tabular-nums sm:text-right">
        {pages ? <Count pages={pages} now={now} clock={clock} /> : <CountSkeleton hidden={pages === null} />}
      </p>
    </section>
  );
}

function Count({ pages, now, clock }: LedeProps & { readonly pages: readonly BoardPage[] }) {
  const total = pages[0]?.total ?? 0;
  const last = lastSeen(pages, clock);
  return (
    <>
      <Line>{countText(total, 'job').replace(/ jobs?$/, '')} since yesterday</Line>
      {last === null
        ? 'new ones appear as employers post them'
        : `${kinds[last.among]} seen ${ageText(now - last.instant)}`}
    </>
  );
}

function CountSkeleton({ hidden }: { readonly hidden: boolean }) {
  return (
    <span aria-hidden="true" className={hidden ? 'invisible' : undefined}>
      <Line>
        <span className="shimmer inline-block h-[0.8em] w-52 rounded bg-line" />
      </Line>
      <span className="shimmer inline-block h-[0.8em] w-40 rounded bg-line" />
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

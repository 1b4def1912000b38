import type { UserReceipt } from '@daybreak/contract/types.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { NextPage } from '../../../components/next-page.tsx';
import { OfflineNotice } from '../../../components/offline-notice.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { visitorClock } from '../../listing/day.ts';
import { dayText, periodLabel } from '../subscription-text.ts';
import { useReceipts } from '../use-receipts.ts';

export interface ReceiptsProps {
  readonly email: string;
}

export function Receipts({ email }: ReceiptsProps) {
  const receipts = useReceipts(email);
  const isOnline = useOnline();
  if (receipts.data === undefined && receipts.isError)
    return (
      <LoadError
        heading="Couldn't load your receipts"
        error={receipts.error}
        onTryAgain={() => void receipts.refetch()}
      />
    );
  if (receipts.data === undefined)
    return isOnline ? <ReceiptsSkeleton /> : <OfflineNotice things="your receipts" />;
  const { timeZone } = visitorClock(Date.now());
  const paid = receipts.data.pages.flatMap(({ items }) => items);
  if (paid.length === 0) return <p className="text-muted">No receipts found.</p>;
  return (
    <div className="wide:-mt-3.5">
      <ul aria-label="Receipts">
        {paid.map((receipt) => (
          <ReceiptRow key={receipt.receiptId} receipt={receipt} timeZone={timeZone} />
        ))}
      </ul>
      <NextPage list={receipts} />
    </div>
  );
}

interface ReceiptRowProps {
  readonly receipt: UserReceipt;
  readonly timeZone: string;
}

function ReceiptRow({ receipt, timeZone }: ReceiptRowProps) {
  const { created, amount, receiptUrl } = receipt;
  const label = periodLabel(receipt, timeZone);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-2">
      <div className="py-1">
        <p className="font-semibold text-balance">{label.replace(' –', '\u00a0–')}</p>
        <div className="overflow-x-clip">
          <p className="dotted text-small text-muted tabular-nums">
            <span>Paid on {dayText(created, Date.now(), timeZone)}</span>
            <span>{amount}</span>
          </p>
        </div>
      </div>
      <a
        href={receiptUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Receipt for ${label}, in a new tab`}
        className="inline-flex min-h-11 items-center text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink"
      >
        Receipt
      </a>
    </li>
  );
}

function ReceiptsSkeleton() {
  return (
    <Skeleton label="Loading your receipts" className="wide:-mt-3.5">
      <SkeletonRows
        row="gap-2 py-4"
        widths={['w-32', 'w-32']}
        bars={(width) => [`h-4 ${width}`, 'h-3.5 w-48']}
      />
    </Skeleton>
  );
}

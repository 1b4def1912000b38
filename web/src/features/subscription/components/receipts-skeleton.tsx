import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';

export function ReceiptsSkeleton() {
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

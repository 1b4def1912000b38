import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';

/** The shape of alerts that are on their way. */
export function AlertsSkeleton() {
  return (
    <Skeleton says="Loading your alerts" className="grid max-w-180 gap-3">
      <div aria-hidden="true" className="shimmer h-4 w-52 rounded bg-line" />
      <SkeletonRows
        className="mt-3 border-t border-line"
        row="gap-2 py-4"
        widths={['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5', 'w-3/5']}
        bars={(width) => [`h-5 ${width}`, 'h-4 w-2/5', 'h-3.5 w-1/3']}
      />
    </Skeleton>
  );
}

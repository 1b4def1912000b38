import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';

/** The shape of what is needed to apply, while it is on its way. */
export function PacketSkeleton() {
  return (
    <Skeleton says="Loading your application details" className="grid max-w-112 gap-8">
      <div aria-hidden="true" className="shimmer grid gap-2.5">
        <div className="h-6 w-4/5 rounded bg-line" />
        <div className="h-4 w-2/5 rounded bg-line" />
        <div className="mt-3 h-13 rounded-lg bg-line" />
      </div>
      <SkeletonRows
        className="border-t border-line"
        row="h-15 content-center gap-1.5"
        widths={['w-2/5', 'w-1/4', 'w-1/3', 'w-3/5', 'w-2/5', 'w-1/2']}
        bars={(width) => ['h-3 w-16', `h-4 ${width}`]}
      />
    </Skeleton>
  );
}

import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';

export function PreviewSkeleton() {
  return (
    <Skeleton label="Loading the alert preview" className="grid gap-3">
      <div aria-hidden="true" className="shimmer grid gap-2 py-1">
        <div className="h-5 w-4/5 max-w-72 rounded bg-line" />
        <div className="h-5 w-2/5 max-w-40 rounded bg-line" />
      </div>
      <SkeletonRows
        className="border-t border-line"
        row="gap-2 py-3.5"
        widths={['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-2/3']}
        bars={(width) => [`h-4 ${width}`, 'h-3 w-2/5']}
      />
    </Skeleton>
  );
}

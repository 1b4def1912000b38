const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'];

/** Props of `BoardSkeleton`. */
export interface BoardSkeletonProps {
  readonly label: string;
  readonly rows: number;
}

/** Rows in the shape of the cards that are on their way. */
export function BoardSkeleton({ label, rows }: BoardSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {widths.slice(0, rows).map((width, row) => (
        // The rows never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={row} aria-hidden="true" className="grid gap-2 border-b border-line py-5">
          <div className="flex justify-between gap-6">
            <div className={`shimmer h-6 rounded bg-line ${width}`} />
            <div className="shimmer h-4 w-28 rounded bg-line max-sm:hidden" />
          </div>
          <div className="shimmer h-4.5 w-4/5 rounded bg-line" />
          <div className="shimmer mt-2.5 h-4.5 w-2/3 rounded bg-line" />
          <div className="shimmer h-4.5 w-1/2 rounded bg-line" />
        </div>
      ))}
    </div>
  );
}

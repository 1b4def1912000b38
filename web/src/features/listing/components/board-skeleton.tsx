const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'];

export interface BoardSkeletonProps {
  readonly label: string;
  readonly rows: number;
  /** Starts with a day heading. */
  readonly heading?: boolean;
}

export function BoardSkeleton({ label, rows, heading = false }: BoardSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {heading && (
        <div
          aria-hidden="true"
          className="flex h-7.5 items-center justify-between border-b border-line pb-2.5"
        >
          <Bar className="h-3 w-12" />
          <Bar className="h-3 w-14" />
        </div>
      )}
      {widths.slice(0, rows).map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
        <div key={row} aria-hidden="true" className="grid gap-2.5 border-b border-line py-6">
          <div className="flex items-center justify-between gap-6">
            <Bar className={`h-5 ${width}`} />
            <Bar className="h-3 w-28 max-sm:hidden" />
          </div>
          <Bar className="h-3.5 w-3/4" />
          <Bar className="mt-3 h-3 w-3/5" />
          <Bar className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}

function Bar({ className }: { readonly className: string }) {
  return <div className={`shimmer rounded-sm bg-line ${className}`} />;
}

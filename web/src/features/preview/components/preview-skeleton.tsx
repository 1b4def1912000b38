const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-2/3'];

/** The shape of a preview that is on its way. */
export function PreviewSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Counting what would have alerted you</span>
      <div aria-hidden="true" className="shimmer grid gap-2 py-1">
        <div className="h-5 w-4/5 max-w-72 rounded bg-line" />
        <div className="h-5 w-2/5 max-w-40 rounded bg-line" />
      </div>
      <div aria-hidden="true" className="border-t border-line">
        {widths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have nothing else
          <div key={place} className="shimmer grid gap-2 border-b border-line py-3.5">
            <div className={`h-4 rounded bg-line ${width}`} />
            <div className="h-3 w-2/5 rounded bg-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

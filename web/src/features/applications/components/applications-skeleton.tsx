const widths = ['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5'];

/** The shape of applications that are on their way. */
export function ApplicationsSkeleton() {
  return (
    <div role="status" className="grid max-w-180 gap-3">
      <span className="sr-only">Loading your applications</span>
      <div aria-hidden="true" className="shimmer h-4 w-40 rounded bg-line" />
      <div aria-hidden="true" className="mt-2 border-t border-line">
        {widths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have nothing else
          <div key={place} className="shimmer grid gap-2 border-b border-line py-5">
            <div className={`h-5 rounded bg-line ${width}`} />
            <div className="h-4 w-2/5 rounded bg-line" />
            <div className="h-3.5 w-1/3 rounded bg-line" />
            <div className="mt-3 h-3.5 w-20 rounded bg-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

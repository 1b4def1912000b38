const lines = ['w-2/5', 'w-1/4', 'w-1/3', 'w-3/5', 'w-2/5', 'w-1/2'];

/** The shape of what is needed to apply, while it is on its way. */
export function PacketSkeleton() {
  return (
    <div role="status" className="grid max-w-112 gap-8">
      <span className="sr-only">Loading what you need to apply</span>
      <div aria-hidden="true" className="shimmer grid gap-2.5">
        <div className="h-6 w-4/5 rounded bg-line" />
        <div className="h-4 w-2/5 rounded bg-line" />
        <div className="mt-3 h-13 rounded-lg bg-line" />
      </div>
      <div aria-hidden="true" className="border-t border-line">
        {lines.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have nothing else
          <div key={place} className="shimmer grid h-15 content-center gap-1.5 border-b border-line">
            <div className="h-3 w-16 rounded bg-line" />
            <div className={`h-4 rounded bg-line ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}

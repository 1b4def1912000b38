export function PageSkeleton() {
  return (
    <div role="status" className="grid min-h-svh content-start gap-8 pt-6 pb-16 sm:pt-8 lg:pl-66">
      <span className="sr-only">Loading your account</span>
      <span className="shimmer h-9 w-56 rounded bg-line" />
      <div className="grid max-w-110 gap-6">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className="grid gap-2">
            <span className="shimmer h-3.5 w-28 rounded bg-line" />
            <span className="shimmer h-11 rounded-lg bg-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

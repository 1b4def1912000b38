/** The shape of receipts that are on their way. */
export function ReceiptsSkeleton() {
  return (
    <div role="status" className="wide:-mt-3.5">
      <span className="sr-only">Loading your receipts</span>
      <div aria-hidden="true">
        {['first', 'second'].map((row) => (
          <div key={row} className="shimmer grid gap-2 border-b border-line py-4">
            <div className="h-4 w-32 rounded bg-line" />
            <div className="h-3.5 w-48 rounded bg-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

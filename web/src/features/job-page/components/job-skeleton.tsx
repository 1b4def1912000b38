const bars = ['h-3 w-32', 'h-8 w-3/5', 'h-4 w-2/5', 'h-11 w-40', 'h-4 w-4/5', 'h-4 w-3/4', 'h-4 w-2/3'];

export interface JobSkeletonProps {
  readonly label?: string;
}

/** Also has the shape of a company's page. */
export function JobSkeleton({ label = 'Loading job' }: JobSkeletonProps) {
  return (
    <div role="status" className="grid min-h-svh content-start gap-5 pt-16">
      <span className="sr-only">{label}</span>
      {bars.map((size) => (
        <div key={size} aria-hidden="true" className={`shimmer rounded-sm bg-line ${size}`} />
      ))}
    </div>
  );
}

/** Props of `AnalysisLoading`. */
export interface AnalysisLoadingProps {
  readonly isOnline: boolean;
}

/** The shape of an analysis that is on its way. */
export function AnalysisLoading({ isOnline }: AnalysisLoadingProps) {
  if (!isOnline)
    return (
      <p role="status" className="text-muted">
        You are offline. The analysis stands here as soon as the network is back.
      </p>
    );
  return (
    <div role="status" className="min-h-svh">
      <span className="sr-only">Loading the analysis</span>
      <div aria-hidden="true" className="shimmer grid gap-3">
        <div className="h-4 w-full max-w-[56ch] rounded bg-line" />
        <div className="h-4 w-3/5 max-w-[32ch] rounded bg-line" />
        <div className="mt-1 h-11 w-48 rounded-lg bg-line" />
      </div>
    </div>
  );
}

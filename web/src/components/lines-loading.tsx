export interface LinesLoadingProps {
  /** What is on its way, after 'Loading' and at the beginning of a sentence: 'your letter'. */
  readonly what: string;
  readonly isOnline: boolean;
  readonly className?: string;
}

/** The shape of a text, or of the way to one, that is on its way. */
export function LinesLoading({ what, isOnline, className = '' }: LinesLoadingProps) {
  if (!isOnline)
    return (
      <p role="status" className="text-muted">
        {`You are offline. ${what.charAt(0).toUpperCase()}${what.slice(1)} stands here as soon as the network is back.`}
      </p>
    );
  return (
    <div role="status" className={className}>
      <span className="sr-only">{`Loading ${what}`}</span>
      <div aria-hidden="true" className="shimmer grid gap-3">
        <div className="h-4 w-full max-w-[56ch] rounded bg-line" />
        <div className="h-4 w-3/5 max-w-[32ch] rounded bg-line" />
        <div className="mt-1 h-11 w-48 rounded-lg bg-line" />
      </div>
    </div>
  );
}

export interface TextSkeletonProps {
  /** Names what loads, as in 'your letter'. */
  readonly what: string;
  readonly isOnline: boolean;
  readonly className?: string;
}

export function TextSkeleton({ what, isOnline, className = '' }: TextSkeletonProps) {
  if (!isOnline)
    return (
      <p role="status" className="text-muted">
        {`You're offline. ${what.charAt(0).toUpperCase()}${what.slice(1)} will load when you're back online.`}
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

import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** What is on its way, to who cannot see the shape. */
  readonly says: string;
  /** Width of the whole and room between its parts, as classes. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The shape of something that is on its way. */
export function Skeleton({ says, className, children }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{says}</span>
      {children}
    </div>
  );
}

export interface SkeletonRowsProps {
  /** Each row's own width, as a class. */
  readonly widths: readonly string[];
  /** A row's bars from the top, each as the classes of its size, given the row's own width. */
  readonly bars: (width: string) => readonly string[];
  /** Height of a row and room between its bars, as classes. */
  readonly row: string;
  readonly className?: string;
}

/** Rows of bars, with a hairline under each. */
export function SkeletonRows({ widths, bars, row, className }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className={className}>
      {widths.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have nothing else
        <div key={place} className={`shimmer grid border-b border-line ${row}`}>
          {bars(width).map((size) => (
            <div key={size} className={`rounded bg-line ${size}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** Announced to screen readers. */
  readonly label: string;
  /** Classes of the container. */
  readonly className?: string;
  readonly children: ReactNode;
}

export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export interface SkeletonRowsProps {
  /** Width class of each row. */
  readonly widths: readonly string[];
  /** Returns the size classes of a row's bars, from the top. */
  readonly bars: (width: string) => readonly string[];
  /** Classes of a row. */
  readonly row: string;
  readonly className?: string;
}

export function SkeletonRows({ widths, bars, row, className }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className={className}>
      {widths.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
        <div key={place} className={`shimmer grid border-b border-line ${row}`}>
          {bars(width).map((size) => (
            <div key={size} className={`rounded bg-line ${size}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

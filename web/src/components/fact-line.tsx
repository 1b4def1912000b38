import type { ReactNode } from 'react';

export interface FactLineProps {
  /** Shown first, in bold. */
  readonly lead?: ReactNode;
  /** Empty and repeated facts are left out. */
  readonly facts: readonly string[];
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Shows short facts in a line, separated by dots that disappear where the line wraps. */
export function FactLine({ lead, facts, className = '', children }: FactLineProps) {
  const shown = new Set(facts.filter((fact) => fact !== ''));
  return (
    <div className="overflow-x-clip">
      <p className={`dotted ${className}`}>
        {lead !== undefined && <span className="font-[550] text-ink">{lead}</span>}
        {[...shown].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {children}
      </p>
    </div>
  );
}

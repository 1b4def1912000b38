import { type ReactNode, useId } from 'react';

export interface AnalysisSectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function AnalysisSection({ heading, lead, children }: AnalysisSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line py-8 wide:grid-cols-[176px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="font-head text-title leading-[1.2] font-semibold tracking-tight">
          {heading}
        </h2>
        {lead !== undefined && <p className="max-w-[60ch] text-small text-muted">{lead}</p>}
      </div>
      <div className="grid max-w-[68ch] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        {children}
      </div>
    </section>
  );
}

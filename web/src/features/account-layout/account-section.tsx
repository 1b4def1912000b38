import { type ReactNode, useId } from 'react';

export interface AccountSectionProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function AccountSection({ heading, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-8 sm:py-10 wide:grid-cols-[240px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="font-head text-title leading-[1.15] font-semibold tracking-tight">
          {heading}
        </h2>
        {lead !== undefined && <p className="max-w-[60ch] text-muted">{lead}</p>}
      </div>
      <div className="grid max-w-140 min-w-0 content-start gap-6">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

export interface FormPageProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function FormPage({ heading, lead, children }: FormPageProps) {
  return (
    <section className="grid min-h-[70svh] content-start justify-items-center pt-8 pb-20 sm:pt-16">
      <div className="grid w-full max-w-100 grid-cols-1 gap-7">
        <div className="grid gap-2.5">
          <h1 className="font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em] sm:text-[2.125rem]">
            {heading}
          </h1>
          {lead !== undefined && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

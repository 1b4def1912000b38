import { type ReactNode, useEffect, useRef } from 'react';

export interface StepFrameProps {
  readonly heading: string;
  readonly lead: string;
  /** Shown below the lead. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Moves focus to the heading, since the reader came from another step. */
  readonly isNext: boolean;
}

export function StepFrame({ heading, lead, aside, children, isNext }: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNext) return;
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <section className="appear grid grid-cols-[minmax(0,40rem)] gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start gap-4">
        <h1
          ref={title}
          tabIndex={-1}
          className="font-head text-[1.75rem] leading-[1.1] font-semibold tracking-[-0.042em] outline-none first-letter:uppercase sm:text-display wide:max-w-[13ch]"
        >
          {heading}
        </h1>
        <p className="max-w-[42ch] text-muted sm:text-lead">{lead}</p>
        {aside}
      </div>
      {children}
    </section>
  );
}

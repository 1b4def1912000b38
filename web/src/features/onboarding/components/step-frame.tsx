import { type ReactNode, useEffect, useRef } from 'react';

export interface StepFrameProps {
  readonly heading: string;
  readonly lead: string;
  /** What belongs to the question, below it. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Whether the reader came here from another step: the heading is then read out, from the top. */
  readonly isNext: boolean;
}

/** A step: what is asked at the left, the answers at the right; below each other on a narrow screen. */
export function StepFrame({ heading, lead, beside, children, isNext }: StepFrameProps) {
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
          className="font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] outline-none first-letter:uppercase sm:text-display wide:max-w-[13ch]"
        >
          {heading}
        </h1>
        <p className="max-w-[42ch] text-muted text-pretty sm:text-lead">{lead}</p>
        {beside}
      </div>
      {children}
    </section>
  );
}

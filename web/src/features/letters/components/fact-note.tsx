import type { FactSource, LetterFact } from '@daybreak/contract/types.ts';
import { useLayoutEffect, useRef } from 'react';

export interface FactNoteProps {
  readonly id: string;
  readonly facts: readonly LetterFact[];
  readonly sentence: HTMLElement;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

const names: Readonly<Record<FactSource, string>> = {
  resume: 'In your resume',
  posting: 'In the posting',
};

/** Keeps clear of fixed bars, in pixels. */
const EDGE_PX = 84;

/** Beside the sentence where the style sheet leaves a margin; otherwise below it, or above if there is no room. */
function place(note: HTMLElement, sentence: HTMLElement): void {
  const frame = note.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  const { top, bottom } = sentence.getBoundingClientRect();
  const { offsetHeight: height } = note;
  const goesUp = bottom + height + EDGE_PX > innerHeight && top - height > EDGE_PX;
  const close = goesUp ? top - height - 8 : bottom + 8;
  note.style.setProperty('--beside', `${Math.round(top - frame.top)}px`);
  note.style.setProperty('--close', `${Math.round(close - frame.top)}px`);
}

export function FactNote({ id, facts, sentence, ...pointer }: FactNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => note.current && place(note.current, sentence);
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [sentence]);
  return (
    <div
      ref={note}
      id={id}
      role="tooltip"
      data-fact-note
      {...pointer}
      className="appear absolute top-(--close) left-0 z-10 grid w-full max-w-136 gap-3 rounded-xl border border-line bg-sheet px-4 py-3.5 text-small shadow-[0_8px_32px_oklch(0.19_0.02_275/0.14)] @[50rem]:top-(--beside) @[50rem]:right-0 @[50rem]:left-auto @[50rem]:w-[calc(100%-37rem)] @[50rem]:rounded-none @[50rem]:border-0 @[50rem]:border-l-2 @[50rem]:border-dusk @[50rem]:bg-transparent @[50rem]:py-0.5 @[50rem]:pr-0 @[50rem]:shadow-none"
    >
      {[...Map.groupBy(facts, ({ source }) => source)].map(([source, ofSource]) => (
        <div key={source} className="grid gap-1">
          <p className="font-semibold">{names[source]}</p>{' '}
          {[...new Set(ofSource.map(({ line }) => line))].map((line) => (
            <p key={line} className="text-muted wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

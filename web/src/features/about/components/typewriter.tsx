import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { STEP_MS, textAtStep } from '../text-at-step.ts';

export const SLOGANS = [
  'see jobs the moment they are posted',
  'instantly alerts you to new tech jobs',
] as const;

export interface TypewriterProps {
  readonly lines: readonly string[];
}

/**
 * Types the lines one after another. Screen readers and reduced motion get each full line once, and anyone can pause.
 * The invisible lines reserve the height of the longest one.
 */
export function Typewriter({ lines }: TypewriterProps) {
  const [step, setStep] = useState(0);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setStep((steps) => steps + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused]);

  return (
    <div className="flex items-end gap-3">
      <ul className="sr-only motion-reduce:not-sr-only motion-reduce:grid motion-reduce:gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="grid motion-reduce:hidden" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className="invisible [grid-area:1/1]">
            {line}&#8203;
          </span>
        ))}
        <span className="[grid-area:1/1]" data-typed>
          {textAtStep(lines, step)}
          <span className="relative">
            <span className="absolute bottom-[0.04em] left-[0.06em] h-[1em] w-[0.06em] bg-faint" />
          </span>
        </span>
      </p>
      <button
        type="button"
        onClick={() => setPaused(!isPaused)}
        aria-label={isPaused ? 'Resume typing' : 'Pause typing'}
        className="grid size-11 shrink-0 place-items-center rounded-full text-faint transition-colors duration-150 hover:text-ink motion-reduce:hidden"
      >
        {isPaused ? (
          <Play className="size-4" aria-hidden="true" />
        ) : (
          <Pause className="size-4" aria-hidden="true" />
        )}
      </button>
    </div>
  );
}

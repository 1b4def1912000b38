import { type KeyboardEvent, useRef } from 'react';
import { functionName, type JobFunction, jobFunctions } from '../job-functions.ts';
import { slicePie } from '../slice-pie.ts';

export interface FunctionPieProps {
  readonly chosen: JobFunction;
  readonly onChoose: (role: JobFunction) => void;
}

const RADIUS = 120;
const slices = slicePie(
  jobFunctions.map(({ part }) => part),
  RADIUS,
);

const arrowSteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Radio buttons drawn as pie slices, with arrow-key navigation. */
export function FunctionPie({ chosen, onChoose }: FunctionPieProps) {
  const pie = useRef<SVGSVGElement>(null);

  const choose = (index: number) => {
    const count = jobFunctions.length;
    const next = jobFunctions[(index + count) % count];
    if (next === undefined) return;
    onChoose(next.role);
    pie.current?.querySelector<SVGGElement>(`[data-function="${next.role}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === ' ' || event.key === 'Enter' ? 0 : arrowSteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(index + step);
  };

  return (
    <div role="radiogroup" aria-label="Job function" className="max-w-72">
      <svg
        ref={pie}
        viewBox="-122 -122 244 244"
        role="presentation"
        className="group/pie block w-full overflow-visible"
      >
        {jobFunctions.map(({ role, part }, index) => {
          const isChosen = role === chosen;
          const { outline, label } = slices[index] ?? { outline: '', label: [0, 0] };
          return (
            // biome-ignore lint/a11y/useSemanticElements: an input cannot be drawn as a slice
            <g
              key={role}
              role="radio"
              aria-checked={isChosen}
              aria-label={`${functionName(role)}, ${part}%`}
              tabIndex={isChosen ? 0 : -1}
              data-function={role}
              onClick={() => choose(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className="group cursor-pointer outline-none"
            >
              <path
                d={outline}
                strokeWidth="2.5"
                strokeLinejoin="round"
                className={`stroke-paper transition-colors duration-150 ${isChosen ? 'fill-ink' : 'fill-line group-hover:fill-faint/45'}`}
              />
              <text
                x={label[0]}
                y={label[1]}
                textAnchor="middle"
                className={`pointer-events-none text-small font-semibold select-none ${isChosen ? 'fill-on-ink' : 'fill-ink'}`}
              >
                {functionName(role)}
                <tspan x={label[0]} dy="1.4em" className="font-normal tabular-nums opacity-80">
                  {part}
                </tspan>
              </text>
            </g>
          );
        })}
        {/* Drawn last so that no slice covers the focus ring. */}
        <path
          d={slices[jobFunctions.findIndex(({ role }) => role === chosen)]?.outline}
          strokeWidth="4"
          strokeLinejoin="round"
          className="pointer-events-none hidden fill-none stroke-dusk group-has-focus-visible/pie:block"
        />
      </svg>
    </div>
  );
}

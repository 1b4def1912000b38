import { useState } from 'react';
import { pillLabelClass } from './pill.ts';
import { ShowMore } from './show-more.tsx';

export interface PillChoicesProps<Code extends string> {
  readonly legend: string;
  /** Labels by code, in order. */
  readonly names: Readonly<Partial<Record<Code, string>>>;
  readonly chosen: readonly Code[];
  /** Chosen codes without a label stay chosen. */
  readonly onChoose: (codes: readonly Code[]) => void;
  /** How many are shown at first, besides the chosen ones; all by default. */
  readonly initialCount?: number;
}

/** A group of checkboxes styled as pills. */
export function PillChoices<Code extends string>(props: PillChoicesProps<Code>) {
  const { legend, names, chosen, onChoose, initialCount = Number.POSITIVE_INFINITY } = props;
  const [isOpen, setOpen] = useState(false);
  // Object.keys loses the key type.
  const codes = Object.keys(names) as Code[];
  const visible = codes.filter((code, rank) => isOpen || rank < initialCount || chosen.includes(code));
  const toggle = (code: Code, isChosen: boolean) => {
    const next = new Set(isChosen ? [...chosen, code] : chosen.filter((other) => other !== code));
    onChoose([...codes.filter((known) => next.delete(known)), ...next]);
  };
  return (
    <fieldset>
      <legend className="pb-2.5 text-small text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-1.5 max-wide:gap-2">
        {visible.map((code) => (
          <label key={code} className={pillLabelClass}>
            <input
              type="checkbox"
              value={code}
              checked={chosen.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
              className="sr-only"
            />
            {names[code]}
          </label>
        ))}
        {codes.length > initialCount && (
          <ShowMore
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            more={`${codes.length - initialCount} more`}
            less="Fewer"
          />
        )}
      </div>
    </fieldset>
  );
}

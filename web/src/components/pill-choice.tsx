import { useId } from 'react';
import { pillLabelClass } from './pill.ts';

export interface PillChoiceProps<Code extends string> {
  readonly legend: string;
  /** Labels by code, in order. */
  readonly names: Readonly<Record<Code, string>>;
  /** Undefined before the first choice. */
  readonly chosen: Code | undefined;
  readonly onChoose: (code: Code) => void;
}

/** A radio group styled as pills. */
export function PillChoice<Code extends string>({ legend, names, chosen, onChoose }: PillChoiceProps<Code>) {
  const group = useId();
  // Object.keys loses the key type.
  const codes = Object.keys(names) as Code[];
  return (
    <fieldset>
      <legend className="pb-2.5 text-small text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-1.5 max-wide:gap-2">
        {codes.map((code) => (
          <label key={code} className={pillLabelClass}>
            <input
              type="radio"
              name={group}
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
              className="sr-only"
            />
            {names[code]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

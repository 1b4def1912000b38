import { useId } from 'react';

export interface PillChoiceProps<Code extends string> {
  readonly legend: string;
  /** Labels by code, in order. */
  readonly names: Readonly<Record<Code, string>>;
  readonly chosen: Code;
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
          <label
            key={code}
            className="inline-flex min-h-8 items-center rounded-full border border-line px-3 text-small text-muted transition-colors duration-150 select-none hover:border-muted hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:font-[550] has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-dusk max-wide:min-h-11 max-wide:px-4.5"
          >
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

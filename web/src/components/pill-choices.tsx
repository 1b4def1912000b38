import { pillLabelClass } from './pill.ts';

export interface PillChoicesProps<Code extends string> {
  readonly legend: string;
  /** Labels by code, in order. */
  readonly names: Readonly<Partial<Record<Code, string>>>;
  readonly chosen: readonly Code[];
  /** Chosen codes without a label stay chosen. */
  readonly onChoose: (codes: readonly Code[]) => void;
}

/** A group of checkboxes styled as pills. */
export function PillChoices<Code extends string>(props: PillChoicesProps<Code>) {
  const { legend, names, chosen, onChoose } = props;
  // Object.keys loses the key type.
  const codes = Object.keys(names) as Code[];
  const toggle = (code: Code, isChosen: boolean) => {
    const next = new Set(isChosen ? [...chosen, code] : chosen.filter((other) => other !== code));
    onChoose([...codes.filter((known) => next.delete(known)), ...next]);
  };
  return (
    <fieldset>
      <legend className="pb-2.5 text-small text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-1.5 max-wide:gap-2">
        {codes.map((code) => (
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
      </div>
    </fieldset>
  );
}

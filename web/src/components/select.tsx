import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { isCode } from './is-code.ts';

export interface SelectProps<Code extends string> {
  readonly label: string;
  /** Labels by code, in order. */
  readonly names: Readonly<Record<Code, string>>;
  readonly chosen: Code;
  readonly onChoose: (code: Code) => void;
}

export function Select<Code extends string>({ label, names, chosen, onChoose }: SelectProps<Code>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small text-muted">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen}
          onChange={({ target: { value } }) => isCode(names, value) && onChoose(value)}
          className="min-h-11 w-full appearance-none bg-transparent pr-8 text-lead font-semibold"
        >
          {Object.entries<string>(names).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3.5 right-0 size-4" aria-hidden="true" />
      </div>
    </div>
  );
}

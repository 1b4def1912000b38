import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  readonly label: string;
}

export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5">
      <span className="relative grid size-5 shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer size-5 appearance-none rounded-[5px] border border-faint bg-sheet transition-colors duration-150 checked:border-ink checked:bg-ink hover:border-muted"
        />
        <Check
          className="pointer-events-none absolute inset-0.5 size-4 text-on-ink opacity-0 peer-checked:opacity-100"
          strokeWidth={3}
          aria-hidden="true"
        />
      </span>
      {label}
    </label>
  );
}

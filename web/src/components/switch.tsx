export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, on, onSwitch, disabled = false }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onSwitch(event.target.checked)}
        className="relative h-5 w-9 shrink-0 appearance-none rounded-full bg-faint transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-ink motion-safe:before:transition-transform motion-safe:before:duration-150 checked:bg-ink checked:before:translate-x-4 disabled:opacity-50 focus-visible:rounded-full"
      />
    </label>
  );
}

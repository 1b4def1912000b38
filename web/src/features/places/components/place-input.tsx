import type { ComponentProps } from 'react';

/** The line on which a place is typed. */
export function PlaceInput(props: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      placeholder="City, state or country"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      {...props}
      className="min-h-11 w-full rounded-none border-b-[1.5px] border-ink bg-transparent outline-none placeholder:text-muted focus:border-dusk focus:shadow-[0_1px_var(--dusk)]"
    />
  );
}

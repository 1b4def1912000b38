import type { ComponentProps } from 'react';

/** What stands in the line until something is typed. */
export const placePlaceholder = 'City, state or country';

/** The look of the line on which a place is typed. */
export const placeLook =
  'min-h-11 w-full rounded-none border-b-[1.5px] border-ink bg-transparent outline-none placeholder:text-muted focus:border-dusk focus:shadow-[0_1px_var(--dusk)]';

/** The line on which a place is typed, before its search is here. */
export function PlaceInput(props: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      placeholder={placePlaceholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      {...props}
      className={placeLook}
    />
  );
}

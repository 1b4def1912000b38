import type { ComponentProps } from 'react';

export const placePlaceholder = 'City, state, country or ZIP';

export const placeInputClass =
  'min-h-11 w-full rounded-none border-b-[1.5px] border-ink bg-transparent outline-none placeholder:text-muted focus:border-dusk focus:shadow-[0_1px_var(--dusk)]';

export function PlaceInput(props: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      placeholder={placePlaceholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      {...props}
      className={placeInputClass}
    />
  );
}

const baseClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-small transition-colors duration-150 select-none max-wide:min-h-11 max-wide:px-4.5';

export function pillClass(isChosen: boolean): string {
  return isChosen
    ? `${baseClass} border-ink bg-ink font-[550] text-on-ink`
    : `${baseClass} border-line text-muted hover:border-muted hover:text-ink`;
}

/** Of a label around a radio button or checkbox that is hidden. */
export const pillLabelClass =
  'inline-flex min-h-8 items-center rounded-full border border-line px-3 text-small text-muted transition-colors duration-150 select-none hover:border-muted hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:font-[550] has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-dusk max-wide:min-h-11 max-wide:px-4.5';

const baseClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-small transition-colors duration-150 select-none max-wide:min-h-11 max-wide:px-4.5';

export function pillClass(isChosen: boolean): string {
  return isChosen
    ? `${baseClass} border-ink bg-ink font-[550] text-on-ink`
    : `${baseClass} border-line text-muted hover:border-muted hover:text-ink`;
}

/** The look of an outlined button with an icon. Three of them fit beside each other on a screen 320 px wide. */
export const outlinedButton =
  'inline-flex min-h-11 items-center gap-2 rounded-lg border border-line px-4 font-[550] transition-colors duration-150 hover:border-ink max-[22.5rem]:gap-1 max-[22.5rem]:px-2.5';

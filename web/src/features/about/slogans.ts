/** What the typewriter of /about-us writes, one after the other. */
export const slogans = [
  'see jobs the moment they are posted',
  'instantly alerts you to new tech jobs',
] as const;

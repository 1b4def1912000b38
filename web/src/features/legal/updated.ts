/** The day both legal texts were last changed, as SPEC.md words it. */
export const updated = 'October 15th, 2023';

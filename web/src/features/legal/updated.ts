/** The day both legal texts were last changed, as the pages show it. */
export const updated = 'October 15th, 2023';

/** Returns how the file of a page starts: 'job-titles', for `jobTitles` in pages/job-titles-page.tsx. */
export const pageFile = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

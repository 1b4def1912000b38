/** Rejects `javascript:` and other schemes that would run in the page. */
export const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

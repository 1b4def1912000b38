/** Separates two phrases of a tokenized title. */
export const BORDER = ',';
/** Separates two alternatives of a tokenized title. */
export const SLASH = '/';

const QUOTATION_MARKS = /["“”„«»]/g;

/** Whether a search is in quotation marks, which ask for its words as they are. */
export const isLiteral = (search: string): boolean => search.search(QUOTATION_MARKS) >= 0;

/** A search without quotation marks, as a job title to save. */
export const withoutQuotationMarks = (search: string): string => search.replace(QUOTATION_MARKS, '').trim();

const LEGAL_FORM = /(?<=.) (inc|incorporated|llc|ltd|limited|gmbh|corp|corporation|co|company|ag|sa|plc)$/;

/** Returns the same key for the usual spellings of a company: 'Acme, Inc.' and 'ACME' are 'acme'. */
export const companyKey = (company: string): string =>
  company
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(LEGAL_FORM, '');

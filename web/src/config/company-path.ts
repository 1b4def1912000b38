import { companySlug } from '@daybreak/contract/company-slug.ts';

/** The page of a company, by any spelling of its name. Apart from the other paths, which the early script bundles. */
export const companyPath = (name: string) => `/companies/${encodeURIComponent(companySlug(name))}`;

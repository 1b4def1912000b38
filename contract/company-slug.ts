import { employerKey } from './employer-key.ts';

/**
 * Returns the last part of a company page's address, the same for all spellings of the company; '' for a name
 * without one.
 */
export const companySlug = (company: string): string => employerKey(company).replaceAll(' ', '-');

/** Returns the employer key of a slug, or of anything typed like one. */
export const employerKeyOf = (slug: string): string => employerKey(slug.replaceAll('-', ' '));

/** 'careers-acme', 'uscareers-acme' and 'jobs-acme' are boards of the account 'acme'. */
export const icimsAccount = (slug: string): string => slug.replace(/^[^-]*-/, '');

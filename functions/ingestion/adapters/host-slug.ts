/** A host name of at least two labels, in lower case. */
export const HOST_NAME = String.raw`(?=[a-z0-9.-]{4,200}(?:~|$))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}`;

/** Matches the slugs of a system whose boards have hosts of their own: a host name, and what may follow it. */
export const hostSlug = (rest = ''): RegExp => new RegExp(`^${HOST_NAME}${rest}$`);

/** Splits a slug such as 'careers.acme.com~CX_1' into its host and the rest, which is '' if there is none. */
export function splitSlug(slug: string): { readonly host: string; readonly rest: string } {
  const [host = '', ...rest] = slug.split('~');
  return { host, rest: rest.join('~') };
}

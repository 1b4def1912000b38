/** Says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The standard recommends less than a year. */
const MONTHS = 11;

/**
 * Returns the text, which expires on the first of a month within a year of `now`, so that only a deployment
 * in a new month changes it. A stage that isn't deployed for 10 months says that its text is stale.
 */
export function renderSecurityText(url: string, contact: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

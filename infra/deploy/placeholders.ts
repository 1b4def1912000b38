import type { SiteClaims } from '../house/built-site.ts';
import type { StageSettings } from '../stage.ts';
import { isTrueSaving } from './savings.ts';

/** Names that nobody can own: RFC 2606 and RFC 6761. */
const RESERVED = /(^|[.@])(example|example\.(com|net|org)|test|invalid|localhost)$/i;

const isReserved = (name: string | undefined): boolean => name !== undefined && RESERVED.test(name);

/**
 * Returns a sentence for every setting of a stage that is still a placeholder, with what to do. A stage is deployed
 * only if there is none. `settings` are as cdk.json has them, before defaults.
 */
export function findPlaceholders(name: string, settings: StageSettings, claims: SiteClaims): string[] {
  const found: string[] = [];
  const at = (key: string) => `stages.${name}.${key} in cdk.json`;
  const demandAddress = (key: 'supportAddress' | 'alarmEmail', purpose: string) => {
    const address = settings[key];
    if (address === undefined) found.push(`${at(key)} is missing. Set it to the address ${purpose}.`);
    else if (isReserved(address))
      found.push(`${at(key)} is "${address}", which is a placeholder. Set it to the address ${purpose}.`);
  };

  if (isReserved(settings.mailFrom))
    found.push(
      `${at('mailFrom')} is "${settings.mailFrom}", which is a placeholder. Set it to an address of a domain that you own.`,
    );
  if (isReserved(settings.domain?.name))
    found.push(
      `${at('domain.name')} is "${settings.domain?.name}", which is a placeholder. Set it to your domain, or remove domain to use CloudFront's.`,
    );
  demandAddress('supportAddress', 'where people write to you');
  demandAddress('alarmEmail', 'that gets the alarms');
  if (settings.mailsPerSecond === undefined)
    found.push(
      `${at('mailsPerSecond')} is missing. Set it to the account's SES sending rate: 14 on a new account, 1 in the SES sandbox.`,
    );
  if (settings.production !== true) return found;
  if (settings.passwordSignIn === true)
    found.push(`${at('passwordSignIn')} lets scripts sign people in with a plain password. Remove it.`);

  if (claims.testimonial === 'sample')
    found.push(
      "The testimonial on /pricing is a sample. Put a customer's own words in web/src/config/testimonial.ts, or kind 'none' to leave it out.",
    );
  if (!isTrueSaving(claims.price) && settings.savingsClaimConfirmed !== true)
    found.push(
      `The label "${claims.price.annualLabel}" is untrue for ${claims.price.monthly} a month and ${claims.price.annual} a year. ` +
        `Change a price or the label in web/src/config/product.ts, or set ${at('savingsClaimConfirmed')} to true to stand by the claim.`,
    );
  return found;
}

import type { SiteClaims } from '../platform/built-site.ts';
import type { StageSettings } from '../stage.ts';

/** Domain names that can't be registered (RFC 2606, RFC 6761). */
const RESERVED = /(^|[.@])(example|example\.(com|net|org)|test|invalid|localhost)$/i;

const isReserved = (name: string | undefined): boolean => name !== undefined && RESERVED.test(name);

const MONTHS = 12;

/** Parses '$4.63' into cents. Rounds, because 4.63 has no exact binary representation. */
const parseCents = (price: string): number => Math.round(Number(price.replace(/[^\d.]/g, '')) * 100);

/** Whether the annual price saves at least the percentage in its label, if the label states one. */
function isTrueSavingsLabel({ monthly, annual, annualLabel }: SiteClaims['price']): boolean {
  const [, percent] = /(\d+(?:\.\d+)?)\s*%/.exec(annualLabel) ?? [];
  if (percent === undefined) return true;
  const twelveMonths = MONTHS * parseCents(monthly);
  return (100 * (twelveMonths - parseCents(annual))) / twelveMonths >= Number(percent);
}

/**
 * Returns a sentence with what to do for each setting or page that is still a placeholder, which blocks a deployment.
 * `settings` are those in cdk.json, before defaults.
 */
export function findPlaceholders(name: string, settings: StageSettings, claims: SiteClaims): string[] {
  const findings: string[] = [];
  const at = (key: string) => `stages.${name}.${key} in cdk.json`;
  const requireAddress = (key: 'supportAddress' | 'alarmEmail', purpose: string) => {
    const address = settings[key];
    if (address === undefined) findings.push(`${at(key)} is missing. Set it to the address ${purpose}.`);
    else if (isReserved(address))
      findings.push(`${at(key)} is "${address}", which is a placeholder. Set it to the address ${purpose}.`);
  };

  if (isReserved(settings.mailFrom))
    findings.push(
      `${at('mailFrom')} is "${settings.mailFrom}", which is a placeholder. Set it to an address of a domain that you own.`,
    );
  if (isReserved(settings.domain?.name))
    findings.push(
      `${at('domain.name')} is "${settings.domain?.name}", which is a placeholder. Set it to your domain, or remove it to use CloudFront's domain.`,
    );
  requireAddress('supportAddress', 'where people write to you');
  requireAddress('alarmEmail', 'that gets the alarms');
  if (settings.mailsPerSecond === undefined)
    findings.push(
      `${at('mailsPerSecond')} is missing. Set it to the account's SES sending rate: 14 on a new account, 1 in the SES sandbox.`,
    );
  if (settings.production !== true) return findings;
  if (settings.passwordSignIn === true)
    findings.push(`${at('passwordSignIn')} allows scripts to sign in with a plain password. Remove it.`);

  if (settings.postalAddress === undefined)
    findings.push(
      `${at('postalAddress')} is missing. Set it to your postal address, which US law requires in alert e-mails.`,
    );
  if (claims.testimonial === 'sample')
    findings.push(
      "The testimonial on /pricing is a placeholder, shown as 'Example testimonial'. Replace it with a customer's own words in web/src/config/testimonial.ts, or set kind 'none' to leave it out.",
    );
  if (!isTrueSavingsLabel(claims.price) && settings.savingsClaimConfirmed !== true)
    findings.push(
      `The label "${claims.price.annualLabel}" is false for ${claims.price.monthly} a month and ${claims.price.annual} a year. ` +
        `Change a price or the label in web/src/config/product.ts, or set ${at('savingsClaimConfirmed')} to true to confirm the claim.`,
    );
  return findings;
}

import type { Verifiable } from '../definition/pool-properties.ts';
import type { Contact } from '../messages/choose-contact.ts';
import { type Pool, saveUser } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { checkChangedAttributes } from './check-attributes.ts';

const CONTACTS: readonly Verifiable[] = ['email', 'phone_number'];

/**
 * Changes a user's attributes; an empty value removes one. A contact that is written counts as unverified unless the
 * caller says otherwise. With `verify`, contacts the pool verifies are given back for a code to be sent, and those
 * that must be verified first (AttributesRequireVerificationBeforeUpdate) keep their old value meanwhile.
 */
export function changeAttributes(
  pool: Pool,
  user: User,
  changes: Readonly<Record<string, string>>,
  { verify }: { verify: boolean },
): { user: User; toVerify: Contact[] } {
  const { properties, attributes: rules } = pool.definition;
  checkChangedAttributes(rules, changes);
  const keepsOld = properties.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate;
  const attributes: Record<string, string> = { ...user.attributes, ...changes };
  const toVerify: Contact[] = [];
  const written = CONTACTS.filter((contact) => changes[contact] !== undefined);
  for (const attribute of written) {
    const address = changes[attribute] ?? '';
    const verified = `${attribute}_verified`;
    const known = user.attributes[attribute];
    const coded = verify && address !== '' && properties.AutoVerifiedAttributes.includes(attribute);
    if (coded) toVerify.push({ attribute, address });
    if (coded && keepsOld.includes(attribute) && known !== undefined) attributes[attribute] = known;
    else attributes[verified] = changes[verified] ?? (address === '' ? '' : 'false');
  }
  const kept = Object.entries(attributes).filter(([, value]) => value !== '');
  const saved = saveUser(pool, { ...user, attributes: Object.fromEntries(kept) });
  for (const attribute of written) pool.codes.withdraw(user.sub, attribute);
  return { user: saved, toVerify };
}

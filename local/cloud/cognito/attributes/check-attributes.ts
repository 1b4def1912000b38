import type { AttributeRule } from '../definition/attribute-rules.ts';
import type { Client } from '../definition/client-properties.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';

type Rules = ReadonlyMap<string, AttributeRule>;
type Values = Readonly<Record<string, string>>;

/** Cognito accepts any e-mail address with an @ and a dot in its domain. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+\d{1,15}$/;

/** Throws NotAuthorizedException for an attribute that the client may not write. */
export function checkWritable(client: Client, names: readonly string[]): void {
  if (names.every((name) => client.writeAttributes.includes(name))) return;
  throw notAuthorized('A client attempted to write unauthorized attribute');
}

/** Throws InvalidParameterException if a new user's attributes break the schema. */
export function checkNewAttributes(rules: Rules, values: Values): void {
  const missing = [...rules.values()]
    .filter((rule) => rule.required && !values[rule.name])
    .map((rule) => `${rule.name}: The attribute ${rule.name} is required\n`);
  const problems = [...missing, ...brokenRules(rules, values)];
  if (problems.length > 0) {
    throw invalidParameter(`Attributes did not conform to the schema: ${problems.join('')}`);
  }
  checkFormats(values);
}

/**
 * Throws InvalidParameterException if changed attributes break the schema or are immutable. An empty value removes an
 * attribute.
 */
export function checkChangedAttributes(rules: Rules, values: Values): void {
  const immutable = Object.keys(values)
    .filter((name) => rules.get(name)?.mutable === false)
    .map((name) => `${name}: Attribute cannot be updated.\n`);
  const missing = Object.keys(values)
    .filter((name) => values[name] === '' && rules.get(name)?.required)
    .map((name) => `${name}: The attribute ${name} is required\n`);
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const problems = [...immutable, ...missing, ...brokenRules(rules, kept)];
  if (problems.length > 0) throw invalidParameter(problems.map((problem) => `user.${problem}`).join(''));
  checkFormats(kept);
}

function brokenRules(rules: Rules, values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const rule = rules.get(name);
    if (rule === undefined) return `${name}: Attribute does not exist in the schema.\n`;
    if (value.length < rule.minLength)
      return `${name}: String must be no shorter than ${rule.minLength} characters\n`;
    if (value.length > rule.maxLength)
      return `${name}: String must be no longer than ${rule.maxLength} characters\n`;
    return [];
  });
}

function checkFormats({ email, phone_number: phone }: Values): void {
  if (email !== undefined && !EMAIL.test(email)) throw invalidParameter('Invalid email address format.');
  if (phone !== undefined && !PHONE.test(phone)) throw invalidParameter('Invalid phone number format.');
}

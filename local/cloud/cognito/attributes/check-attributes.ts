import type { AttributeRule } from '../definition/attribute-rules.ts';
import type { Client } from '../definition/client-properties.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';

type Rules = ReadonlyMap<string, AttributeRule>;
type Values = Readonly<Record<string, string>>;

/** E-mail addresses as Cognito takes them: something, an @, a domain with a dot. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+\d{1,15}$/;
const VERIFIED = new Set(['email_verified', 'phone_number_verified']);

/** Refuses attributes that the client must not write; nobody says of himself that an address is verified. */
export function checkWritable(client: Client, names: readonly string[]): void {
  const { writeAttributes } = client;
  const refused = names.some(
    (name) => VERIFIED.has(name) || (writeAttributes !== undefined && !writeAttributes.includes(name)),
  );
  if (refused) throw notAuthorized('A client attempted to write unauthorized attribute');
}

/** Refuses a new user's attributes that break the schema. */
export function checkNewAttributes(rules: Rules, values: Values): void {
  const missing = [...rules.values()]
    .filter((rule) => rule.required && !values[rule.name])
    .map((rule) => `${rule.name}: The attribute ${rule.name} is required\n`);
  const broken = Object.entries(values).flatMap(([name, value]) => brokenRule(rules, name, value));
  const problems = [...missing, ...broken];
  if (problems.length > 0) {
    throw invalidParameter(`Attributes did not conform to the schema: ${problems.join('')}`);
  }
  checkFormats(values);
}

/** Refuses changed attributes that break the schema or must not change. An empty value stands for removal. */
export function checkChangedAttributes(rules: Rules, values: Values): void {
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const rule = rules.get(name);
    if (rule !== undefined && !rule.mutable) return [`${name}: Attribute cannot be updated.\n`];
    if (value !== '' || rule === undefined) return brokenRule(rules, name, value);
    return rule.required || name === 'email' ? [`${name}: The attribute ${name} is required\n`] : [];
  });
  if (problems.length > 0) throw invalidParameter(problems.map((problem) => `user.${problem}`).join(''));
  checkFormats(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
}

function brokenRule(rules: Rules, name: string, value: string): string[] {
  const rule = rules.get(name);
  if (rule === undefined || name === 'sub') return [`${name}: Attribute does not exist in the schema.\n`];
  const problem = brokenType(rule, value) ?? brokenBounds(rule, value);
  return problem === undefined ? [] : [`${name}: ${problem}\n`];
}

function brokenType(rule: AttributeRule, value: string): string | undefined {
  if (rule.type === 'Number' && !/^-?\d+$/.test(value)) return 'Attribute value must be a number.';
  if (rule.type === 'Boolean' && !/^(true|false)$/i.test(value))
    return 'Attribute value must be true or false.';
  if (rule.type === 'DateTime' && Number.isNaN(Date.parse(value))) return 'Attribute value must be a date.';
  return undefined;
}

function brokenBounds(rule: AttributeRule, value: string): string | undefined {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = rule;
  if (rule.type === 'Number') {
    if (Number(value) < least) return `Number must be no less than ${least}`;
    return Number(value) > most ? `Number must be no greater than ${most}` : undefined;
  }
  if (value.length < least) return `String must be no shorter than ${least} characters`;
  return value.length > most ? `String must be no longer than ${most} characters` : undefined;
}

function checkFormats({ email, phone_number: phone }: Values): void {
  if (email !== undefined && !EMAIL.test(email)) throw invalidParameter('Invalid email address format.');
  if (phone !== undefined && !PHONE.test(phone)) throw invalidParameter('Invalid phone number format.');
}

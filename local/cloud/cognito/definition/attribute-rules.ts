import type { SchemaAttribute } from './schema-properties.ts';

/** What Cognito asks of one attribute's values. Bounds are lengths for strings, values for numbers. */
export interface AttributeRule {
  name: string;
  type: 'String' | 'Number' | 'DateTime' | 'Boolean';
  mutable: boolean;
  required: boolean;
  least: number | undefined;
  most: number | undefined;
}

const STRINGS =
  'name given_name family_name middle_name nickname preferred_username profile picture website email gender zoneinfo locale phone_number address';

const LONGEST = 2048;

const standard = (name: string, more: Partial<AttributeRule> = {}): AttributeRule => ({
  name,
  type: 'String',
  mutable: true,
  required: false,
  least: 0,
  most: LONGEST,
  ...more,
});

const STANDARD: readonly AttributeRule[] = [
  ...STRINGS.split(' ').map((name) => standard(name)),
  standard('sub', { mutable: false }),
  standard('birthdate', { least: 10, most: 10 }),
  standard('email_verified', { type: 'Boolean' }),
  standard('phone_number_verified', { type: 'Boolean' }),
  standard('updated_at', { type: 'Number', most: undefined }),
];

/**
 * The rules of a pool's attributes by name: OpenID Connect's standard ones, changed where the template declares
 * them again, and the declared others under `custom:`. A custom attribute is immutable unless it says otherwise,
 * as CDK documents of CloudFormation.
 */
export function attributeRules(declared: readonly SchemaAttribute[]): ReadonlyMap<string, AttributeRule> {
  const rules = new Map(STANDARD.map((rule) => [rule.name, rule]));
  for (const attribute of declared) {
    const base = rules.get(attribute.Name);
    const name = base ? attribute.Name : `custom:${attribute.Name}`;
    const text = attribute.StringAttributeConstraints;
    const number = attribute.NumberAttributeConstraints;
    rules.set(name, {
      name,
      type: base?.type ?? attribute.AttributeDataType,
      mutable: attribute.Mutable ?? base !== undefined,
      required: attribute.Required,
      least: text?.MinLength ?? number?.MinValue ?? base?.least,
      most: text?.MaxLength ?? number?.MaxValue ?? base?.most,
    });
  }
  return rules;
}

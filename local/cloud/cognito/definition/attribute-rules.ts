import type { SchemaAttribute } from './pool-properties.ts';

/** The constraints on one attribute's values. Lengths are in characters. */
export interface AttributeRule {
  name: string;
  mutable: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
}

/** OpenID Connect's claims, which a pool has without the prefix `custom:`. */
const STANDARD = new Set([
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'website',
  'zoneinfo',
]);

/** The rules of the attributes that the pool's schema declares, by name. */
export function attributeRules(schema: readonly SchemaAttribute[]): ReadonlyMap<string, AttributeRule> {
  return new Map(
    schema.map(({ Name, Mutable, Required, StringAttributeConstraints: length }) => {
      const name = STANDARD.has(Name) ? Name : `custom:${Name}`;
      return [
        name,
        {
          name,
          mutable: Mutable,
          required: Required,
          minLength: length?.MinLength ?? 0,
          maxLength: length?.MaxLength ?? 2048,
        },
      ];
    }),
  );
}

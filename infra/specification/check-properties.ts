import type { Property, PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types';

export interface Violation {
  readonly path: string;
  readonly message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether CloudFormation computes the value during a deployment. */
const isIntrinsic = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 1 && /^(Ref|Fn::\w+)$/.test(Object.keys(value)[0] ?? '');

/** CloudFormation also parses numbers and Booleans from strings. */
const scalars: Record<string, (value: unknown) => boolean> = {
  string: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  'date-time': (value) => typeof value === 'string',
  number: (value) => value !== '' && Number.isFinite(Number(value)),
  integer: (value) => value !== '' && Number.isInteger(Number(value)),
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  json: (value) => isObject(value) || Array.isArray(value) || typeof value === 'string',
  null: (value) => value === null,
  tag: (value) => isObject(value) && 'Key' in value && 'Value' in value,
};

function checkType(db: SpecDatabase, type: PropertyType, value: unknown, path: string): Violation[] {
  if (isIntrinsic(value)) return [];
  if (type.type === 'ref') {
    return isObject(value)
      ? checkProperties(db, db.get('typeDefinition', type.reference).properties, value, path)
      : [{ path, message: 'is not an object' }];
  }
  if (type.type === 'array') {
    return Array.isArray(value)
      ? value.flatMap((element, index) => checkType(db, type.element, element, `${path}[${index}]`))
      : [{ path, message: 'is not a list' }];
  }
  if (type.type === 'map') {
    return isObject(value)
      ? Object.entries(value).flatMap(([key, element]) =>
          checkType(db, type.element, element, `${path}.${key}`),
        )
      : [{ path, message: 'is not a map' }];
  }
  if (type.type === 'union') return checkAnyType(db, type.types, value, path);
  if (!scalars[type.type]?.(value))
    return [{ path, message: `is not of type ${type.type}: ${JSON.stringify(value)}` }];
  const allowed: readonly unknown[] | undefined = 'allowedValues' in type ? type.allowedValues : undefined;
  return allowed && !allowed.map(String).includes(String(value))
    ? [{ path, message: `is ${JSON.stringify(value)}, which is not one of ${allowed.join(', ')}` }]
    : [];
}

/** Returns nothing if one of the types matches, or the violations of the first type. */
function checkAnyType(
  db: SpecDatabase,
  types: readonly PropertyType[],
  value: unknown,
  path: string,
): Violation[] {
  const results = types.map((type) => checkType(db, type, value, path));
  return results.find((findings) => findings.length === 0) ?? results[0] ?? [];
}

/** Checks names, types, allowed values, and required properties. */
export function checkProperties(
  db: SpecDatabase,
  specification: Readonly<Record<string, Property>>,
  properties: Readonly<Record<string, unknown>>,
  path: string,
): Violation[] {
  const missing = Object.entries(specification)
    .filter(([name, { required }]) => required && properties[name] === undefined)
    .map(([name]) => ({ path: `${path}.${name}`, message: 'is required but missing' }));
  const invalid = Object.entries(properties).flatMap(([name, value]) => {
    const property = specification[name];
    if (!property) return [{ path: `${path}.${name}`, message: 'is not in the specification' }];
    return checkAnyType(db, [property.type, ...(property.previousTypes ?? [])], value, `${path}.${name}`);
  });
  return [...missing, ...invalid];
}

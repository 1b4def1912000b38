import type { Property, PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types';

/** What is wrong with a value, at its place in the resource. */
export interface Finding {
  readonly at: string;
  readonly says: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether CloudFormation puts the value in only when it deploys. */
const isIntrinsic = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 1 && /^(Ref|Fn::\w+)$/.test(Object.keys(value)[0] ?? '');

/** CloudFormation reads numbers and Booleans from strings as well. */
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

function judgeType(db: SpecDatabase, type: PropertyType, value: unknown, at: string): Finding[] {
  if (isIntrinsic(value)) return [];
  if (type.type === 'ref') {
    return isObject(value)
      ? judgeProperties(db, db.get('typeDefinition', type.reference).properties, value, at)
      : [{ at, says: 'is no object' }];
  }
  if (type.type === 'array') {
    return Array.isArray(value)
      ? value.flatMap((one, index) => judgeType(db, type.element, one, `${at}[${index}]`))
      : [{ at, says: 'is no list' }];
  }
  if (type.type === 'map') {
    return isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => judgeType(db, type.element, one, `${at}.${key}`))
      : [{ at, says: 'is no map' }];
  }
  if (type.type === 'union') return judgeAny(db, type.types, value, at);
  if (!scalars[type.type]?.(value)) return [{ at, says: `is no ${type.type}: ${JSON.stringify(value)}` }];
  const allowed: readonly unknown[] | undefined = 'allowedValues' in type ? type.allowedValues : undefined;
  return allowed && !allowed.map(String).includes(String(value))
    ? [{ at, says: `is ${JSON.stringify(value)}, which is none of ${allowed.join(', ')}` }]
    : [];
}

/** Nothing if one of the types fits, else what the first one has against the value. */
function judgeAny(db: SpecDatabase, types: readonly PropertyType[], value: unknown, at: string): Finding[] {
  const verdicts = types.map((type) => judgeType(db, type, value, at));
  return verdicts.find((findings) => findings.length === 0) ?? verdicts[0] ?? [];
}

/** Compares properties with their specification: names, types, allowed values, and what is required. */
export function judgeProperties(
  db: SpecDatabase,
  specified: Readonly<Record<string, Property>>,
  given: Readonly<Record<string, unknown>>,
  at: string,
): Finding[] {
  const missing = Object.entries(specified)
    .filter(([name, { required }]) => required && given[name] === undefined)
    .map(([name]) => ({ at: `${at}.${name}`, says: 'is required and missing' }));
  const judged = Object.entries(given).flatMap(([name, value]) => {
    const property = specified[name];
    if (!property) return [{ at: `${at}.${name}`, says: 'is not in the specification' }];
    return judgeAny(db, [property.type, ...(property.previousTypes ?? [])], value, `${at}.${name}`);
  });
  return [...missing, ...judged];
}

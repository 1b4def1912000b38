import type { Constraint, OperationModel } from './model.ts';

/** A member that breaks a constraint of its operation's model. */
export interface Violation {
  /** Where, as AWS's messages name it: `entries.1.member.id`. */
  at: string;
  /** The last name of the path, as the request spells it. */
  member: string;
  kind: 'missing' | 'length' | 'range' | 'pattern' | 'enum';
  /** Null if the member is missing. */
  value: unknown;
  /** The end of AWS's sentence: "Member must not be null". */
  rule: string;
}

/** A place in a request that a path names. */
export interface Found {
  at: string;
  member: string;
  value: unknown;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const knownSteps = new Map<string, readonly string[]>();

/** `a.b[].c{value}` as its steps: `a`, `b`, `[]`, `c`, `{value}`. */
function stepsOf(path: string): readonly string[] {
  const known = knownSteps.get(path);
  if (known) return known;
  const steps = path.match(/\[\]|\{key\}|\{value\}|[^.[\]{}]+/g) ?? [];
  knownSteps.set(path, steps);
  return steps;
}

/** Takes one step from everything found so far. A parent that is absent has no members to miss. */
function takeStep(found: readonly Found[], step: string): Found[] {
  const join = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
  return found.flatMap(({ at, member, value }) => {
    if (step === '[]')
      return Array.isArray(value)
        ? value.map((one, index) => ({ at: join(at, `${index + 1}.member`), member, value: one }))
        : [];
    if (!isRecord(value)) return [];
    if (step === '{key}') return Object.keys(value).map((key) => ({ at, member, value: key }));
    if (step === '{value}')
      return Object.entries(value).map(([key, one]) => ({
        at: join(at, `${key}.member`),
        member,
        value: one,
      }));
    return [{ at: join(at, lowerFirst(step)), member: step, value: value[step] }];
  });
}

/** Returns everything in a request that a path names; absent members have the value undefined. */
export const findMembers = (input: unknown, path: string): Found[] =>
  stepsOf(path).reduce<Found[]>(takeStep, [{ at: '', member: '', value: input }]);

/** Returns the size that `min` and `max` limit; undefined if they don't apply to the value. */
function sizeOf({ type }: Constraint, value: unknown): number | undefined {
  if (type === 'blob') return typeof value === 'string' ? Buffer.from(value, 'base64').length : undefined;
  if (type === 'integer' || type === 'long' || type === 'double') return Number(value);
  // AWS counts characters, and JavaScript UTF-16 units.
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  return isRecord(value) ? Object.keys(value).length : undefined;
}

const patterns = new Map<string, RegExp>();

/** Models spell patterns for Java, which matches the whole value and takes `(?s)` and lone hyphens. */
export function compilePattern(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const isDotAll = pattern.startsWith('(?s)');
  const source = `^(?:${isDotAll ? pattern.slice(4) : pattern})$`;
  const compile = (flags: string) => new RegExp(source, isDotAll ? `${flags}s` : flags);
  // Only the Unicode flag knows \p{…}, and it refuses a hyphen after a class.
  const compiled = /\\p\{/.test(pattern) ? compile('u') : compile('');
  patterns.set(pattern, compiled);
  return compiled;
}

function check(constraint: Constraint, { at, member, value }: Found): Violation | undefined {
  const { required, min, max, pattern, type } = constraint;
  if (value === undefined || value === null)
    return required
      ? { at, member, value: null, kind: 'missing', rule: 'Member must not be null' }
      : undefined;
  const isNumber = type === 'integer' || type === 'long' || type === 'double';
  const [kind, what] = isNumber ? (['range', 'value'] as const) : (['length', 'length'] as const);
  const size = sizeOf(constraint, value);
  const outside = (bound: 'greater' | 'less', limit: number): Violation => ({
    at,
    member,
    value,
    kind,
    rule: `Member must have ${what} ${bound} than or equal to ${limit}`,
  });
  if (size !== undefined && min !== undefined && size < min) return outside('greater', min);
  if (size !== undefined && max !== undefined && size > max) return outside('less', max);
  if (typeof value !== 'string') return undefined;
  if (pattern !== undefined && !compilePattern(pattern).test(value))
    return {
      at,
      member,
      value,
      kind: 'pattern',
      rule: `Member must satisfy regular expression pattern: ${pattern}`,
    };
  if (constraint.enum && !constraint.enum.includes(value))
    return {
      at,
      member,
      value,
      kind: 'enum',
      rule: `Member must satisfy enum value set: [${constraint.enum.join(', ')}]`,
    };
  return undefined;
}

/**
 * Returns the constraints that a request breaks, in the order of the model. `input` has the members as the
 * model names them; of a partial input, whose other members are in the path or headers, no top-level member
 * counts as missing.
 */
export function findViolations(model: OperationModel, input: unknown, isPartial = false): Violation[] {
  return Object.entries(model).flatMap(([path, constraint]) => {
    const mayBeElsewhere = isPartial && stepsOf(path).length === 1;
    return findMembers(input, path).flatMap((one) => {
      const violation = check(constraint, one);
      return violation && !(violation.kind === 'missing' && mayBeElsewhere) ? [violation] : [];
    });
  });
}

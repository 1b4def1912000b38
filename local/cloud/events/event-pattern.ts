import { z } from 'zod';

/** A mapping's FilterCriteria. */
export const filterCriteria = z.object({ Filters: z.array(z.object({ Pattern: z.string() })).default([]) });

type Matcher = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OPERATORS: Readonly<Record<string, (operand: unknown) => Matcher>> = {
  prefix: (operand) => (value) => typeof value === 'string' && value.startsWith(String(operand)),
  exists: (operand) => (value) => (value !== undefined && !isObject(value)) === operand,
};

/** One condition of a field: a value to equal, or an object with one operator. */
function compileCondition(condition: unknown): Matcher {
  if (!isObject(condition)) return (value) => value === condition;
  const [[name, operand] = ['', undefined], ...others] = Object.entries(condition);
  const operator = OPERATORS[name];
  if (!operator || others.length > 0)
    throw new Error(`The emulator does not support the filter condition ${JSON.stringify(condition)}.`);
  return operator(operand);
}

/**
 * Compiles a pattern into its test ("Using event filtering with an event source mapping", Lambda developer
 * guide). Every field of the pattern must match by one of its conditions. Throws for an invalid pattern or an
 * unsupported operator.
 */
export function compilePattern(pattern: unknown): Matcher {
  if (!isObject(pattern)) throw new Error(`${JSON.stringify(pattern)} is not a filter pattern.`);
  const matchers = Object.entries(pattern).map(([key, conditions]): Matcher => {
    const fieldOf = (event: unknown) => (isObject(event) ? event[key] : undefined);
    if (!Array.isArray(conditions)) {
      const matches = compilePattern(conditions);
      return (event) => matches(fieldOf(event));
    }
    const alternatives = conditions.map(compileCondition);
    return (event) => alternatives.some((matches) => matches(fieldOf(event)));
  });
  return (event) => matchers.every((matches) => matches(event));
}

/** Compiles filter criteria into their test: one pattern must match. Without patterns, every record passes. */
export function compileFilter(criteria?: z.infer<typeof filterCriteria>): Matcher {
  const patterns = (criteria?.Filters ?? []).map(({ Pattern }) => compilePattern(JSON.parse(Pattern)));
  return (record) => patterns.length === 0 || patterns.some((matches) => matches(record));
}

import { matches } from './wildcard.ts';

/** The values of condition keys by lower-case name. A key that the request does not have is null. */
export type ConditionContext = Readonly<Record<string, readonly string[] | null>>;

/** `unknown` names the operator or key that the emulator does not support. */
export type ConditionResult = { met: boolean } | { unknown: string };

type Test = (actual: string, expected: string) => boolean;

const sameIgnoringCase: Test = (actual, expected) => actual.toLowerCase() === expected.toLowerCase();
const same: Test = (actual, expected) => actual === expected;
const like: Test = (actual, expected) => matches(expected, actual);

/** ARN operators compare the six parts of an ARN one by one, so a wildcard does not match a colon. */
const partsOf = (arn: string) => /^([^:]*):([^:]*):([^:]*):([^:]*):([^:]*):(.*)$/s.exec(arn)?.slice(1);
const arnLike: Test = (actual, expected) => {
  const [parts, patterns] = [partsOf(actual), partsOf(expected)];
  return parts?.every((part, position) => matches(patterns?.[position] ?? '', part)) ?? false;
};

const TESTS: Record<string, { test: Test; negated?: true }> = {
  StringEquals: { test: same },
  StringNotEquals: { test: same, negated: true },
  StringEqualsIgnoreCase: { test: sameIgnoringCase },
  StringNotEqualsIgnoreCase: { test: sameIgnoringCase, negated: true },
  StringLike: { test: like },
  StringNotLike: { test: like, negated: true },
  ArnEquals: { test: arnLike },
  ArnLike: { test: arnLike },
  ArnNotEquals: { test: arnLike, negated: true },
  ArnNotLike: { test: arnLike, negated: true },
  Bool: { test: sameIgnoringCase },
};

/**
 * Evaluates a Condition block: every operator and key must match, by one of the key's values.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-logic-multiple-context-keys-or-values.html
 */
export function evaluateCondition(
  condition: Record<string, Record<string, string[]>>,
  context: ConditionContext,
): ConditionResult {
  let met = true;
  for (const [operator, keys] of Object.entries(condition)) {
    for (const [key, expected] of Object.entries(keys)) {
      const actual = context[key.toLowerCase()];
      if (actual === undefined) return { unknown: `condition key ${key}` };
      const result = evaluate(operator, actual, expected);
      if (result === null) return { unknown: `condition operator ${operator}` };
      met &&= result;
    }
  }
  return { met };
}

function evaluate(operator: string, actual: readonly string[] | null, expected: string[]): boolean | null {
  if (operator === 'Null') return expected.includes(String(actual === null));
  const [, quantifier, name = '', ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const definition = TESTS[name];
  if (!definition) return null;
  const isNegated = Boolean(definition.negated);
  const isMet = (value: string) => expected.some((one) => definition.test(value, one)) !== isNegated;
  if (quantifier === 'ForAllValues') return (actual ?? []).every(isMet);
  if (actual === null) return Boolean(ifExists) || (!quantifier && isNegated);
  return actual.some(isMet);
}

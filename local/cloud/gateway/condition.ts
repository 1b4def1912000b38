import { matches } from './wildcard.ts';

/** What is known of a request, by condition key in lower case; null: a key that this request does not carry. */
export type ConditionContext = Readonly<Record<string, readonly string[] | null>>;

/** What a Condition block comes to; `unknown` names what the local gateway cannot evaluate. */
export type ConditionResult = { met: boolean } | { unknown: string };

type Test = (actual: string, wanted: string) => boolean;

const sameIgnoringCase: Test = (actual, wanted) => actual.toLowerCase() === wanted.toLowerCase();
const same: Test = (actual, wanted) => actual === wanted;
const like: Test = (actual, wanted) => matches(wanted, actual);

/** The six parts of an ARN, which ARN operators compare one by one: a wildcard does not reach past a colon. */
const partsOf = (arn: string) => /^([^:]*):([^:]*):([^:]*):([^:]*):([^:]*):(.*)$/s.exec(arn)?.slice(1);
const arnLike: Test = (actual, wanted) => {
  const [parts, patterns] = [partsOf(actual), partsOf(wanted)];
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
 * Evaluates a Condition block: every operator and key must hold, one of a key's values is enough.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-logic-multiple-context-keys-or-values.html
 */
export function evaluateCondition(
  condition: Record<string, Record<string, string[]>>,
  context: ConditionContext,
): ConditionResult {
  let met = true;
  for (const [operator, keys] of Object.entries(condition)) {
    for (const [key, wanted] of Object.entries(keys)) {
      const actual = context[key.toLowerCase()];
      if (actual === undefined) return { unknown: `condition key ${key}` };
      const result = evaluate(operator, actual, wanted);
      if (result === null) return { unknown: `condition operator ${operator}` };
      met &&= result;
    }
  }
  return { met };
}

function evaluate(operator: string, actual: readonly string[] | null, wanted: string[]): boolean | null {
  if (operator === 'Null') return wanted.includes(String(actual === null));
  const [, quantifier, name = '', ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const known = TESTS[name];
  if (!known) return null;
  const holds = (value: string) => wanted.some((one) => known.test(value, one)) !== Boolean(known.negated);
  if (quantifier === 'ForAllValues') return (actual ?? []).every(holds);
  if (actual === null) return Boolean(ifExists) || (!quantifier && Boolean(known.negated));
  return actual.some(holds);
}

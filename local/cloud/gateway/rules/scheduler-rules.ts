import { z } from 'zod';
import { AwsError } from '../aws-error.ts';

/*
 * Schedule expressions: https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html. The message is as AWS
 * answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const scheduled = z.looseObject({ ScheduleExpression: z.string().optional() });

const RATE = /^rate\([1-9]\d* (minute|hour|day)s?\)$/;
const ONCE = /^at\(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\)$/;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

interface Field {
  min: number;
  max: number;
  names?: readonly string[];
  /** Allowed in a value besides numbers and names. */
  special?: RegExp;
}

const FIELDS: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31, special: /^(\?|L|LW|\d{1,2}W)$/ },
  { min: 1, max: 12, names: MONTHS },
  {
    min: 1,
    max: 7,
    names: WEEKDAYS,
    special: /^(\?|L|[1-7]L|[1-7]#[1-5]|(SUN|MON|TUE|WED|THU|FRI|SAT)(L|#[1-5]))$/,
  },
  { min: 1970, max: 2199 },
];

function isValue(text: string, { min, max, names }: Field): boolean {
  if (names?.includes(text.toUpperCase())) return true;
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** A list of values, ranges and steps: `*`, `5`, `MON-FRI`, `0/15`, `1,15`. */
function isField(text: string, field: Field): boolean {
  if (field.special?.test(text)) return true;
  return text.split(',').every((part) => {
    const [range = '', step, ...others] = part.split('/');
    if (others.length > 0 || (step !== undefined && !/^[1-9]\d*$/.test(step))) return false;
    const ends = range.split('-');
    return range === '*' || (ends.length <= 2 && ends.every((end) => isValue(end, field)));
  });
}

function isCron(expression: string): boolean {
  const fields = /^cron\((.*)\)$/.exec(expression)?.[1]?.split(' ') ?? [];
  const [, , day, , weekday] = fields;
  // One of the two days says when, and the other leaves it open.
  const hasOneDay = (day === '?') !== (weekday === '?');
  return (
    fields.length === FIELDS.length &&
    hasOneDay &&
    FIELDS.every((field, index) => isField(fields[index] ?? '', field))
  );
}

/** Returns EventBridge Scheduler's error for an expression that is neither a rate, nor a cron, nor a time. */
export function refuseSchedulerRequest(_action: string, input: unknown): AwsError | undefined {
  const { ScheduleExpression: expression } = scheduled.safeParse(input).data ?? {};
  if (expression === undefined || RATE.test(expression) || ONCE.test(expression) || isCron(expression))
    return undefined;
  return new AwsError(400, 'ValidationException', `Invalid Schedule Expression ${expression}.`);
}

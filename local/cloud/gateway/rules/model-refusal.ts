import { AwsError } from '../aws-error.ts';
import type { Violation } from './violations.ts';

/** Codes of services that don't call a broken constraint a ValidationException. */
const CODES: Readonly<Record<string, string>> = {
  sns: 'ValidationError',
  ses: 'ValidationError',
  cloudwatch: 'ValidationError',
  cloudformation: 'ValidationError',
  'cognito-idp': 'InvalidParameterException',
  sesv2: 'BadRequestException',
  appsync: 'BadRequestException',
};

/** Cognito repeats no value, since it may be a password. */
function shown(service: string, value: unknown): string {
  if (value === null) return ' null';
  if (service === 'cognito-idp') return '';
  return ` '${typeof value === 'object' ? JSON.stringify(value) : String(value)}'`;
}

/** SQS names the first wrong parameter only. */
function sqsRefusal({ kind, member, value, rule }: Violation): AwsError {
  if (kind === 'missing')
    return new AwsError(400, 'MissingParameter', `The request must contain the parameter ${member}.`);
  if (kind === 'enum' && /^Attribute(s|Names)$/.test(member))
    return new AwsError(400, 'InvalidAttributeName', `Unknown Attribute ${String(value)}.`);
  const reason = rule.replace(/^Member must/, 'Must');
  return new AwsError(
    400,
    'InvalidParameterValue',
    `Value ${String(value)} for parameter ${member} is invalid. Reason: ${reason}.`,
  );
}

/** Returns the error by which a service refuses a request that breaks constraints of its model. */
export function modelRefusal(
  service: string,
  [first, ...others]: readonly [Violation, ...Violation[]],
): AwsError {
  if (service === 'sqs') return sqsRefusal(first);
  const all = [first, ...others];
  const sentences = all.map(
    ({ value, at, rule }) => `Value${shown(service, value)} at '${at}' failed to satisfy constraint: ${rule}`,
  );
  const count = `${all.length} validation error${all.length === 1 ? '' : 's'} detected: `;
  return new AwsError(400, CODES[service] ?? 'ValidationException', count + sentences.join('; '));
}

import { AwsError } from '../aws-error.ts';
import { decodeUri } from '../decode-uri.ts';
import type { AwsRequest } from '../service.ts';
import { jsonProblem } from './json-problem.ts';
import { operationModels } from './model.ts';
import { modelRefusal } from './model-refusal.ts';
import { findViolations } from './violations.ts';

/*
 * Invocations: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html and, for sizes,
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html. Codes and messages are as AWS answers, recorded
 * by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

/** Of a payload in bytes, by the type of invocation. */
const MAX_PAYLOAD: Readonly<Record<string, number>> = { RequestResponse: 6_291_456, Event: 1_048_576 };

/**
 * Returns Lambda's error for an invocation of no possible function, or with a payload that is too large or not JSON.
 */
export function refuseInvocation({ path, headers, query, body }: AwsRequest): AwsError | undefined {
  const type = String(headers['x-amz-invocation-type'] ?? 'RequestResponse');
  const input = {
    FunctionName: decodeUri(path.split('/')[3] ?? ''),
    InvocationType: type,
    LogType: headers['x-amz-log-type'],
    Qualifier: query.get('Qualifier') ?? undefined,
  };
  const [first, ...others] = findViolations(operationModels['lambda']?.['Invoke'] ?? {}, input);
  if (first) return modelRefusal('lambda', [first, ...others]);
  const region = /^arn:aws:lambda:([^:]+):/.exec(input.FunctionName)?.[1] ?? 'us-east-1';
  if (region !== 'us-east-1')
    return new AwsError(
      404,
      'ResourceNotFoundException',
      `Functions from '${region}' are not reachable in this region ('us-east-1')`,
    );
  const max = MAX_PAYLOAD[type] ?? Number.POSITIVE_INFINITY;
  if (body.length > max)
    return new AwsError(
      413,
      'RequestTooLargeException',
      `Request must be smaller than ${max} bytes for the InvokeFunction operation`,
    );
  const problem = body.length === 0 ? undefined : jsonProblem(body);
  return problem === undefined
    ? undefined
    : new AwsError(
        400,
        'InvalidRequestContentException',
        `Could not parse request body into json: Could not parse payload into json: ${problem}`,
      );
}

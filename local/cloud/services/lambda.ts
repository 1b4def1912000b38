import { arn } from '../gateway/arn.ts';
import { AwsError } from '../gateway/aws-error.ts';
import type { AwsRequest } from '../gateway/aws-request.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';
import type { MappingView } from './admin.ts';
import { restJson } from './json-response.ts';

/** Request payload limits in bytes: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const LIMITS = { RequestResponse: 6_291_456, Event: 1_048_576 };

/** What of Lambda can be read besides its functions. */
export interface LambdaReads {
  /** The account's limit. */
  concurrentExecutions(): number;
  mappings(): readonly MappingView[];
}

/**
 * Lambda's Invoke, GetAccountSettings and ListEventSourceMappings, the last in one page. A function's error comes back
 * with status 200 and the X-Amz-Function-Error header.
 */
export function lambdaService(invoke: Invoke, { concurrentExecutions, mappings }: LambdaReads): Service {
  return async (request) => {
    if (request.action === 'ListEventSourceMappings') return restJson({ EventSourceMappings: mappings() });
    if (request.action === 'GetAccountSettings')
      return restJson({ AccountLimit: { ConcurrentExecutions: concurrentExecutions() } });
    if (request.action !== 'Invoke') {
      throw new AwsError(
        400,
        'UnknownOperationException',
        `The local cloud does not play ${request.action} of Lambda.`,
      );
    }
    const type = request.headers['x-amz-invocation-type'] === 'Event' ? 'Event' : 'RequestResponse';
    if (request.body.length > LIMITS[type]) {
      const message = `Request must be smaller than ${LIMITS[type]} bytes for the InvokeFunction operation`;
      throw new AwsError(413, 'RequestTooLargeException', message);
    }
    const outcome = await found(invoke, functionName(request), jsonBody(request), type);
    if (type === 'Event') return { status: 202, headers: {}, body: '' };
    const failed = 'error' in outcome;
    return {
      status: 200,
      headers: {
        'content-type': 'application/json',
        'x-amz-executed-version': '$LATEST',
        ...(failed ? { 'x-amz-function-error': 'Unhandled' } : {}),
      },
      body: JSON.stringify(failed ? outcome.error : outcome.payload) ?? 'null',
    };
  };
}

const OF_THE_ACCOUNT = new Set(['GetAccountSettings', 'ListEventSourceMappings']);

/** What Invoke needs: the function, or the version or alias of it that is called. */
export const lambdaPermissions: PermissionsOf = (request) => {
  if (OF_THE_ACCOUNT.has(request.action)) return [{ action: `lambda:${request.action}`, resource: '*' }];
  const action = request.action === 'Invoke' ? 'InvokeFunction' : request.action;
  const qualifier = request.query.get('Qualifier') ?? /:function:[^:]+:(.+)$/.exec(given(request))?.[1];
  const name = qualifier ? `${functionName(request)}:${qualifier}` : functionName(request);
  return [{ action: `lambda:${action}`, resource: arn('lambda', `function:${name}`) }];
};

/** The bare name, also out of an ARN or a qualified name. */
function functionName(request: AwsRequest): string {
  return given(request)
    .replace(/^.*:function:/, '')
    .replace(/:.*$/, '');
}

const given = ({ path }: AwsRequest): string => decodeURIComponent(path.split('/')[3] ?? '');

async function found(
  invoke: Invoke,
  name: string,
  payload: unknown,
  type: 'Event' | 'RequestResponse',
): Promise<InvokeOutcome> {
  try {
    return await invoke(name, payload, { type });
  } catch (error) {
    if (error instanceof AwsError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Function not found: ${arn('lambda', `function:${name}`)} (${reason})`;
    throw new AwsError(404, 'ResourceNotFoundException', message);
  }
}

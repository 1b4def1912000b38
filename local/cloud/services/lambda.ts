import { arn } from '../gateway/arn.ts';
import { AwsError } from '../gateway/aws-error.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { AwsRequest, PermissionsOf, Service } from '../gateway/service.ts';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';
import type { MappingView } from './admin.ts';
import { restJson } from './json-response.ts';
import { serviceOf } from './operations.ts';

/** Payload limits in bytes: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const MAX_PAYLOAD = { RequestResponse: 6_291_456, Event: 1_048_576 };

type InvocationType = keyof typeof MAX_PAYLOAD;

export interface LambdaAccount {
  concurrentExecutions(): number;
  mappings(): readonly MappingView[];
}

/** Invoke, GetAccountSettings and ListEventSourceMappings, the last always in one page. */
export function createLambdaService(invoke: Invoke, account: LambdaAccount): Service {
  return serviceOf('Lambda', {
    ListEventSourceMappings: async () => restJson({ EventSourceMappings: account.mappings() }),
    GetAccountSettings: async () =>
      restJson({ AccountLimit: { ConcurrentExecutions: account.concurrentExecutions() } }),
    async Invoke(request) {
      const type = request.headers['x-amz-invocation-type'] === 'Event' ? 'Event' : 'RequestResponse';
      if (request.body.length > MAX_PAYLOAD[type]) {
        const message = `Request must be smaller than ${MAX_PAYLOAD[type]} bytes for the InvokeFunction operation`;
        throw new AwsError(413, 'RequestTooLargeException', message);
      }
      const outcome = await invokeFunction(invoke, functionName(request), jsonBody(request), type);
      if (type === 'Event') return { status: 202, headers: {}, body: '' };
      const hasFailed = 'error' in outcome;
      return {
        status: 200,
        headers: {
          'content-type': 'application/json',
          'x-amz-executed-version': '$LATEST',
          ...(hasFailed ? { 'x-amz-function-error': 'Unhandled' } : {}),
        },
        body: JSON.stringify(hasFailed ? outcome.error : outcome.payload) ?? 'null',
      };
    },
  });
}

async function invokeFunction(
  invoke: Invoke,
  name: string,
  payload: unknown,
  type: InvocationType,
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

const ACCOUNT_ACTIONS = new Set(['GetAccountSettings', 'ListEventSourceMappings']);

/** Invoke needs the function, with the version or alias that the call names. */
export const lambdaPermissions: PermissionsOf = (request) => {
  if (ACCOUNT_ACTIONS.has(request.action)) return [{ action: `lambda:${request.action}`, resource: '*' }];
  const action = request.action === 'Invoke' ? 'InvokeFunction' : request.action;
  const qualifier =
    request.query.get('Qualifier') ?? /:function:[^:]+:(.+)$/.exec(functionReference(request))?.[1];
  const name = qualifier ? `${functionName(request)}:${qualifier}` : functionName(request);
  return [{ action: `lambda:${action}`, resource: arn('lambda', `function:${name}`) }];
};

/** The bare name out of a name, a qualified name or an ARN. */
const functionName = (request: AwsRequest): string =>
  functionReference(request)
    .replace(/^.*:function:/, '')
    .replace(/:.*$/, '');

const functionReference = ({ path }: AwsRequest): string => decodeURIComponent(path.split('/')[3] ?? '');

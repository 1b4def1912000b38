import { arn } from '../gateway/arn.ts';
import { AwsError } from '../gateway/aws-error.ts';
import { decodeUri } from '../gateway/decode-uri.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { AwsRequest, PermissionsOf, Service } from '../gateway/service.ts';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';
import type { MappingView } from './admin.ts';
import { restJson } from './json-response.ts';
import { serviceOf } from './operations.ts';

type InvocationType = 'RequestResponse' | 'Event';

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
      const qualifier = qualifierOf(request);
      if (qualifier && qualifier !== '$LATEST') throw notFound(`${functionName(request)}:${qualifier}`);
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
    throw notFound(name);
  }
}

const notFound = (name: string) =>
  new AwsError(404, 'ResourceNotFoundException', `Function not found: ${arn('lambda', `function:${name}`)}`);

const ACCOUNT_ACTIONS = new Set(['GetAccountSettings', 'ListEventSourceMappings']);

/** Invoke needs the function, with the version or alias that the call names. */
export const lambdaPermissions: PermissionsOf = (request) => {
  if (ACCOUNT_ACTIONS.has(request.action)) return [{ action: `lambda:${request.action}`, resource: '*' }];
  const action = request.action === 'Invoke' ? 'InvokeFunction' : request.action;
  const qualifier = qualifierOf(request);
  const name = qualifier ? `${functionName(request)}:${qualifier}` : functionName(request);
  return [{ action: `lambda:${action}`, resource: arn('lambda', `function:${name}`) }];
};

/** The version or alias that a call names; there is only $LATEST here. */
const qualifierOf = (request: AwsRequest): string | undefined =>
  request.query.get('Qualifier') ?? /^(?:.*:function:)?[^:]+:([^:]+)$/.exec(functionReference(request))?.[1];

/** The bare name out of a name, a qualified name or an ARN. */
const functionName = (request: AwsRequest): string =>
  functionReference(request)
    .replace(/^.*:function:/, '')
    .replace(/:.*$/, '');

const functionReference = ({ path }: AwsRequest): string => decodeUri(path.split('/')[3] ?? '');

import type { Principal } from '../gateway/principal.ts';
import type { DeclaredFunction } from '../provision/lambda.ts';
import { region } from '../template/environment.ts';
import type { LocalAddresses } from './addresses.ts';

/**
 * The environment a function's process gets: the template's own variables, what Lambda sets itself ("Defined
 * runtime environment variables"), the one door for its AWS calls, and `endpoints`, where the outside is played.
 */
export function functionEnvironment(
  declared: DeclaredFunction,
  principal: Principal,
  given: { gatewayUrl: string; endpoints: Readonly<Record<string, string>>; addresses: LocalAddresses },
): Record<string, string> {
  const variables = Object.entries(declared.variables).map(([name, value]) => [name, given.addresses(value)]);
  return {
    ...Object.fromEntries(variables),
    _HANDLER: declared.handler,
    LAMBDA_TASK_ROOT: declared.codeFolder,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: declared.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(declared.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: declared.logGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: principal.accessKeyId,
    AWS_SECRET_ACCESS_KEY: principal.secretAccessKey,
    AWS_ENDPOINT_URL: given.gatewayUrl,
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
    ...given.endpoints,
  };
}

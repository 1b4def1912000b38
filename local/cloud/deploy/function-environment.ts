import type { Principal } from '../gateway/principal.ts';
import type { DeclaredFunction } from '../provision/lambda.ts';
import { region } from '../template/environment.ts';
import type { RewriteAddresses } from './addresses.ts';

/**
 * Builds a function's environment: the template's variables, those of Lambda ("Defined runtime environment
 * variables" in its guide), the gateway as endpoint of AWS, and `endpoints`, the variables with the addresses
 * of fakes.
 */
export function buildEnvironment(
  declared: DeclaredFunction,
  principal: Principal,
  local: {
    gatewayUrl: string;
    endpoints: Readonly<Record<string, string>>;
    rewriteAddresses: RewriteAddresses;
  },
): Record<string, string> {
  const variables = Object.entries(declared.variables).map(([name, value]) => [
    name,
    local.rewriteAddresses(value),
  ]);
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
    AWS_ENDPOINT_URL: local.gatewayUrl,
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
    ...local.endpoints,
  };
}

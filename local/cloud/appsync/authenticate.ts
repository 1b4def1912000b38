import { apiKeyCaller, type Caller, userPoolCaller } from './caller.ts';
import type { AuthMode, GraphqlApiDefinition, GraphqlRequest } from './definition.ts';
import { RequestRefusal, unauthorizedRequest } from './refusal.ts';

type Providers = Pick<
  GraphqlApiDefinition,
  'defaultAuth' | 'additionalAuth' | 'userPoolDefaultAction' | 'isValidApiKey' | 'verifyToken'
>;

/** The ways in of an API, the default one first. */
export const authModes = ({
  defaultAuth,
  additionalAuth,
}: Pick<Providers, 'defaultAuth' | 'additionalAuth'>): AuthMode[] => [defaultAuth, ...additionalAuth];

const isExpiry = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_JWT_EXPIRED';

/** The addresses of x-forwarded-for, then the connection's. */
const addresses = ({ headers, sourceIp }: GraphqlRequest): string[] => {
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim());
  return [...forwarded.filter((part) => part !== '' && part !== sourceIp), sourceIp];
};

async function fromToken(providers: Providers, token: string, request: GraphqlRequest): Promise<Caller> {
  // A token is three parts of base64url; "Bearer " before it makes it none.
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) throw unauthorizedRequest('Unable to parse JWT token.');
  try {
    const claims = await providers.verifyToken(token);
    return userPoolCaller(claims, addresses(request), providers.userPoolDefaultAction ?? 'ALLOW');
  } catch (error) {
    if (error instanceof RequestRefusal) throw error;
    throw unauthorizedRequest(
      isExpiry(error) ? 'Token has expired.' : 'You are not authorized to make this call.',
    );
  }
}

/**
 * Tells who calls, or throws a RequestRefusal with status 401. An API key decides wherever one is sent: beside it the
 * Authorization header counts for nothing (aws-appsync-community #169, amplify-js #8545 and #4178).
 */
export async function authenticate(providers: Providers, request: GraphqlRequest): Promise<Caller> {
  const modes = authModes(providers);
  const apiKey = request.headers['x-api-key'];
  if (apiKey !== undefined && modes.includes('API_KEY')) {
    if (providers.isValidApiKey(apiKey)) return apiKeyCaller;
    throw unauthorizedRequest('You are not authorized to make this call.');
  }
  const token = request.headers['authorization'];
  if (token === undefined || token === '' || !modes.includes('AMAZON_COGNITO_USER_POOLS')) {
    throw unauthorizedRequest('Valid authorization header not provided.');
  }
  return fromToken(providers, token, request);
}

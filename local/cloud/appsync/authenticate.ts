import { apiKeyCaller, type Caller, userPoolCaller } from './caller.ts';
import type { AuthMode, GraphqlApiDefinition, GraphqlRequest } from './definition.ts';
import { RequestRefusal, unauthorizedRequest } from './request-refusal.ts';

type Providers = Pick<
  GraphqlApiDefinition,
  'defaultAuth' | 'additionalAuth' | 'userPoolDefaultAction' | 'isValidApiKey' | 'verifyToken'
>;

/** The authorization modes of an API, the default one first. */
export const authModes = ({
  defaultAuth,
  additionalAuth,
}: Pick<Providers, 'defaultAuth' | 'additionalAuth'>): AuthMode[] => [defaultAuth, ...additionalAuth];

const isExpiry = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_JWT_EXPIRED';

/** The addresses in x-forwarded-for, then the connection's. */
const sourceAddresses = ({ headers, sourceIp }: GraphqlRequest): string[] => {
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim());
  return [...forwarded.filter((part) => part !== '' && part !== sourceIp), sourceIp];
};

async function authenticateToken(
  providers: Providers,
  token: string,
  request: GraphqlRequest,
): Promise<Caller> {
  // AppSync doesn't accept "Bearer " before the token.
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) throw unauthorizedRequest('Unable to parse JWT token.');
  try {
    const claims = await providers.verifyToken(token);
    return userPoolCaller(claims, sourceAddresses(request), providers.userPoolDefaultAction ?? 'ALLOW');
  } catch (error) {
    if (error instanceof RequestRefusal) throw error;
    throw unauthorizedRequest(
      isExpiry(error) ? 'Token has expired.' : 'You are not authorized to make this call.',
    );
  }
}

/**
 * Identifies the caller. Throws a RequestRefusal with status 401. An API key wins over an Authorization header
 * (aws-appsync-community #169, amplify-js #8545 and #4178).
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
  return authenticateToken(providers, token, request);
}

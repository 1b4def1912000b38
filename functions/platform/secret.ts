import { getSecret } from '@aws-lambda-powertools/parameters/secrets';
import { requireEnv } from './require-env.ts';

/** Reads a secret's text. */
export type ReadSecret = () => Promise<string>;

/** How long a secret is cached, so that a new value takes effect within a minute. */
const MAX_AGE_SECONDS = 60;

/**
 * Returns a cached reader of the secret whose ARN is in the environment variable `variable`. Reading
 * throws if the variable is missing or the secret is empty.
 */
export function secretReader(variable: string): ReadSecret {
  return async () => {
    const secret = await getSecret(requireEnv(variable), { maxAge: MAX_AGE_SECONDS });
    if (typeof secret === 'string' && secret !== '') return secret;
    throw new Error(
      `The secret ${variable} is empty. Store its value with \`aws secretsmanager put-secret-value\`.`,
    );
  };
}

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import OpenAI from 'openai';
import { requireEnv } from '../platform/require-env.ts';

/** How long a key is cached, so that a rotated one takes effect within a minute. */
const KEY_CACHE_MS = 60_000;

export type Provider = Pick<OpenAI, 'responses'>;

/**
 * Creates the OpenAI client. It honors OPENAI_BASE_URL, reads its key from Secrets Manager on the first request and does
 * not retry.
 */
export function openProvider(): Provider {
  const secrets = new SecretsManagerClient({});
  const SecretId = requireEnv('OPENAI_KEY_ARN');
  let cached: { key: string; until: number } | undefined;
  return new OpenAI({
    maxRetries: 0,
    async apiKey() {
      if (cached && Date.now() < cached.until) return cached.key;
      const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      if (!SecretString)
        throw new Error(
          'The OpenAI key secret is empty. Set it as docs/runbook.md, "A model’s key", describes.',
        );
      cached = { key: SecretString.trim(), until: Date.now() + KEY_CACHE_MS };
      return cached.key;
    },
  });
}

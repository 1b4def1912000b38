import OpenAI from 'openai';
import { secretReader } from '../platform/secret.ts';

export type Provider = Pick<OpenAI, 'responses'>;

/**
 * Creates the OpenAI client. It honors OPENAI_BASE_URL, reads its key from Secrets Manager on the first
 * request and does not retry.
 */
export function openProvider(): Provider {
  const readKey = secretReader('OPENAI_KEY_ARN');
  return new OpenAI({ maxRetries: 0, apiKey: async () => (await readKey()).trim() });
}

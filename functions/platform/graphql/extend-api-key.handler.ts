import { AppSyncClient, UpdateApiKeyCommand } from '@aws-sdk/client-appsync';
import { log } from '../log.ts';
import { requireEnv } from '../require-env.ts';

const appsync = new AppSyncClient({});

/** AppSync's limit is 365 days; one day less allows for clock differences. */
const DAYS = 364;
const DAY_SECONDS = 86_400;

/** AppSync rounds down to the hour. */
const MIN_DAYS = DAYS - 1;

/** Extends the public API key to almost a year from now, every hour. Throws if AppSync did not extend it. */
export async function handler(): Promise<{ expires: number }> {
  const now = Math.floor(Date.now() / 1000);
  const { apiKey } = await appsync.send(
    new UpdateApiKeyCommand({
      apiId: requireEnv('API_ID'),
      id: requireEnv('API_KEY_ID'),
      expires: now + DAYS * DAY_SECONDS,
    }),
  );
  const expires = apiKey?.expires ?? 0;
  if (expires < now + MIN_DAYS * DAY_SECONDS)
    throw new Error(
      `The API key expires at ${expires}, less than ${MIN_DAYS} days from now. See "The API key" in docs/runbook.md.`,
    );
  log.info('key extended', { expires });
  return { expires };
}

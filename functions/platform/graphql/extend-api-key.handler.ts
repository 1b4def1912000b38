import { AppSyncClient, UpdateApiKeyCommand } from '@aws-sdk/client-appsync';
import { log } from '../log.ts';
import { requireEnv } from '../require-env.ts';

const appsync = new AppSyncClient({});

/** AppSync keeps a key for at most 365 days; a day less leaves room for clocks. */
const DAYS = 364;
const DAY_SECONDS = 86_400;

/** AppSync rounds down to the hour. */
const LEAST_DAYS = DAYS - 1;

/** Hourly: moves the visitors' key's expiry to a year from now. Throws when AppSync did not move it that far. */
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
  if (expires < now + LEAST_DAYS * DAY_SECONDS)
    throw new Error(
      `AppSync says that the API key expires at ${expires}, less than ${LEAST_DAYS} days from now. See "The API key" in docs/runbook.md.`,
    );
  log.info('key extended', { expires });
  return { expires };
}

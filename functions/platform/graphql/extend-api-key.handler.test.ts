import { AppSyncClient, UpdateApiKeyCommand } from '@aws-sdk/client-appsync';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { freezeDate } from '../fixtures/freeze-date.ts';

const DAY = 86_400;
const NOW = Date.parse('2031-06-01T12:34:56.000Z') / 1000;
freezeDate(new Date(NOW * 1000));

const appsync = mockClient(AppSyncClient);
let handler: typeof import('./extend-api-key.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    API_ID: 'api',
    API_KEY_ID: 'da2-1',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./extend-api-key.handler.ts'));
});
beforeEach(() => {
  appsync.reset();
});

describe('the public API key', () => {
  test('OPS-01 is extended to a year from now less a day, rounded down to the hour by AppSync', async () => {
    const toTheHour = (seconds = 0) => seconds - (seconds % 3_600);
    appsync.on(UpdateApiKeyCommand).callsFake(({ expires }) => ({ apiKey: { expires: toTheHour(expires) } }));

    const { expires } = await handler();

    expect(appsync.commandCalls(UpdateApiKeyCommand)[0]?.args[0].input).toEqual({
      apiId: 'api',
      id: 'da2-1',
      expires: NOW + 364 * DAY,
    });
    expect(expires).toBe(toTheHour(NOW + 364 * DAY));
  });

  test.each([
    ['leaves it unchanged', { expires: NOW + 6 * DAY }],
    ['returns no key', undefined],
  ])('OPS-01 fails, which raises the alarm, if AppSync %s', async (_, apiKey) => {
    appsync.on(UpdateApiKeyCommand).resolves(apiKey ? { apiKey } : {});
    await expect(handler()).rejects.toThrow('See "The API key" in docs/runbook.md.');
  });
});

import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { test } from '../support/journey.ts';
import { until } from '../support/until.ts';

/** The address in cdk.json that gets the local stage's alarms. */
const OPERATOR = 'alarms@daybreak.example';

test.describe('alarms', () => {
  test('OPS-01 sends an e-mail when the visitors’ API key cannot be extended, and extends it once it can', async ({
    product,
  }) => {
    const console = connectConsole(product);
    const mails = async () =>
      (await console.outbox(OPERATOR)).filter(({ subject }) => /^ALARM: .*extendkey/.test(subject ?? ''));
    const before = (await mails()).length;
    await console.fault({ service: 'appsync', action: 'UpdateApiKey', kind: 'error', rate: 1 });

    expect(await console.run('extend-key')).toBe(500);

    const [mail] = await until('an alarm by mail', async () => {
      await console.alarms();
      const found = (await mails()).slice(before);
      return found.length > 0 ? found : undefined;
    });
    expect(mail?.text).toContain(
      '- Description: The schedule extend-key fails or does not run. See docs/runbook.md, "The API key".',
    );
    await console.clearFaults();
    expect(await console.run('extend-key')).toBe(200);
  });
});

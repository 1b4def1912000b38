import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';

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
    // An alarm looks at whole minutes, so it sees this one a minute later.
    await console.alarms(new Date(Date.now() + 60_000));

    const mail = (await mails()).at(before);
    expect(mail?.text).toContain(
      '- Description: The schedule extend-key fails or does not run. See docs/runbook.md, "The API key".',
    );
    await console.clearFaults();
    expect(await console.run('extend-key')).toBe(200);
  });

  test('OPS-01 sends an e-mail when fields fail on our side, although AppSync answers 200', async ({
    product,
  }) => {
    const console = connectConsole(product);
    const mails = async () =>
      (await console.outbox(OPERATOR)).filter(({ subject }) => /^ALARM: .*FieldFaults/.test(subject ?? ''));
    // Ends an alarm that another file set off: these periods have no values.
    await console.alarms(new Date(Date.now() + 20 * 60_000));
    const before = (await mails()).length;
    const input = { date: new Date().toISOString().slice(0, 10), fRole: 'En', jobType: 'Fu' };
    const cards = () =>
      graphql(
        product,
        'visitor',
        'query Cards($input: JobFiltersInput!) { listJobsByFilters(input: $input) { items { jobTitle } } }',
        { input },
      );
    expect((await cards()).errors).toBeUndefined();
    await console.fault({ service: 'dynamodb', action: 'BatchGetItem', kind: 'error', rate: 1 });

    const answers = await Promise.all(Array.from({ length: 5 }, cards));
    await console.clearFaults();
    await console.alarms(new Date(Date.now() + 60_000));

    expect(answers.map(({ status, errors }) => [status, errors?.length])).toEqual(Array(5).fill([200, 1]));
    const mail = (await mails()).at(before);
    expect(mail?.text).toContain('See docs/runbook.md, "Visitors see errors".');
  });
});

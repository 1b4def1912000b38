import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { connectFakePush } from '../support/fake-push.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';

const KEY = 'query Key($input: GetUserInput!) { pushKey(input: $input) }';
const TURN_ON = `mutation On($input: SetPushDeviceInput!) { setPushDevice(input: $input) { pushDevices { endpoint } } }`;
const MAIL_OFF = `mutation Off($input: UpdateUserInput!) { updateUser(input: $input) { userPrefs { notifyEmail } } }`;
const ME = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches pushDevices { endpoint } } }';
const ALERTS = 'query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { items { state why } } }';

test.describe('a push notification', () => {
  test(
    'MATCH-02 MATCH-03 reaches each browser once, alone and next to e-mail, until the browser ends it',
    NIGHTLY,
    async ({ product: stack }) => {
      const console = connectConsole(stack);
      const service = await connectFakePush(stack);
      const person = await signUp(stack, 'pia@sandpiper.example', { titles: ['Tide Reader'] });
      const { email } = person;
      const ask = async (query: string, input: object = {}) =>
        (await graphql(stack, person, query, { input: { email, ...input } })).data;
      const postings = [{ id: 1, title: 'Office Manager' }];
      const post = (title: string) => {
        postings.push({ id: postings.length + 1, title });
        return writeBoard(stack.feedsDir, 'sandpiper', 'Sandpiper', postings);
      };
      await post('Gardener');
      await console.run('poll-boards');
      await console.settle();

      const subscription = await service.subscribe(`${(await ask(KEY))?.['pushKey']}`);
      const { endpoint } = subscription;
      expect(await ask(TURN_ON, subscription)).toEqual({ setPushDevice: { pushDevices: [{ endpoint }] } });
      await ask(MAIL_OFF, { userPrefs: { notifyEmail: false }, alertSettings: { foldMinutes: 0 } });
      const pushed = (title: string) =>
        readBoardsUntil(stack, `the push about a ${title}`, async () =>
          (await console.outbox(endpoint)).find(({ subject }) => subject === title),
        );
      const me = async () => (await ask(ME))?.['getUser'];

      await test.step('with e-mail off, the push is the alert, and is charged', async () => {
        await post('Tide Reader');
        const message = await pushed('Tide Reader');
        expect(message).toMatchObject({ channel: 'push', text: expect.stringMatching(/^Sandpiper/) });
        expect(message.headers).toMatchObject({ path: expect.stringMatching(/^\/jobs\//), urgency: 'high' });
        await console.settle();
        expect(await me()).toEqual({ matches: 9, pushDevices: [{ endpoint }] });
      });

      await test.step('with e-mail on, both are one message', async () => {
        await ask(MAIL_OFF, { userPrefs: { notifyEmail: true } });
        await post('Senior Tide Reader');
        await pushed('Senior Tide Reader');
        await console.settle();
        const mails = await console.outbox(email);
        expect(mails.filter(({ subject }) => subject?.includes('Tide Reader'))).toHaveLength(1);
        expect(await console.outbox(endpoint)).toHaveLength(2);
        expect(await me()).toMatchObject({ matches: 8 });
      });

      await test.step('a browser that has unsubscribed is removed, and the alert fails uncharged', async () => {
        await service.end(subscription);
        await ask(MAIL_OFF, { userPrefs: { notifyEmail: false } });
        await post('Lead Tide Reader');
        await readBoardsUntil(stack, 'the failed alert', async () =>
          JSON.stringify(await ask(ALERTS)).includes('"failed"') ? true : undefined,
        );
        expect(await me()).toEqual({ matches: 8, pushDevices: [] });
      });
    },
  );
});

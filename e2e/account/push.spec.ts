import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { connectPushBrowser } from '../support/push-browser.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';

const PATH = '/profile/manage-notifications';
const DEVICES = 'query Me($input: GetUserInput!) { getUser(input: $input) { pushDevices { endpoint } } }';
const Me = z.object({ getUser: z.object({ pushDevices: z.array(z.object({ endpoint: z.string() })) }) });

test(
  'NOTIF-01 MATCH-02 push notifications are turned on and off in the browser, and lead to the new job',
  NIGHTLY,
  async ({ site }) => {
    const { stack, url } = site;
    const console = connectConsole(stack);
    const person = await signUp(stack, 'ren@dunes.example', { titles: ['Dune Engineer'] });
    const endpoints = async () => {
      const { data } = await graphql(stack, person, DEVICES, { input: { email: person.email } });
      return Me.parse(data).getUser.pushDevices.map(({ endpoint }) => endpoint);
    };
    const page = await openSignedIn(site, person, PATH);
    const toggle = page.getByRole('switch', { name: 'Push notifications on this device' });
    await page.getByText('Your browser blocks notifications from Daybreak.').waitFor();
    await expect(toggle).toBeDisabled();

    const browser = await connectPushBrowser(page, stack);
    await page.reload();
    await toggle.click();
    await expect(toggle).toBeChecked();
    const [endpoint = ''] = await endpoints();
    await writeBoard(stack.feedsDir, 'dunes', 'Dunes', [{ id: 1, title: 'Dune Engineer' }]);
    const message = await readBoardsUntil(stack, 'the push', async () => (await console.outbox(endpoint))[0]);
    const { path, tag } = message.headers ?? {};
    expect(await browser.deliver(message)).toEqual([
      expect.objectContaining({ title: 'Dune Engineer', body: message.text, tag, data: { path } }),
    ]);
    await page.goto(await browser.click());
    await page.getByRole('heading', { level: 1, name: 'Dune Engineer' }).waitFor();

    await page.goto(url + PATH);
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    expect(await endpoints()).toEqual([]);
  },
);

import { expect, type Page } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { setOpenAiBehavior } from '../support/fake-openai.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { until } from '../support/until.ts';

const PATH = '/profile/job-titles';
const SUGGESTED =
  /^We suggested (\d+) additional job titles below to improve your matching\. Please delete any you don't think are relevant\.$/;

const add = async (page: Page, title: string) => {
  await page.getByLabel('Add a job title').fill(title);
  await page.getByLabel('Add a job title').press('Enter');
};
const button = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title}. Click To Delete`, exact: true });
/** Returns every title on the page, typed and suggested, top to bottom. */
const shown = (page: Page) =>
  page
    .getByRole('button', { name: /Click To Delete$/ })
    .evaluateAll((all) =>
      all.map((one) => (one.getAttribute('aria-label') ?? '').replace('. Click To Delete', '')),
    );

const profileOf = async (site: Site, person: Person) => {
  const query =
    'query Me($input: GetUserInput!) { getUser(input: $input) { positions generatedPositions { position } } }';
  const { data } = await graphql(site.stack, person, query, { input: { email: person.email } });
  return data?.['getUser'] as { positions: string[]; generatedPositions: { position: string }[] };
};
const saves = (
  site: Site,
  person: Person,
  what: string,
  holds: (profile: Awaited<ReturnType<typeof profileOf>>) => boolean,
) =>
  until(what, async () => {
    const profile = await profileOf(site, person);
    return holds(profile) ? profile : undefined;
  });
/** The titles should get no suggestions, which would arrive during the test. */
const given = async (site: Site, email: string, titles: readonly string[]) => {
  const person = await signUp(site.stack, email, {
    titles,
    places: [{ city: '', state: 'TX', country: 'US' }],
  });
  return { person, page: await openSignedIn(site, person, PATH) };
};

test.describe('the job titles page', () => {
  test('TITLE-01 TITLE-02 AI-01 Enter adds a title with suggestions, a click removes each, and Undo restores a title with its suggestions', async ({
    site,
  }) => {
    const { person, page } = await given(site, 'titles@mail.example', ['lamp trimmer']);
    await button(page, 'Lamp Trimmer').waitFor();
    await add(page, '  data   ANALYST ');
    await button(page, 'Data Analyst').waitFor();
    const banner = page.getByText(SUGGESTED);
    await banner.waitFor();
    const count = Number(SUGGESTED.exec(await banner.innerText())?.[1]);
    await expect(page.getByLabel('Add a job title')).toHaveValue('');
    const suggested = page.getByRole('list', { name: 'Suggested for Data Analyst' }).getByRole('button');
    await expect(suggested).toHaveCount(count);

    const before = await shown(page);
    const [first = ''] = before.slice(1);
    await button(page, first).click();
    await button(page, first).waitFor({ state: 'detached' });
    await saves(
      site,
      person,
      'one suggestion less',
      ({ generatedPositions }) => generatedPositions.length === count - 1,
    );
    await page.reload();
    await button(page, 'Data Analyst').waitFor();
    const all = before.filter((title) => title !== first);
    await expect.poll(() => shown(page)).toEqual(all);

    await button(page, 'Data Analyst').click();
    await page.getByText('Data Analyst removed').waitFor();
    await expect.poll(() => shown(page)).toEqual(['Lamp Trimmer']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await button(page, 'Data Analyst').waitFor();
    await expect.poll(() => shown(page)).toEqual(all);
    await saves(site, person, 'all titles', ({ positions, generatedPositions }) => {
      return positions.length + generatedPositions.length === all.length;
    });
  });

  test('TITLE-01 TITLE-02 a double click removes one title, and a profile has at most 40', async ({
    site,
  }) => {
    const { person, page } = await given(site, 'many@mail.example', [
      'zither maker',
      'kiln minder',
      'lamp lighter',
    ]);
    await button(page, 'Lamp Lighter').dblclick();
    await saves(site, person, 'two titles', ({ positions }) => positions.length === 2);
    await expect.poll(() => shown(page)).toEqual(['Kiln Minder', 'Zither Maker']);
    await button(page, 'Zither Maker').click();
    await button(page, 'Kiln Minder').click();
    await saves(site, person, 'no title', ({ positions }) => positions.length === 0);
    await page.getByText("No job titles yet. Add one you'd search for").waitFor();

    const change = 'mutation Change($input: UpdateUserInput!) { updateUser(input: $input) { positions } }';
    const positions = Array.from({ length: 200 }, (_, n) => `Engineer ${n + 1}`);
    const send = (titles: readonly string[]) =>
      graphql(site.stack, person, change, { input: { email: person.email, positions: titles } });
    const { errors } = await send(positions);
    expect(errors?.[0]).toMatchObject({
      errorType: 'BadInput',
      message: expect.stringContaining('40 job titles'),
    });
    expect((await send(positions.slice(0, 40))).errors).toBeUndefined();
    await page.reload();
    await page.getByText('40 of 40').waitFor();
    await add(page, 'one more');
    await page.getByText('You can have up to 40 job titles').waitFor();
    await expect(page.getByLabel('Add a job title')).toHaveValue('one more');
  });

  test(
    'TITLE-02 the next posting that matches a new title triggers an alert, and the preview lists the job',
    NIGHTLY,
    async ({ site }) => {
      const { person, page } = await given(site, 'effect@mail.example', ['lamp trimmer']);
      site.expectErrors(/suggestion/);
      const console = connectConsole(site.stack);
      await add(page, 'glaze chemist');
      await saves(site, person, 'the title', ({ positions }) => positions.includes('Glaze Chemist'));
      expect(await console.settle()).toBe(200);
      await writeBoard(site.stack.feedsDir, 'kilnworks', 'Kiln Works', [
        { id: 1, title: 'Glaze Chemist', place: 'Austin, TX' },
      ]);
      const mail = await readBoardsUntil(site.stack, 'the alert', async () => {
        return (await console.outbox(person.email)).find(({ subject }) => subject?.includes('Glaze Chemist'));
      });
      expect(mail.subject).toBe('Glaze Chemist at Kiln Works');
      // The listing shows a job a few seconds after its alert.
      await until('the preview includes the job', async () => {
        const query = 'query Preview($input: GetUserInput!) { previewAlerts(input: $input) { times } }';
        const { data } = await graphql(site.stack, person, query, { input: { email: person.email } });
        return JSON.stringify(data).includes('"times":1') ? true : undefined;
      });
      await page.reload();
      const preview = page.getByRole('region', { name: 'Alert preview' });
      await preview.getByText(/in two days, in 1 message$/).waitFor();
      await preview.getByRole('link', { name: 'Glaze Chemist' }).click();
      await page.waitForURL(/\/jobs\/\w+$/);
    },
  );

  test(
    'TITLE-02 AI-01 TITLE-03 handles a provider outage, odd titles and a failed save',
    NIGHTLY,
    async ({ site }) => {
      const { person, page } = await given(site, 'odd@mail.example', ['lamp trimmer']);
      // There are no suggestions for the odd titles.
      site.expectErrors(/suggestion|Failure|Failed to load|Couldn't reach/i);
      await test.step('a title is saved without the provider, and Try again brings suggestions', async () => {
        // The outage would delay an open request for suggestions, and later tests would wait for it.
        expect(await connectConsole(site.stack).settle()).toBe(200);
        await setOpenAiBehavior(site.stack, { status: 503 });
        await add(page, 'analytics engineer');
        await page
          .getByText("Analytics Engineer is saved, but suggestions aren't available right now.")
          .waitFor();
        expect((await profileOf(site, person)).positions).toEqual(['Lamp Trimmer', 'Analytics Engineer']);
        await setOpenAiBehavior(site.stack, {});
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByText(SUGGESTED).waitFor();
      });

      await test.step('blanks, a known title, markup and right-to-left text', async () => {
        await add(page, '   ');
        await add(page, 'LAMP trimmer');
        await page.getByText('Lamp Trimmer is already on your list.').waitFor();
        await add(page, '<img src=x onerror=alert(1)> engineer');
        await button(page, '<Img Src=x Onerror=alert(1)> Engineer').waitFor();
        await expect(page.locator('main img')).toHaveCount(0);
        await add(page, 'مهندس برمجيات');
        await button(page, 'مهندس برمجيات').waitFor();
        await saves(site, person, 'four titles', ({ positions }) => positions.length === 4);
        // While suggestions load, the rows below can still move, and a click could miss its button.
        await expect(
          page.getByRole('button', { name: /^Suggest similar titles for (<Img|مهندس)/ }),
        ).toHaveCount(2);
      });

      await test.step('a change that cannot be saved is undone', async () => {
        const { positions } = await profileOf(site, person);
        await page.route('**/graphql', (route) =>
          route.request().postData()?.includes('updateUser') ? route.abort() : route.continue(),
        );
        await button(page, 'Lamp Trimmer').click();
        await page.getByText('Error deleting the job title. Please try again.').waitFor();
        await button(page, 'Lamp Trimmer').waitFor();
        await add(page, 'kiln minder');
        await button(page, 'Kiln Minder').waitFor({ state: 'detached' });
        await expect(page.getByLabel('Add a job title')).toHaveValue('kiln minder');
        expect((await profileOf(site, person)).positions).toEqual(positions);
      });
    },
  );
});

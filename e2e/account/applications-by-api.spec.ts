import { expect } from '@playwright/test';
import { z } from 'zod';
import { consoleOf } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { ledgerOf } from '../support/ledger.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/read-boards.ts';
import type { Stack } from '../support/stack.ts';
import { subscribe } from '../support/subscribe.ts';
import { until } from '../support/until.ts';

const APPLICATION = 'jobID job { closedAt } jobTitle companyName jobUrl state note appliedAt changedAt';
const PACKET = `query Get($input: ApplicationInput!) { getApplicationPacket(input: $input) { why firstName email phone
  job { jobTitle } applyUrls { place { city } url } resumes { resumeFileName state } application { ${APPLICATION} } } }`;
const LIST = `query List($input: ListApplicationsInput!) { listApplications(input: $input) { total nextToken items { ${APPLICATION} } } }`;
const APPLY = `mutation Apply($input: ApplicationInput!) { applyToJob(input: $input) { ${APPLICATION} } }`;
const CHANGE = `mutation Change($input: ChangeApplicationInput!) { changeApplication(input: $input) { ${APPLICATION} } }`;
const FORGET = 'mutation Forget($input: ApplicationInput!) { forgetApplication(input: $input) }';
const ALERTS = `query List($input: ListAlertsInput!) { listAlerts(input: $input) { items { jobID state appliedAt } } }`;
const UPLOAD = 'mutation Put($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id } }';
const EXPORT = 'query Export($input: GetUserInput!) { exportMyData(input: $input) }';

/** In three cities; it is not touched. */
const PLATFORM = 'greenhouse-lanternfish-210';
/** An employer of this file's own. */
const GAVELWORKS = ['gavelworks', 'Gavelworks'] as const;
/** The one that is taken off its board, and the one that comes in its place. */
const COUNSEL = { gone: 'greenhouse-gavelworks-205', fresh: 'greenhouse-gavelworks-206' };

const ask = async (site: Site, person: Person, query: string, input: object = {}) => {
  const { data, errors } = await graphql(site.stack, person, query, {
    input: { email: person.email, ...input },
  });
  return { value: Object.values(data ?? {})[0], error: errors?.[0] };
};
const person = (site: Site, name: string) =>
  signUp(site.stack, `${name}@applies.example`, { titles: ['Maritime Counsel'] });

/** The employer takes one posting down and puts another up, and both are noticed. */
async function replaceCounsel({ stack }: Site): Promise<void> {
  await writeBoard(stack.feedsDir, ...GAVELWORKS, [
    { id: 206, title: 'Senior Maritime Counsel, Harbors', department: 'Legal' },
  ]);
  await readBoardsUntil(stack, 'the old posting has closed', async () => {
    return (await counselJob(stack))?.closedAt ?? undefined;
  });
}

/** The job of the posting that is taken down; null before it has been read. */
async function counselJob(stack: Stack) {
  const { data } = await graphql(stack, 'visitor', `query { getJob(jobID: "${COUNSEL.gone}") { closedAt } }`);
  return z.object({ closedAt: z.string().nullable() }).nullish().parse(data?.['getJob']);
}

test.describe('instant apply by the API', () => {
  test('APPLY-01 is for subscribers, remembers each job once, and leaves it to the person what came of it', async ({
    site,
  }) => {
    const [ada, bob] = [await person(site, 'ada'), await person(site, 'bob')];
    const one = { jobID: PLATFORM };
    for (const query of [PACKET, APPLY])
      expect((await ask(site, ada, query, one)).error).toEqual({
        errorType: 'NeedsPlan',
        message: 'Instant apply comes with a subscription. You can choose it at /profile/subscription.',
      });
    expect((await ask(site, ada, LIST)).value).toEqual({ total: 0, nextToken: null, items: [] });

    await subscribe(site.stack, ada, 'MONTHLY');
    await ask(site, ada, UPLOAD, {
      userId: ada.email,
      fileName: 'Ada.pdf',
      fileType: 'application/pdf',
      email: undefined,
    });
    const { value: packet } = await ask(site, ada, PACKET, one);
    expect(packet).toMatchObject({
      ...{ why: '', firstName: 'Robin', email: ada.email, application: null },
      resumes: [{ resumeFileName: 'Ada.pdf', state: 'checking' }],
      applyUrls: ['Austin', 'Denver', 'Boston'].map((city) => ({ place: { city } })),
    });
    for (const { url } of z.object({ applyUrls: z.array(z.object({ url: z.string() })) }).parse(packet)
      .applyUrls)
      expect(url).toMatch(/^https:\/\/lanternfish\.example\/jobs\/21[012]$/);

    const { value: applied } = await ask(site, ada, APPLY, one);
    expect(applied).toMatchObject({
      jobTitle: 'Platform Engineer',
      companyName: 'Lanternfish',
      state: 'applied',
    });
    const note = 'Call on Monday';
    const { value: changed } = await ask(site, ada, CHANGE, { ...one, state: 'interviewing', note });
    expect((await ask(site, ada, APPLY, one)).value).toEqual(changed);
    expect((await ask(site, ada, LIST)).value).toEqual({ total: 1, nextToken: null, items: [changed] });

    expect((await ask(site, bob, LIST)).value).toMatchObject({ total: 0 });
    expect((await ask(site, bob, CHANGE, { ...one, note: 'mine' })).error?.errorType).toBe('NotFound');
    expect((await ask(site, bob, LIST, { email: ada.email })).error?.errorType).toBe('Forbidden');
    expect(JSON.parse(`${(await ask(site, ada, EXPORT)).value}`)).toMatchObject({
      applications: [{ ...one, note }],
    });
    expect((await ask(site, ada, FORGET, one)).value).toBe(true);
    expect((await ask(site, ada, FORGET, one)).value).toBe(true);
    expect((await ask(site, ada, LIST)).value).toMatchObject({ total: 0 });
  });

  test('APPLY-01 begins at the mail of an alert, which then shows it, and ends for a job that has closed', async ({
    site,
  }) => {
    await writeBoard(site.stack.feedsDir, ...GAVELWORKS, [
      { id: 205, title: 'Maritime Counsel', department: 'Legal' },
    ]);
    await readBoardsUntil(site.stack, 'the posting is read', async () => {
      return (await counselJob(site.stack)) ?? undefined;
    });
    const cy = await person(site, 'cy');
    await subscribe(site.stack, cy, 'YEARLY');
    const mailOf = (title: string) =>
      until(`the mail of ${title}`, async () =>
        (await consoleOf(site.stack).outbox(cy.email)).find(({ subject }) => subject?.includes(title)),
      );
    // What was missed comes first, and the next would fold into the message after it.
    await mailOf('Maritime Counsel');
    await (await ledgerOf(site.stack)).endFold(cy.email);
    await replaceCounsel(site);
    const mail = await mailOf('Senior Maritime');
    const link = `${site.url}/profile/applications?job=${COUNSEL.fresh}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(`Instant Apply: ${link}`);

    const { value: applied } = await ask(site, cy, APPLY, { jobID: COUNSEL.fresh });
    const { appliedAt } = z.object({ appliedAt: z.string() }).parse(applied);
    expect((await ask(site, cy, ALERTS)).value).toMatchObject({
      items: expect.arrayContaining([{ jobID: COUNSEL.fresh, state: 'sent', appliedAt }]),
    });

    const closed = await ask(site, cy, APPLY, { jobID: COUNSEL.gone });
    expect(closed.error).toMatchObject({
      errorType: 'Conflict',
      message: expect.stringMatching(/has closed/),
    });
    expect((await ask(site, cy, PACKET, { jobID: COUNSEL.gone })).value).toMatchObject({
      ...{ applyUrls: [], why: expect.stringMatching(/^This job has closed/) },
    });
    expect((await ask(site, cy, LIST)).value).toMatchObject({ total: 1 });
  });

  let refused = 0;
  for (const [what, query, input, errorType, message] of [
    ['an unknown job', APPLY, { jobID: 'none' }, 'NotFound', /no such job/],
    ['the packet of an unknown job', PACKET, { jobID: '' }, 'NotFound', /no such job/],
    ['a note of 3,000 characters', CHANGE, { jobID: PLATFORM, note: 'x'.repeat(3_000) }, 'BadInput', /2,000/],
    ['an unknown state', CHANGE, { jobID: PLATFORM, state: 'hired' }, null, /hired/],
    ['a token that is none', LIST, { nextToken: 'x' }, 'BadInput', /no page of applications/],
  ] as const)
    test(`APPLY-01 ${what} is refused in a sentence`, async ({ site }) => {
      refused += 1;
      const eve = await person(site, `eve.${refused}`);
      if (errorType === 'NotFound') await subscribe(site.stack, eve, 'MONTHLY');
      const { error } = await ask(site, eve, query, input);
      expect(error?.message).toMatch(message);
      if (errorType !== null) expect(error?.errorType).toBe(errorType);
    });
});

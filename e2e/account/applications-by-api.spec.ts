import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { downloadExport } from '../support/exported-data.ts';
import { writeBoard } from '../support/feeds.ts';
import { findJobId, graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { subscribe } from '../support/subscribe.ts';
import { until } from '../support/until.ts';

const APPLICATION = 'jobID job { closedAt } jobTitle companyName jobUrl state note appliedAt changedAt';
const PACKET = `query Get($input: ApplicationInput!) { getApplicationPacket(input: $input) { why firstName email phone
  job { jobTitle } applyUrls { place { city } url } resumes { resumeFileName state } application { ${APPLICATION} } } }`;
const LIST = `query List($input: ListApplicationsInput!) { listApplications(input: $input) { nextToken items { ${APPLICATION} } } }`;
const APPLY = `mutation Apply($input: ApplicationInput!) { applyToJob(input: $input) { ${APPLICATION} } }`;
const CHANGE = `mutation Change($input: ChangeApplicationInput!) { changeApplication(input: $input) { ${APPLICATION} } }`;
const FORGET = 'mutation Forget($input: ApplicationInput!) { forgetApplication(input: $input) }';
const ALERTS = `query List($input: ListAlertsInput!) { listAlerts(input: $input) { items { jobID state appliedAt } } }`;
const UPLOAD = 'mutation Put($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id } }';

/** A job posted in three cities. */
const PLATFORM = 'Platform Engineer';
/** An employer that only this file uses. */
const GAVELWORKS = ['gavelworks', 'Gavelworks'] as const;
/** The job that closes, and the one that replaces it on the board. */
const COUNSEL = { gone: 'Maritime Counsel', fresh: 'Senior Maritime Counsel, Harbors' };

/** Invalid input: the query, its input, and the type and message of the error. */
const refusedInputs = (jobID: string) =>
  [
    [APPLY, { jobID: 'none' }, 'NotFound', /We don't have this job/],
    [PACKET, { jobID: '' }, 'NotFound', /We don't have this job/],
    [CHANGE, { jobID, note: 'x'.repeat(3_000) }, 'BadInput', /2,000/],
    [CHANGE, { jobID, state: 'hired' }, null, /hired/],
    [LIST, { nextToken: 'x' }, 'BadInput', /There is no such page of applications/],
  ] as const;

const ask = async (site: Site, person: Person, query: string, input: object = {}) => {
  const { data, errors } = await graphql(site.stack, person, query, {
    input: { email: person.email, ...input },
  });
  return { value: Object.values(data ?? {})[0], error: errors?.[0] };
};
const person = (site: Site, name: string) =>
  signUp(site.stack, `${name}@applies.example`, { titles: ['Maritime Counsel'] });

test.describe('the instant apply API', () => {
  test(
    'APPLY-01 is for subscribers, keeps one application per job, and rejects bad input with a clear message',
    NIGHTLY,
    async ({ site }) => {
      const [ada, bob] = [await person(site, 'ada'), await person(site, 'bob')];
      const one = { jobID: await findJobId(site.stack, PLATFORM) };
      for (const query of [PACKET, APPLY])
        expect((await ask(site, ada, query, one)).error).toEqual({
          errorType: 'NeedsPlan',
          message: 'Instant Apply comes with a subscription. You can choose it on your subscription page.',
        });
      expect((await ask(site, ada, LIST)).value).toEqual({ nextToken: null, items: [] });

      await subscribe(site.stack, ada, 'MONTHLY');
      await ask(site, ada, UPLOAD, {
        userId: ada.email,
        fileName: 'Ada.pdf',
        fileType: 'application/pdf',
        email: undefined,
      });
      const { value: packet } = await ask(site, ada, PACKET, one);
      expect(packet).toMatchObject({
        why: '',
        firstName: 'Robin',
        email: ada.email,
        application: null,
        resumes: [{ resumeFileName: 'Ada.pdf', state: 'checking' }],
        applyUrls: ['Austin', 'Denver', 'Boston'].map((city) => ({ place: { city } })),
      });
      for (const { url } of z.object({ applyUrls: z.array(z.object({ url: z.string() })) }).parse(packet)
        .applyUrls)
        expect(url).toMatch(/^https:\/\/lanternfish\.example\/jobs\/21[012]$/);

      const { value: applied } = await ask(site, ada, APPLY, one);
      expect(applied).toMatchObject({
        jobTitle: PLATFORM,
        companyName: 'Lanternfish',
        state: 'applied',
      });
      const note = 'Call on Monday';
      const { value: changed } = await ask(site, ada, CHANGE, { ...one, state: 'interviewing', note });
      expect((await ask(site, ada, APPLY, one)).value).toEqual(changed);
      expect((await ask(site, ada, LIST)).value).toEqual({ nextToken: null, items: [changed] });

      expect((await ask(site, bob, LIST)).value).toEqual({ nextToken: null, items: [] });
      expect((await ask(site, bob, CHANGE, { ...one, note: 'mine' })).error?.errorType).toBe('NotFound');
      expect((await ask(site, bob, LIST, { email: ada.email })).error?.errorType).toBe('Forbidden');
      expect(JSON.parse((await downloadExport(site.stack, ada)).text)).toMatchObject({
        applications: [{ ...one, note }],
      });
      expect((await ask(site, ada, FORGET, one)).value).toBe(true);
      expect((await ask(site, ada, FORGET, one)).value).toBe(true);
      expect((await ask(site, ada, LIST)).value).toEqual({ nextToken: null, items: [] });

      for (const [query, input, errorType, message] of refusedInputs(one.jobID)) {
        const { error } = await ask(site, ada, query, input);
        expect(error?.message).toMatch(message);
        if (errorType !== null) expect(error?.errorType).toBe(errorType);
      }
    },
  );

  test(
    'APPLY-01 starts from an alert e-mail, marks the alert as applied, and rejects a closed job',
    NIGHTLY,
    async ({ site }) => {
      const cy = await person(site, 'cy');
      await subscribe(site.stack, cy, 'YEARLY');
      const mailAbout = (title: string) => async () =>
        (await connectConsole(site.stack).outbox(cy.email)).find(({ subject }) => subject?.includes(title));
      await writeBoard(site.stack.feedsDir, ...GAVELWORKS, [
        { id: 205, title: COUNSEL.gone, department: 'Legal' },
      ]);
      await readBoardsUntil(site.stack, 'the first email', mailAbout(COUNSEL.gone));
      const gone = await findJobId(site.stack, COUNSEL.gone);
      // Otherwise the next match would be grouped into the message after this one.
      await (await connectAlertTable(site.stack)).endGroupingPeriod(cy.email);
      await writeBoard(site.stack.feedsDir, ...GAVELWORKS, [
        { id: 206, title: COUNSEL.fresh, department: 'Legal' },
      ]);
      // A posting counts as closed after it is missing from two reads in a row.
      await readBoardsUntil(site.stack, 'the old posting has closed', async () => {
        const query = `query { getJob(jobID: "${gone}") { closedAt } }`;
        const { data } = await graphql(site.stack, 'visitor', query);
        return JSON.stringify(data).includes('"closedAt":null') ? undefined : true;
      });
      const mail = await until('the second email', mailAbout('Senior Maritime'));
      const fresh = await findJobId(site.stack, COUNSEL.fresh);
      const link = `${site.url}/profile/applications?job=${fresh}`;
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.text).toContain(`Instant Apply: ${link}`);

      const { value: applied } = await ask(site, cy, APPLY, { jobID: fresh });
      const { appliedAt } = z.object({ appliedAt: z.string() }).parse(applied);
      expect((await ask(site, cy, ALERTS)).value).toMatchObject({
        items: expect.arrayContaining([{ jobID: fresh, state: 'sent', appliedAt }]),
      });

      const closed = await ask(site, cy, APPLY, { jobID: gone });
      expect(closed.error).toMatchObject({
        errorType: 'Conflict',
        message: expect.stringMatching(/has closed/),
      });
      expect((await ask(site, cy, PACKET, { jobID: gone })).value).toMatchObject({
        applyUrls: [],
        why: expect.stringMatching(/^This job has closed/),
      });
      expect((await ask(site, cy, LIST)).value).toMatchObject({
        items: [{ jobTitle: 'Senior Maritime Counsel, Harbors' }],
      });
    },
  );
});

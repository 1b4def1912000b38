import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard, writeFeedFile } from '../support/feeds.ts';
import { fetchListing, findJobId, graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { readLog } from '../support/logs.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';
import { VENDOR_BOARDS } from '../support/vendor-boards.ts';

const RECORDING = 'functions/test-data/boards/greenhouse.json';
/** Employers of the boards in `VENDOR_BOARDS`. */
const EMPLOYERS = /^(Foxglove Works|kestrel|Marram|Saltpan|Thistle)$/;
const TEXAS = [{ city: '', state: 'TX', country: 'US' }];

const boardOf = (employer: string) => employer.toLowerCase().replaceAll(' ', '-');

/** Posts a job in Austin with each title, as an employer's whole board. */
const post = (stack: Stack, employer: string, ...titles: string[]) =>
  writeBoard(
    stack.feedsDir,
    boardOf(employer),
    employer,
    titles.map((title, index) => ({ id: index + 1, title, place: 'Austin, TX' })),
  );

/** Signs up a person who wants a title in Texas, and waits for the welcome mail. The address contains `name`. */
async function newcomer(stack: Stack, name: string, title: string) {
  const email = `reader@${boardOf(name)}.example`;
  const person = await signUp(stack, email, { titles: [title], places: TEXAS });
  expect(await connectConsole(stack).settle()).toBe(200);
  return person;
}

/** Returns the mails to a person about an employer's jobs. */
const alertsOf = async (stack: Stack, { email }: Person, employer: string) =>
  (await connectConsole(stack).outbox(email)).filter(({ subject }) => subject?.endsWith(`at ${employer}`));

/** Reads the boards until a person has an alert about an employer's jobs. Returns the person's alerts about them. */
const alerted = (stack: Stack, person: Person, employer: string) =>
  readBoardsUntil(stack, `an alert about ${employer}`, async () => {
    const alerts = await alertsOf(stack, person, employer);
    return alerts.length > 0 ? alerts : undefined;
  });

/** Presses a button of a form behind a link in a mail, and returns the page that it leads to. */
async function press(link: string, choice: string): Promise<string> {
  const response = await fetch(link, { method: 'POST', body: new URLSearchParams({ choice }) });
  expect(response.status).toBe(200);
  return response.text();
}

const accountOf = async (stack: Stack, person: Person) => {
  const query = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches positions email } }';
  const { data } = await graphql(stack, person, query, { input: { email: person.email } });
  return data?.['getUser'];
};

test.describe('the path of a posting from its board to an inbox', () => {
  test('MATCH-02 REG-05 a new posting appears on the home page, and its watcher gets one e-mail', async ({
    site,
  }) => {
    const { stack } = site;
    const employer = 'Larkspur Systems';
    const ada = await newcomer(stack, employer, 'wharf engineer');
    const account = { matches: 10, positions: ['Wharf Engineer'], email: ada.email };
    expect(await accountOf(stack, ada)).toEqual(account);

    await writeBoard(stack.feedsDir, boardOf(employer), employer, [
      { id: 1, title: 'Office Manager' },
      { id: 2, title: 'Senior Wharf Engineer, Payments', place: 'Austin, TX' },
      { id: 3, title: 'Senior Wharf Engineer, Ledger', place: 'Toronto, ON, Canada' },
    ]);
    const mails = await alerted(stack, ada, employer);
    expect(mails.map(({ subject }) => subject)).toEqual([`Senior Wharf Engineer, Payments at ${employer}`]);
    expect(await accountOf(stack, ada)).toEqual({ ...account, matches: 9 });

    // The listing shows a job a few seconds after its alert.
    for (const team of ['Payments', 'Ledger']) await findJobId(stack, `Senior Wharf Engineer, ${team}`);
    const page = await site.page();
    await page.goto(`${site.url}/?FR=En&JT=Fu`);
    await page.getByRole('searchbox').fill('wharf');
    for (const team of ['Payments', 'Ledger'])
      await page.getByRole('heading', { name: `Senior Wharf Engineer, ${team}` }).waitFor();
    await page.getByRole('searchbox').fill('payments wharf');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('heading', { name: 'Senior Wharf Engineer, Payments' }).waitFor();
  });

  test('MATCH-02 MATCH-03 a new account gets one welcome mail with the jobs that match already, free and only once', async ({
    product: stack,
  }) => {
    // given a job on the board, which matches a person who signs up after it
    const console = connectConsole(stack);
    await post(stack, 'Millrace', 'Sluice Engineer');
    await readBoardsUntil(stack, 'the job is on the board', async () => {
      return (await fetchListing(stack)).find(({ fullCompanyName }) => fullCompanyName === 'Millrace');
    });
    const bo = await newcomer(stack, 'Millrace', 'sluice engineer');
    const mails = async () =>
      (await console.outbox(bo.email)).filter(({ subject }) => !subject?.includes('code'));

    // when everything is repeated that could send it again
    for (const schedule of ['sweep', 'drain-due']) expect(await console.run(schedule)).toBe(200);
    expect(await console.settle()).toBe(200);

    // then it came once, with the job, and no free alert was used
    const [welcome, ...others] = await mails();
    expect([welcome?.subject, others]).toEqual([
      expect.stringMatching(/^\d+ jobs? already match(es)? your alerts$/),
      [],
    ]);
    expect(welcome?.text).toContain('Sluice Engineer');
    expect(JSON.stringify(welcome?.headers).toLowerCase()).toContain('list-unsubscribe=one-click');
    expect(await accountOf(stack, bo)).toMatchObject({ matches: 10 });

    // and a person without a match reads what happens next
    const cal = await newcomer(stack, 'Nowhere', 'kelp archivist');
    const first = (await console.outbox(cal.email)).find(({ subject }) => !subject?.includes('code'));
    expect(first?.subject).toBe('Your job alerts are on');
    expect(first?.text).toContain('What happens next');
  });

  test(
    'OPS-01 the logs trace a job by its ID from the board to the delivered e-mail',
    NIGHTLY,
    async ({ product: stack }) => {
      // given the job in an alert
      const cy = await newcomer(stack, 'Towpath', 'lock engineer');
      await post(stack, 'Towpath', 'Lock Engineer');
      await alerted(stack, cy, 'Towpath');
      const jobID = await findJobId(stack, 'Lock Engineer');
      await connectConsole(stack).settle();

      // when each function's log is searched for the job's ID, and then for the ID of its message
      const about = async (construct: string, field: 'jobId' | 'messageId', id: string | undefined) =>
        (await readLog(stack, construct)).filter((line) => line[field] === id).map(({ message }) => message);
      const settled = (await readLog(stack, 'AlertsDeliver')).find(
        ({ jobId, state }) => jobId === jobID && state === 'sent',
      );

      // then every stage is logged
      expect(await about('FeedsRead', 'jobId', jobID)).toContain('job written');
      const routed = (await readLog(stack, 'StreamRouter')).filter(({ jobId }) => jobId === jobID);
      expect(routed.map(({ route }) => route)).toEqual(expect.arrayContaining(['match', 'deliver']));
      expect(await about('MatchingMatch', 'jobId', jobID)).toContain('job matched');
      expect(settled?.messageId).toBeTruthy();
      expect(await about('AlertsReceive', 'messageId', settled?.messageId)).toEqual(
        expect.arrayContaining(['mail event']),
      );
      // and no log line contains personal data
      const lines = ['FeedsRead', 'StreamRouter', 'MatchingMatch', 'AlertsDeliver', 'AlertsReceive'];
      const all = await Promise.all(lines.map((construct) => readLog(stack, construct)));
      expect(JSON.stringify(all)).not.toContain(cy.email);

      // and the latency is measured
      const measured = (await connectConsole(stack).metrics()).map(({ name }) => name);
      expect(measured).toEqual(expect.arrayContaining(['SeenToHandedOver', 'SeenToDelivered']));
    },
  );

  test('MATCH-05 the e-mail says why the job matched and when it was posted, and has one-click unsubscribe', async ({
    product: stack,
  }) => {
    const dee = await newcomer(stack, 'Ferrybridge', 'ferry engineer');
    await post(stack, 'Ferrybridge', 'Ferry Engineer');
    const [mail] = await alerted(stack, dee, 'Ferrybridge');
    expect(mail?.text).toContain('Matches Ferry Engineer');
    expect(mail?.text).toMatch(/Posted .+, seen .+, sent .+/);
    expect(mail?.headers?.['list-unsubscribe-post'] ?? mail?.headers?.['List-Unsubscribe-Post']).toBe(
      'List-Unsubscribe=One-Click',
    );
    const judge = /Not relevant\? (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await fetch(judge)).status).toBe(200);
    expect(await press(judge, '')).toContain('Why is this job not relevant?');
    const offers = await press(judge, 'company');
    expect(offers).toContain('<h1>Noted</h1>');
    const offer = /value="(company: [^"]+)"/.exec(offers)?.[1] ?? '';
    expect(await press(judge, offer)).toContain('Saved to your settings');
    const header = mail?.headers?.['list-unsubscribe'] ?? mail?.headers?.['List-Unsubscribe'] ?? '';
    const link = header.replace(/[<>]/g, '');
    expect(link.startsWith(stack.siteUrl)).toBe(true);

    const asked = await fetch(link);
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('Stop alerts by email'),
    ]);
    const unsubscribe = () => fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect((await unsubscribe()).status).toBe(200);
    // The mail program shows no answer, so the page of the same link offers to undo it.
    const undo = /action="([^"]+)"/.exec(await (await fetch(link)).text())?.[1] ?? '';
    const undone = await fetch(new URL(undo, stack.siteUrl), { method: 'POST' });
    expect(await undone.text()).toContain('Job alerts by email are back on');
    expect((await unsubscribe()).status).toBe(200);
    expect((await fetch(`${link}x`, { method: 'POST' })).status).toBe(400);

    await connectConsole(stack).settle();
    await post(stack, 'Tidewater', 'Ferry Engineer');
    await readBoardsUntil(stack, 'the job of the new board', async () => {
      return (await fetchListing(stack)).find((job) => job.fullCompanyName === 'Tidewater');
    });
    await connectConsole(stack).settle();
    expect(await alertsOf(stack, dee, 'Tidewater')).toEqual([]);
  });

  test(
    'ING-01 ING-02 reads boards of every ATS and a recorded one, and lists each job once with all its places',
    NIGHTLY,
    async ({ product: stack }) => {
      for (const [name, board] of Object.entries(VENDOR_BOARDS))
        await writeFeedFile(stack.feedsDir, `${name}.json`, JSON.stringify(board));
      await writeFeedFile(stack.feedsDir, 'greenhouse/amplitude.json', await readFile(RECORDING, 'utf8'));
      const { jobs, recorded } = await readBoardsUntil(stack, 'a job of every board', async () => {
        const listed = await fetchListing(stack);
        const some = listed.filter(({ fullCompanyName }) => EMPLOYERS.test(fullCompanyName));
        const found = listed.find(({ jobTitle }) => jobTitle.startsWith('Customer Data Scientist'));
        const isComplete = found && some.length === Object.keys(VENDOR_BOARDS).length;
        return isComplete ? { jobs: some, recorded: found } : undefined;
      });
      expect(recorded.fullCompanyName).toBe('Amplitude');
      expect(jobs.map(({ jobTitle, fullCompanyName }) => `${jobTitle} at ${fullCompanyName}`).sort()).toEqual(
        [
          'Backend Engineer, Ashby at Foxglove Works',
          'Backend Engineer, Europe at kestrel',
          'Backend Engineer, Recruitee at Thistle',
          'Backend Engineer, SmartRecruiters at Marram',
          'Backend Engineer, Workable at Saltpan',
          'Lever Kiln Engineer at kestrel',
        ],
      );
      const inBoulder = (await fetchListing(stack, { city: 'Boulder', state: 'CO', country: 'US' })).filter(
        ({ fullCompanyName }) => EMPLOYERS.test(fullCompanyName),
      );
      expect(inBoulder.map(({ fullCompanyName }) => fullCompanyName)).toEqual(['Saltpan']);
    },
  );
});

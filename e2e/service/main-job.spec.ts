import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { writeBoard, writeFeedFile } from '../support/feeds.ts';
import { fetchListing, graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { readLog } from '../support/logs.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';
import { VENDOR_BOARDS } from '../support/vendor-boards.ts';

const RECORDING = 'functions/test-data/boards/greenhouse.json';
/** Employers of this file's boards. Other tests add theirs to the same product. */
const EMPLOYERS = /^(Foxglove Works|kestrel|Larkspur Systems|Marram|Saltpan|Thistle)$/;
const ADA = 'ada@larkspur.example';

test.describe('the path of a posting from its board to an inbox', () => {
  test.describe.configure({ mode: 'serial' });

  let stack: Stack;
  test.beforeAll(async ({ product }) => {
    stack = product;
    await writeBoard(stack.feedsDir, 'larkspur', 'Larkspur Systems', [{ id: 1, title: 'Office Manager' }]);
    for (const [name, board] of Object.entries(VENDOR_BOARDS))
      await writeFeedFile(stack.feedsDir, `${name}.json`, JSON.stringify(board));
    await writeFeedFile(stack.feedsDir, 'greenhouse/amplitude.json', await readFile(RECORDING, 'utf8'));
    await connectConsole(stack).run('poll-boards');
    expect(await connectConsole(stack).settle()).toBe(200);
  });

  const matches = async (token: string) => {
    const query = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches positions email } }';
    const answer = await graphql(stack, { email: ADA, idToken: token }, query, {
      input: { email: ADA },
    });
    return answer.data?.['getUser'];
  };

  test('MATCH-02 REG-05 a new posting appears on the home page, and its watcher gets one e-mail', async ({
    site,
  }) => {
    const console = connectConsole(stack);
    const ada = await signUp(stack, ADA, {
      titles: ['backend engineer'],
      places: [{ city: '', state: 'TX', country: 'US' }],
    });
    expect(await console.settle()).toBe(200);
    expect(await matches(ada.idToken)).toEqual({
      matches: 10,
      positions: ['Backend Engineer'],
      email: ada.email,
    });

    await writeBoard(stack.feedsDir, 'larkspur', 'Larkspur Systems', [
      { id: 1, title: 'Office Manager' },
      { id: 2, title: 'Senior Backend Engineer, Payments', place: 'Austin, TX' },
      { id: 3, title: 'Senior Backend Engineer, Ledger', place: 'Toronto, ON, Canada' },
    ]);
    const mails = await readBoardsUntil(stack, 'the alert', async () => {
      const alerts = (await console.outbox(ada.email)).filter(({ subject }) => subject?.includes('Larkspur'));
      return alerts.length > 0 ? alerts : undefined;
    });
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Senior Backend Engineer, Payments at Larkspur Systems',
    ]);
    expect(await matches(ada.idToken)).toMatchObject({ matches: 9 });

    const page = await site.page();
    await page.goto(`${stack.siteUrl}/?FR=En&JT=Fu`);
    await page.getByRole('heading', { name: 'Senior Backend Engineer, Payments' }).waitFor();
    await page.getByRole('searchbox').or(page.getByPlaceholder('Job title')).first().fill('payments backend');
    await page
      .getByRole('heading', { name: 'Senior Backend Engineer, Ledger' })
      .waitFor({ state: 'detached' });
  });

  test('MATCH-02 MATCH-03 a new account gets one welcome mail with the jobs that match already, free and only once', async () => {
    // given a job on the board, which matches a person who signs up after it
    const console = connectConsole(stack);
    const bo = await signUp(stack, 'bo@larkspur.example', {
      titles: ['backend engineer'],
      places: [{ city: '', state: 'TX', country: 'US' }],
      remote: false,
    });
    const mails = async () =>
      (await console.outbox(bo.email)).filter(({ subject }) => !subject?.includes('code'));

    // when everything is repeated that could send it again
    expect(await console.settle()).toBe(200);
    for (const schedule of ['sweep', 'drain-due']) expect(await console.run(schedule)).toBe(200);
    expect(await console.settle()).toBe(200);

    // then it came once, with the job, and no free alert was used
    const [welcome, ...others] = await mails();
    expect([welcome?.subject, others]).toEqual([
      expect.stringMatching(/^\d+ jobs? already match(es)? your alerts$/),
      [],
    ]);
    expect(welcome?.text).toContain('Senior Backend Engineer, Payments');
    expect(JSON.stringify(welcome?.headers).toLowerCase()).toContain('list-unsubscribe=one-click');
    const query = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches } }';
    const { data } = await graphql(stack, bo, query, { input: { email: bo.email } });
    expect(data?.['getUser']).toEqual({ matches: 10 });

    // and a person without a match reads what happens next
    const cal = await signUp(stack, 'cal@larkspur.example', { titles: ['kelp archivist'] });
    expect(await console.settle()).toBe(200);
    const first = (await console.outbox(cal.email)).find(({ subject }) => !subject?.includes('code'));
    expect(first?.subject).toBe('Your job alerts are on');
    expect(first?.text).toContain('What happens next');
  });

  test('OPS-01 the logs trace a job by its ID from the board to the delivered e-mail', async () => {
    // given the job in the alert
    const job = (await fetchListing(stack)).find(
      ({ jobTitle }) => jobTitle === 'Senior Backend Engineer, Payments',
    );
    expect(job?.jobID).toBeTruthy();
    await connectConsole(stack).settle();

    // when each function's log is searched for the job's ID, and then for the ID of its message
    const about = async (construct: string, field: 'jobId' | 'messageId', id: string | undefined) =>
      (await readLog(stack, construct)).filter((line) => line[field] === id).map(({ message }) => message);
    const settled = (await readLog(stack, 'AlertsDeliver')).find(
      ({ jobId, state }) => jobId === job?.jobID && state === 'sent',
    );

    // then every stage is logged
    expect(await about('FeedsRead', 'jobId', job?.jobID)).toContain('job written');
    const routed = (await readLog(stack, 'StreamRouter')).filter(({ jobId }) => jobId === job?.jobID);
    expect(routed.map(({ route }) => route)).toEqual(expect.arrayContaining(['match', 'deliver']));
    expect(await about('MatchingMatch', 'jobId', job?.jobID)).toContain('job matched');
    expect(settled?.messageId).toBeTruthy();
    expect(await about('AlertsReceive', 'messageId', settled?.messageId)).toEqual(
      expect.arrayContaining(['mail event']),
    );
    // and no log line contains personal data
    const lines = ['FeedsRead', 'StreamRouter', 'MatchingMatch', 'AlertsDeliver', 'AlertsReceive'];
    const all = await Promise.all(lines.map((construct) => readLog(stack, construct)));
    expect(JSON.stringify(all)).not.toContain(ADA);

    // and the latency is measured
    const measured = (await connectConsole(stack).metrics()).map(({ name }) => name);
    expect(measured).toEqual(expect.arrayContaining(['SeenToHandedOver', 'SeenToDelivered']));
  });

  test('MATCH-05 the e-mail says why the job matched and when it was posted, and has one-click unsubscribe', async () => {
    const [mail] = (await connectConsole(stack).outbox(ADA)).filter((one) =>
      one.subject?.includes('Payments'),
    );
    expect(mail?.text).toContain('Backend Engineer');
    expect(mail?.text).toMatch(/Posted .+, seen .+, sent .+/);
    expect(mail?.headers?.['list-unsubscribe-post'] ?? mail?.headers?.['List-Unsubscribe-Post']).toBe(
      'List-Unsubscribe=One-Click',
    );
    const judge = /Not relevant\? (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await fetch(judge)).status).toBe(200);
    expect((await fetch(judge, { method: 'POST' })).status).toBe(200);
    const header = mail?.headers?.['list-unsubscribe'] ?? mail?.headers?.['List-Unsubscribe'] ?? '';
    const link = header.replace(/[<>]/g, '');
    expect(link.startsWith(stack.siteUrl)).toBe(true);

    const asked = await fetch(link);
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('Stop alerts by email'),
    ]);
    await writeBoard(stack.feedsDir, 'tidewater', 'Tidewater', [
      { id: 9, title: 'Backend Engineer', place: 'Dallas, TX' },
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
    await readBoardsUntil(stack, 'the job of the new board', async () => {
      return (await fetchListing(stack)).find((job) => job.fullCompanyName === 'Tidewater');
    });
    await connectConsole(stack).settle();
    const later = (await connectConsole(stack).outbox(ADA)).filter((one) =>
      one.subject?.includes('Tidewater'),
    );
    expect(later).toEqual([]);
  });

  test('ING-01 ING-02 reads boards of every ATS and a recorded one, and lists each job once with all its places', async () => {
    const { jobs, recorded } = await readBoardsUntil(stack, 'a job of every board', async () => {
      const listed = await fetchListing(stack);
      const some = listed.filter(({ fullCompanyName }) => EMPLOYERS.test(fullCompanyName));
      const found = listed.find(({ jobTitle }) => jobTitle.startsWith('Customer Data Scientist'));
      const isComplete = found && some.length === Object.keys(VENDOR_BOARDS).length + 2;
      return isComplete ? { jobs: some, recorded: found } : undefined;
    });
    expect(recorded.fullCompanyName).toBe('Amplitude');
    expect(jobs.map(({ jobTitle, fullCompanyName }) => `${jobTitle} at ${fullCompanyName}`).sort()).toEqual([
      'Backend Engineer, Ashby at Foxglove Works',
      'Backend Engineer, Europe at kestrel',
      'Backend Engineer, Recruitee at Thistle',
      'Backend Engineer, SmartRecruiters at Marram',
      'Backend Engineer, Workable at Saltpan',
      'Lever Kiln Engineer at kestrel',
      'Senior Backend Engineer, Ledger at Larkspur Systems',
      'Senior Backend Engineer, Payments at Larkspur Systems',
    ]);
    const inBoulder = (await fetchListing(stack, { city: 'Boulder', state: 'CO', country: 'US' })).filter(
      ({ fullCompanyName }) => EMPLOYERS.test(fullCompanyName),
    );
    expect(inBoulder.map(({ fullCompanyName }) => fullCompanyName)).toEqual(['Saltpan']);
  });
});

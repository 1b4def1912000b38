import { beforeEach, describe, expect, test } from '@jest/globals';
import { aUser } from '../../table/fixtures/user.ts';
import { GRANTS, LinkWorld } from './fixtures/link-world.ts';
import { followLink, showLink } from './mail-link-pages.ts';
import { toResponse } from './page.ts';
import { applyUnsubscribe } from './unsubscribe-pages.ts';

let world: LinkWorld;
beforeEach(() => {
  world = new LinkWorld();
});

describe('a link in a mail', () => {
  test.each(Object.keys(GRANTS))(
    'MATCH-05 changes nothing on GET, since scanners follow links: %s',
    async (token) => {
      const page = await showLink(world.deps, token);
      expect(page.status).toBe(200);
      expect([world.changes, world.judged]).toEqual([0, []]);
    },
  );

  test.each([
    ['email', { notifyEmail: false, notifyText: true }, 'Job alerts by email are off'],
    ['text', { notifyEmail: true, notifyText: false }, 'Job alerts by text are off'],
    ['everything', { notifyEmail: false, notifyText: false }, 'All job alerts are off'],
  ])('MATCH-05 stops alerts by %s, once, however often it is pressed', async (token, prefs, title) => {
    expect(await followLink(world.deps, token, '')).toMatchObject({ status: 200, title });
    expect(await followLink(world.deps, token, '')).toMatchObject({ status: 200, title });
    expect(world.ada?.userPrefs).toMatchObject(prefs);
    expect(world.ada?.pushDevices).toHaveLength(token === 'everything' ? 0 : 1);
    expect(world.changes).toBe(1);
  });

  test('MATCH-05 offers something gentler beside stopping all mails, and does it once', async () => {
    expect((await showLink(world.deps, 'email')).body).toMatch(
      /One mail a day instead.*Pause for two weeks.*I found a job/,
    );
    expect((await showLink(world.deps, 'text')).body).not.toMatch(/One mail a day|I found a job/);
    const daily = await followLink(world.deps, 'email', 'daily');
    await followLink(world.deps, 'email', 'daily');
    expect(daily.title).toBe('One mail a day');
    expect([world.ada?.alertSettings.messagesADay, world.ada?.userPrefs.notifyEmail]).toEqual([0, true]);
    expect(world.changes).toBe(1);
    expect((await showLink(world.deps, 'email')).body).not.toContain('One mail a day');
  });

  test('MATCH-05 pauses all alerts for two weeks, once, and resumes them on request', async () => {
    expect((await followLink(world.deps, 'everything', 'pause')).title).toBe('Paused until June 15, 2026');
    expect((await followLink(world.deps, 'email', 'pause')).title).toBe('Paused until June 15, 2026');
    expect(world.ada?.alertSettings.pausedUntil).toBe('2026-06-15T12:00:00.000Z');
    expect(world.ada?.userPrefs).toMatchObject({ notifyEmail: true, notifyText: true });
    expect(world.changes).toBe(1);
    expect((await showLink(world.deps, 'email')).body).toContain('Resume now');
    for (const _ of [1, 2])
      expect((await followLink(world.deps, 'email', 'resume')).title).toBe('Your alerts are back');
    expect(world.ada?.alertSettings.pausedUntil).toBe('');
    expect(world.changes).toBe(2);
  });

  test('MATCH-05 congratulates who found a job, stops all alerts, and can undo that', async () => {
    const { title, body } = await followLink(world.deps, 'email', 'found');
    expect([title, world.ada?.userPrefs]).toMatchObject([
      'Congratulations',
      { notifyEmail: false, notifyText: false },
    ]);
    expect(body).toContain('<form method="post" action=');
    expect((await followLink(world.deps, 'email', 'found')).status).toBe(200);
    expect(world.changes).toBe(1);
  });

  test('MATCH-05 stops alerts for one title and those suggested for it', async () => {
    expect((await showLink(world.deps, 'title')).title).toBe('Stop alerts for “Backend Engineer”?');
    const { body } = await followLink(world.deps, 'title', '');
    expect(body).toContain('“Backend Engineer” is no longer one of your job titles.');
    expect([world.ada?.positions, world.ada?.generatedPositions]).toEqual([['Data "Analyst"'], []]);
    await followLink(world.deps, 'title', '');
    expect(world.changes).toBe(1);
  });

  test.each([
    ['Backend Engineer', ['Senior Backend Engineer'], ['Senior Platform Engineer']],
    ['senior backend engineer', ['Backend Engineer'], ['API Engineer']],
    ['API Engineer', ['Backend Engineer', 'Senior Backend Engineer'], ['Senior Platform Engineer']],
  ])(
    'MATCH-05 stops %s with its suggestions, not those of another level with the same core title',
    async (title, positions, suggested) => {
      // given two levels of one core title, each with a suggestion
      const corePosition = 'Backend Engineer';
      world.ada = aUser({
        positions: ['Backend Engineer', 'Senior Backend Engineer'],
        generatedPositions: [
          { corePosition, parentPosition: 'Backend Engineer', position: 'API Engineer' },
          { corePosition, parentPosition: 'Senior Backend Engineer', position: 'Senior Platform Engineer' },
        ],
      });
      // when
      await applyUnsubscribe(world.deps, 'ada', { title });
      // then
      expect(world.ada?.positions).toEqual(positions);
      expect(world.ada?.generatedPositions.map(({ position }) => position)).toEqual(suggested);
    },
  );

  test('MATCH-05 shows everything that can be stopped, and stops what is pressed', async () => {
    const page = await showLink(world.deps, 'manage');
    expect(page.body.match(/<button/g)).toHaveLength(6);
    expect(page.body).toContain('value="title Data &quot;Analyst&quot;"');
    await followLink(world.deps, 'manage', 'title Data "Analyst"');
    expect(world.ada?.positions).toEqual(['Backend Engineer']);
    await followLink(world.deps, 'manage', 'text');
    await followLink(world.deps, 'manage', 'text');
    await followLink(world.deps, 'manage', 'pigeons');
    expect(world.changes).toBe(2);
    const { title, body } = await followLink(world.deps, 'manage', 'push');
    expect(title).toBe('Job alerts by push notification are off');
    expect(body).not.toContain('<button');
    expect([world.ada?.pushDevices, world.ada?.userPrefs.notifyEmail]).toEqual([[], true]);
    await followLink(world.deps, 'manage', 'everything');
    expect(
      (
        await showLink(
          { ...world.deps, user: async () => world.ada && { ...world.ada, positions: [] } },
          'manage',
        )
      ).body,
    ).toContain('All your alerts are off.');
  });

  test('LEARN-01 asks why a job is not relevant, and offers the one setting that would have prevented it', async () => {
    const page = await showLink(world.deps, 'judge');
    expect(page.body).toContain('Senior Backend Engineer, &lt;Payments&gt; at Acme &amp; Co');
    expect(page.body.match(/<button/g)).toHaveLength(8);
    // when another role is meant
    const offer = await followLink(world.deps, 'judge', 'role');
    expect(offer.body).toContain('It would have removed 1 of your 1 alert of the last 7 days, and no job');
    expect(offer.body).toContain('value="role: Leave out jobs that mention “Payments”"');
    expect([world.changes, world.judged]).toEqual([0, ['one']]);
    // then what it offers is taken over once, and listed
    const take = () => followLink(world.deps, 'judge', 'role: Leave out jobs that mention “Payments”');
    expect([(await take()).title, (await take()).title]).toEqual(Array(2).fill('Saved to your settings'));
    expect([world.ada?.excludedWords, world.changes]).toEqual([['Payments'], 1]);
    expect(world.ada?.learned).toMatchObject([
      {
        jobID: 'one',
        alert: 'Senior Backend Engineer, <Payments> at Acme & Co',
        words: 'Leave out jobs that mention “Payments”',
      },
    ]);
  });

  test('LEARN-01 takes over nothing that is no longer offered', async () => {
    world.ada = aUser({ excludedCompanies: ['Acme & Co'] });
    const { title, body } = await followLink(world.deps, 'judge', 'company: Leave out jobs at Acme & Co');
    expect([title, world.changes]).toEqual(['Your settings have changed', 0]);
    expect(body).toContain('Choose your answer again.');
  });

  test('LEARN-01 says why it offers nothing', async () => {
    const fifty = Array.from({ length: 50 }, (_, n) => `word ${n}`);
    world.ada = aUser({ excludedCompanies: fifty });
    expect((await followLink(world.deps, 'judge', 'company')).body).toContain('Remove one first.');
    expect((await followLink(world.deps, 'judge', 'seen')).body).toContain('Nothing to change');
    expect((await followLink(world.deps, 'judge', 'pigeons')).title).toBe('Why is this job not relevant?');
    expect([world.changes, world.judged]).toEqual([0, ['one']]);
  });

  test('changes nothing for a deleted account or job', async () => {
    expect((await showLink(world.deps, 'judge gone')).title).toBe('Nothing to change');
    expect((await followLink(world.deps, 'judge gone', 'company')).title).toBe('Nothing to change');
    world.ada = undefined;
    expect((await showLink(world.deps, 'manage')).title).toBe('Nothing to change');
    expect((await showLink(world.deps, 'email')).title).toBe('Nothing to change');
    expect((await followLink(world.deps, 'email', '')).status).toBe(200);
  });

  test('MATCH-05 that is not ours does nothing', async () => {
    await expect(showLink(world.deps, 'bad')).rejects.toThrow('This link is not complete.');
    await expect(followLink(world.deps, 'bad', 'everything')).rejects.toThrow('This link is not complete.');
    expect(world.changes).toBe(0);
  });
});

test('MATCH-05 the page of a link runs no script, and tells no page that it leads to where its reader came from', () => {
  const { body } = toResponse({ status: 200, title: 'Alerts', body: '' });
  expect(body).toContain('<meta name="referrer" content="no-referrer">');
  expect(body).not.toContain('<script');
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { acceptsEmail } from '../../members/entitlements.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { LinkWorld, undoOf } from './fixtures/link-world.ts';
import { followLink, showLink } from './mail-link-pages.ts';

let world: LinkWorld;
beforeEach(() => {
  world = new LinkWorld();
});

/** The fields of a record that a person decides. */
const chosen = (user: User | undefined) =>
  user && { ...user, version: 0, changedAt: null, offVersions: undefined };

describe('Undo', () => {
  const asBefore = () =>
    aUser({
      positions: ['SRE', 'Backend Engineer', 'Data "Analyst"'],
      generatedPositions: ['API Engineer', 'Data Scientist', 'Platform Engineer'].map((position) => {
        const parentPosition = position === 'Data Scientist' ? 'Data "Analyst"' : 'Backend Engineer';
        return { corePosition: parentPosition, parentPosition, position };
      }),
      excludedWords: ['Sales'],
      phone: '+12125550123',
      phoneVerified: true,
      userPrefs: { notifyEmail: true, notifyText: true, textState: 'active' },
    });

  test.each([
    ['email', ''],
    ['text', ''],
    ['everything', ''],
    ['title', ''],
    ['manage', 'text'],
    ['manage', 'title SRE'],
    ['judge', 'seen'],
    ['judge', 'company: Leave out jobs at Acme & Co'],
    ['judge', 'role: Leave out jobs that mention “Payments”'],
  ])(
    'MATCH-05 restores exactly what the link %s changed (choice: %j), however often it is pressed',
    async (token, choice) => {
      world.ada = asBefore();
      const undo = undoOf(await followLink(world.deps, token, choice));
      expect([chosen(world.ada), world.judged]).not.toEqual([chosen(asBefore()), []]);
      expect((await showLink(world.deps, undo)).body).toContain('<button');
      expect([chosen(world.ada), world.judged]).not.toEqual([chosen(asBefore()), []]);
      const changesBefore = world.changes;
      for (let press = 0; press < 2; press += 1)
        expect((await followLink(world.deps, undo, '')).body).not.toContain('<button');
      expect([chosen(world.ada), world.judged]).toEqual([chosen(asBefore()), []]);
      expect(world.changes).toBeLessThanOrEqual(changesBefore + 1);
    },
  );

  const again: Record<string, (user: User) => User> = {
    email: (user) => ({ ...user, userPrefs: { ...user.userPrefs, notifyEmail: false } }),
    text: (user) => ({ ...user, userPrefs: { ...user.userPrefs, notifyText: false } }),
    title: (user) => ({
      ...user,
      positions: user.positions.filter((title) => title !== 'Backend Engineer'),
      generatedPositions: [],
    }),
    'judge company: Leave out jobs at Acme & Co': (user) => ({ ...user, excludedCompanies: ['Acme & Co'] }),
    'judge role: Leave out jobs that mention “Payments”': (user) => ({
      ...user,
      excludedWords: ['Sales', 'Payments'],
    }),
  };
  test.each(Object.entries(again))(
    'MATCH-05 changes nothing after the person has decided the same again: %s',
    async (link, decide) => {
      // given a change by a link that was undone, and then made again on the site
      world.ada = asBefore();
      const [token = '', choice] = link.split(/ (.*)/);
      const undo = undoOf(await followLink(world.deps, token, choice ?? ''));
      await followLink(world.deps, undo, '');
      await world.deps.changeUser('ada', decide);
      const decided = world.ada;
      // when the old link is opened and pressed
      const pages = [await showLink(world.deps, undo), await followLink(world.deps, undo, '')];
      // then
      expect(pages.map(({ title }) => title)).toEqual(['Nothing to undo', 'Nothing to undo']);
      expect(world.ada).toEqual(decided);
    },
  );

  test('MATCH-05 leaves feedback that was given again', async () => {
    const undo = undoOf(await followLink(world.deps, 'judge', 'seen'));
    await followLink(world.deps, undo, '');
    await followLink(world.deps, 'judge', 'seen');
    expect((await followLink(world.deps, undo, '')).title).toBe('Nothing to undo');
    expect(world.judged).toEqual(['one']);
  });

  test('MATCH-05 works after other changes of the record, such as a new title', async () => {
    const undo = undoOf(await followLink(world.deps, 'email', ''));
    await world.deps.changeUser('ada', (user) => ({ ...user, positions: [...user.positions, 'SRE'] }));
    await followLink(world.deps, undo, '');
    expect(world.ada?.userPrefs.notifyEmail).toBe(true);
  });

  test.each([
    ['notifyEmail', 'notifyText'],
    ['notifyText', 'notifyEmail'],
  ] as const)('MATCH-05 of ending everything turns only %s on, if %s was off before', async (on, off) => {
    world.ada = aUser({
      phoneVerified: true,
      userPrefs: { notifyEmail: true, notifyText: true, [off]: false },
    });
    await followLink(world.deps, undoOf(await followLink(world.deps, 'everything', '')), '');
    expect(world.ada?.userPrefs).toMatchObject({ [on]: true, [off]: false });
  });

  test.each(['bounced', 'complained'] as const)(
    'MATCH-05 sends to an address again that %s, like the switch on the site',
    async (emailState) => {
      // given a person who reported spam and unsubscribed in one step, or whose address has bounced since
      const undo = undoOf(await followLink(world.deps, 'email', ''));
      world.ada = world.ada && { ...world.ada, userPrefs: { ...world.ada.userPrefs, emailState } };
      // when
      const page = await followLink(world.deps, undo, '');
      // then
      expect(page.title).toBe('Job alerts by email are back on');
      expect(world.ada && acceptsEmail(world.ada)).toBe(true);
    },
  );

  test.each([
    ['bounced', 'active'],
    ['off', 'off'],
  ] as const)(
    'MATCH-05 of texts changes the state of the number from %s to %s, like the switch on the site',
    async (textState, after) => {
      const undo = undoOf(await followLink(world.deps, 'text', ''));
      world.ada = world.ada && { ...world.ada, userPrefs: { ...world.ada.userPrefs, textState } };
      await followLink(world.deps, undo, '');
      expect(world.ada?.userPrefs).toMatchObject({ notifyText: true, textState: after });
    },
  );

  test('MATCH-05 is on the page of a link whose change a mail program’s button has made', async () => {
    await followLink(world.deps, 'email', 'One-Click');
    const page = await showLink(world.deps, 'email');
    expect(page.title).toBe('Job alerts by email are off');
    expect(world.changes).toBe(1);
    expect((await followLink(world.deps, undoOf(page), '')).title).toBe('Job alerts by email are back on');
    expect(world.ada?.userPrefs.notifyEmail).toBe(true);
    expect((await showLink(world.deps, 'email')).title).toBe('Stop job alerts by email?');
  });

  test('keeps what has changed since, and adds no title beyond the limit', async () => {
    world.ada = asBefore();
    const undo = undoOf(await followLink(world.deps, 'title', ''));
    world.ada = { ...world.ada, positions: ['Florist'] };
    await followLink(world.deps, undo, '');
    expect(world.ada?.positions).toEqual(['Florist', 'Backend Engineer']);
    world.ada = { ...asBefore(), positions: Array.from({ length: 40 }, (_, n) => `Title ${n}`) };
    expect((await followLink(world.deps, undo, '')).title).toBe('Your job titles are full');
    expect(world.ada?.positions).toHaveLength(40);
  });

  test('turns no texts on for a phone that is no longer verified', async () => {
    const undo = undoOf(await followLink(world.deps, 'everything', ''));
    world.ada = world.ada && { ...world.ada, phoneVerified: false };
    await followLink(world.deps, undo, '');
    expect(world.ada?.userPrefs).toMatchObject({ notifyEmail: true, notifyText: false });
  });

  test('changes nothing for a deleted account', async () => {
    const undo = undoOf(await followLink(world.deps, 'email', ''));
    world.ada = undefined;
    expect((await followLink(world.deps, undo, '')).title).toBe('Nothing to change');
  });
});

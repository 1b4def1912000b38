import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { connectConsole } from '../support/console.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { makeStaff, type Person, signUp } from '../support/people.ts';
import { runOperatorCommand } from '../support/run-operator-command.ts';
import { type Stack, startOwnStack, temporaryFolder } from '../support/stack.ts';
import { until } from '../support/until.ts';
import { uploadResume } from '../support/upload.ts';

const KEEPER = { id: 1, title: 'Lighthouse Keeper' };
const MANAGER = { id: 2, title: 'Office Manager' };

/** Entities that schedules change as soon as they are restored. */
const AT_WORK = /^(AUDIT|BOARD|CUSTOMER|DUE|DELETION|SLICE|STALE|STATS)$/;

const Manifest = z.object({
  rows: z.object({
    entities: z.record(z.string(), z.object({ count: z.number(), sha256: z.string() })),
  }),
  people: z.object({ count: z.number() }),
  files: z.array(z.object({ key: z.string(), sha256: z.string() })),
});

const manifestOf = async (folder: string) =>
  Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
const atRest = ({ rows }: z.infer<typeof Manifest>) =>
  Object.fromEntries(Object.entries(rows.entities).filter(([entity]) => !AT_WORK.test(entity)));

/** Runs everything that could send an alert twice. */
async function runEverything(stack: Stack): Promise<void> {
  for (const schedule of ['poll-boards', 'sweep', 'drain-due']) await connectConsole(stack).run(schedule);
  expect(await connectConsole(stack).settle()).toBe(200);
}
const mailsTo = (stack: Stack, { email }: Pick<Person, 'email'>) => connectConsole(stack).outbox(email);

if (IS_EXHAUSTIVE)
  test.describe('OPS-01 disaster recovery', () => {
    const ends: (() => Promise<unknown>)[] = [];
    test.afterAll(async () => {
      for (const end of ends) await end();
    });

    test('OPS-01 a lost stage is restored from its backup, and alerts only about new postings', async () => {
      test.setTimeout(1_200_000);
      const folder = await temporaryFolder('backup');
      ends.push(folder.remove);
      const backup = join(folder.path, 'first');
      const lost = await startOwnStack((feeds) => writeBoard(feeds, 'rocks', 'Rocks', []));
      ends.push(lost.stop);

      // given two people who were alerted before the backup, and one who will be only after the restore
      const people: Person[] = [];
      for (const name of ['ada', 'bo']) {
        const person = await signUp(lost, `${name}@backup.example`, { titles: [KEEPER.title] });
        people.push(person);
        await uploadResume(lost, person, `${name}.pdf`, [`Keeper of lights ${name}`]);
      }
      await makeStaff(lost, 'ada@backup.example');
      const manager = await signUp(lost, 'cy@backup.example', { titles: [MANAGER.title] });
      await connectConsole(lost).run('poll-boards');
      await writeBoard(lost.feedsDir, 'rocks', 'Rocks', [KEEPER]);
      await until('everybody is alerted', async () => {
        await runEverything(lost);
        const mails = await Promise.all(people.map((person) => mailsTo(lost, person)));
        return mails.every((some) => some.some(({ subject }) => subject?.includes('Rocks'))) || undefined;
      });

      await test.step('the backup has rows, users with their groups, and resumes', async () => {
        const made = await runOperatorCommand(lost, 'backup', [backup]);
        expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('It holds personal data.')]);

        const verified = await runOperatorCommand(lost, 'backup', ['--verify', backup]);
        expect([verified.code, verified.stdout]).toEqual([
          0,
          expect.stringContaining('counts and checksums are equal'),
        ]);
        const { rows, files, people: saved } = await manifestOf(backup);
        expect(rows.entities).toMatchObject({ USER: { count: 3 }, ALERT: { count: 2 }, JOB: { count: 1 } });
        expect([files.length, saved.count]).toEqual([2, 3]);
        const users = await readFile(join(backup, 'people.jsonl'), 'utf8');
        expect(users.match(/"groups":\["staff"\]/g)).toHaveLength(1);
      });

      await test.step('nothing is restored over existing data', async () => {
        await signUp(lost, 'late@backup.example', { titles: ['Baker'] });
        const { code, stderr } = await runOperatorCommand(lost, 'restore', [backup]);
        expect([code, stderr]).toEqual([
          1,
          expect.stringMatching(/is not empty: .*Restore into an empty table/s),
        ]);
      });

      const fresh = await startOwnStack();
      ends.push(fresh.stop);
      await test.step('an empty stage gets equal counts and checksums, and sends no e-mail', async () => {
        const { code, stdout, stderr } = await runOperatorCommand(fresh, 'restore', [backup]);
        // The restore triggers a read of the board.
        await writeBoard(fresh.feedsDir, 'rocks', 'Rocks', [KEEPER]);
        expect([code, stderr]).toEqual([0, expect.stringContaining('They are equal to the backup.')]);
        expect(stdout).toMatch(/^2 of 2 files put into /);
        expect(stdout).toContain('0 of 3 people are in the user pool.');

        const second = join(folder.path, 'second');
        expect((await runOperatorCommand(fresh, 'backup', [second])).code).toBe(0);
        const [before, after] = [await manifestOf(backup), await manifestOf(second)];
        expect(atRest(after)).toEqual(atRest(before));
        expect(after.files).toEqual(before.files);

        await runEverything(fresh);
        await runEverything(fresh);
        expect(await Promise.all(people.map((person) => mailsTo(fresh, person)))).toEqual([[], []]);
      });

      await test.step('after the restore, new postings are alerted once', async () => {
        await writeBoard(fresh.feedsDir, 'rocks', 'Rocks', [KEEPER, MANAGER]);
        await until('the manager is alerted of what is new', async () => {
          await runEverything(fresh);
          return (await mailsTo(fresh, manager)).length > 0 || undefined;
        });
        await runEverything(fresh);

        const mails = await mailsTo(fresh, manager);
        expect(mails.map(({ html }) => html?.includes(MANAGER.title))).toEqual([true]);
        expect(await Promise.all(people.map((person) => mailsTo(fresh, person)))).toEqual([[], []]);
      });
    });
  });

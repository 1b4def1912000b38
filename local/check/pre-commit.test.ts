import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const UNFORMATTED = 'export const a  =  1;\n';
const FORMATTED = 'export const a = 1;\n';
const BETWEEN = '\n// Lines that stay the same,\n// between the staged and the unstaged one.\n';
const REFUSAL = 'Nothing was committed. Fix what is listed above';

/** Of Biome's configuration, which loads them for every commit. */
const LINT_RULES = ['local/check/web-first-assertions.grit', 'local/check/named-errors.grit'];

let clone: string;

// Runs the hook as a clone does after `pnpm hooks`.
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'pre-commit-'));
  for (const path of ['.githooks', 'biome.json', ...LINT_RULES])
    await cp(path, join(clone, path), { recursive: true });
  await symlink(resolve('node_modules'), join(clone, 'node_modules'));
  await write('.gitignore', 'node_modules\n');
  await git('init', '--quiet');
  await git('config', 'user.name', 'Ada');
  await git('config', 'user.email', 'ada@daybreak.example');
  await git('config', 'core.hooksPath', '.githooks');
  await git('add', '.');
  await git('commit', '--quiet', '--no-verify', '--message', 'Begin');
});

afterEach(() => rm(clone, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(clone, file), text);
const read = (file: string) => readFile(join(clone, file), 'utf8');
const commit = () => git('commit', '--quiet', '--message', 'Change');

/** Returns the exit code and the output of git, which reads no configuration but the clone's own. */
function git(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return new Promise((done) => {
    const child = execFile('git', args, { cwd: clone, env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

test('a staged file is formatted, and committed as formatted', async () => {
  await write('a.ts', UNFORMATTED);
  await git('add', 'a.ts');
  expect(await commit()).toMatchObject({ code: 0, stderr: '' });
  expect((await git('show', 'HEAD:a.ts')).stdout).toBe(FORMATTED);
  expect((await git('status', '--short')).stdout).toBe('');
});

test('of a file that is staged in part, that part is committed, and the rest stays as it was', async () => {
  await write('a.ts', `${UNFORMATTED}${BETWEEN}`);
  await git('add', 'a.ts');
  await write('a.ts', `${UNFORMATTED}${BETWEEN}export const b  =  2;\n`);
  await write('untracked.ts', UNFORMATTED);
  expect(await commit()).toMatchObject({ code: 0 });
  expect((await git('show', 'HEAD:a.ts')).stdout).toBe(`${FORMATTED}${BETWEEN}`);
  expect(await read('a.ts')).toBe(`${FORMATTED}${BETWEEN}export const b  =  2;\n`);
  expect(await read('untracked.ts')).toBe(UNFORMATTED);
  expect((await git('stash', 'list')).stdout).toBe('');
});

test('if formatting would change a line that has unstaged changes, nothing is committed or lost', async () => {
  await write('a.ts', UNFORMATTED);
  await git('add', 'a.ts');
  await write('a.ts', 'export const a  =  3;\n');
  const { code, stderr } = await commit();
  expect(code).toBe(1);
  expect(stderr).toContain('Failed to restore unstaged changes');
  expect(stderr).toContain('run pnpm fix, then stage again');
  expect((await git('show', ':a.ts')).stdout).toBe(UNFORMATTED);
  expect(await read('a.ts')).toBe('export const a  =  3;\n');
  expect((await git('log', '--format=%s')).stdout).toBe('Begin\n');
});

test('a mistake that Biome can’t fix refuses the commit with its place, and changes nothing', async () => {
  await write('a.ts', 'export const a: any  =  1;\n');
  await git('add', 'a.ts');
  const { code, stderr } = await commit();
  expect(code).toBe(1);
  expect(stderr).toContain('a.ts:1:17 lint/suspicious/noExplicitAny');
  expect(stderr).toContain(REFUSAL);
  expect((await git('show', ':a.ts')).stdout).toBe('export const a: any  =  1;\n');
  expect((await git('log', '--format=%s')).stdout).toBe('Begin\n');
});

test('a commit without files that Biome knows is not held up', async () => {
  await write('notes.md', '#  Notes\n');
  await git('add', 'notes.md');
  expect(await commit()).toMatchObject({ code: 0, stderr: '' });
});

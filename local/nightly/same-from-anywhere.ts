import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Step, single } from '../check/step.ts';
import { runCommand } from '../run/command.ts';

/** Records the source line of each construct, so it depends on the machine. */
const NOT_DEPLOYED = /\.metadata\.json$/;

async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !NOT_DEPLOYED.test(path));
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  return new Map(
    await Promise.all(
      files.map(async (path): Promise<[string, string]> => [relative(folder, path), await hash(path)]),
    ),
  );
}

/** Returns the files of two cloud assemblies that differ or are in only one of them. */
export async function differingFiles(one: string, other: string): Promise<string[]> {
  const [hashes, others] = await Promise.all([hashesOf(one), hashesOf(other)]);
  return [...new Set([...hashes.keys(), ...others.keys()])]
    .filter((file) => hashes.get(file) !== others.get(file))
    .sort();
}

/** Clones the last commit and synthesizes it with its own packages. */
async function synthesizeAt(folder: string): Promise<string> {
  await runCommand('git', ['clone', '--quiet', process.cwd(), folder]);
  await runCommand('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  const program = "import { buildCdkOut } from './local/run/build.ts'; await buildCdkOut(() => {});";
  await runCommand(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder });
  return join(folder, 'cdk.out');
}

/**
 * Synthesizes two clones of the last commit in folders of different depths and compares them, so that
 * deploying from another machine changes nothing.
 */
export const sameFromAnywhere = (): Step =>
  single('two clones synthesize the same bytes', async () => {
    const root = await mkdtemp(join(tmpdir(), 'clones-'));
    try {
      const one = await synthesizeAt(join(root, 'one'));
      const other = await synthesizeAt(join(root, 'further', 'down', 'another'));
      const differing = await differingFiles(one, other);
      if (differing.length > 0)
        throw new Error(
          `Two clones of one commit synthesize different files, so a deployment from another folder would change the stack: ${differing.join(', ')}. Look for a path or a time in them.`,
        );
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });

/** `pnpm advisories`: asks the registry what is known about the lockfile's packages, and writes the answer down. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ADVISORIES_FILE, openAdvisories, readAdvisories, updateAdvisories } from './advisories.ts';
import { readLockedPackages } from './lockfile.ts';

/** Exits with 1 if it finds anything, so only the output says whether it worked. */
const audit = (): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('pnpm', ['audit', '--json'], { maxBuffer: 50_000_000 }, (_, stdout, stderr) =>
      stdout.trimStart().startsWith('{')
        ? resolve(stdout)
        : reject(new Error(`The registry gave no advisories. Try one that does.\n${stderr.trim()}`)),
    );
  });

try {
  const list = updateAdvisories(JSON.parse(await audit()), readAdvisories(), new Date());
  writeFileSync(ADVISORIES_FILE, `${JSON.stringify(list, null, 2)}\n`);
  const open = openAdvisories(
    list,
    readLockedPackages().map(({ id }) => id),
  );
  console.log(`${list.advisories.length} advisories, ${open.length} of them open.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

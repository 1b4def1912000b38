import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild, Stopped } from './child.mjs';
import { installDependencies } from './dependencies.mjs';
import { explainFullDisk } from './failure.mjs';
import { findPath } from './node-and-pnpm.mjs';

/** @param {string} name */
const operator = (name) => ['local/run/operate.ts', `infra/operations/${name}.ts`];

/**
 * What each command runs. `needsJava`: it starts DynamoDB Local. `work` is what a stop interrupts; without it, the
 * program itself says what it was doing. `isQuiet` leaves standard output to the program, which others may read.
 *
 * @type {Record<string, { program: readonly string[], needsJava?: boolean, work?: string, isQuiet?: boolean }>}
 */
const COMMANDS = {
  start: { program: ['local/start.ts'], needsJava: true },
  test: { program: ['local/check.ts'], needsJava: true, work: 'running the checks' },
  boards: { program: ['local/run/boards.ts'], work: 'managing boards', isQuiet: true },
  bootstrap: { program: ['infra/deploy/deploy.ts', 'bootstrap'], work: 'bootstrapping the account' },
  deploy: { program: ['infra/deploy/deploy.ts', 'deploy'], work: 'deploying' },
  diff: { program: ['infra/deploy/deploy.ts', 'diff'], work: 'comparing', isQuiet: true },
  rehearse: { program: ['local/rehearse.ts'], needsJava: true, work: 'rehearsing' },
  preflight: { program: ['local/run/preflight.ts'], work: 'checking the account', isQuiet: true },
  redrive: { program: operator('redrive'), work: 'handling dead letters', isQuiet: true },
  backup: { program: operator('backup'), work: 'backing up', isQuiet: true },
  restore: { program: operator('restore'), work: 'restoring', isQuiet: true },
};

let doing = 'looking for Node.js and pnpm';

/** @param {(line: string) => void} say @returns {(work: string) => void} */
const progress = (say) => (work) => {
  doing = work;
  say(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${work}`);
};

/**
 * Gets everything that a program needs, runs it, and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
async function run(command, args) {
  const known = COMMANDS[command];
  if (!known) throw new Error(`'${command}' is not one of ${Object.keys(COMMANDS).join(', ')}.`);
  const begin = progress(known.isQuiet ? console.error : console.log);
  const env = { ...process.env, PATH: await findPath(begin) };
  if (known.needsJava) {
    const java = await runChild('node', ['local/run/java.ts'], { env });
    if (java.code !== 0) throw new Error(java.stderr.trim());
  }
  await installDependencies(env, begin);
  doing = known.work ?? doing;
  const program = await runChild('node', [...known.program, ...args], { env, interactive: true });
  if (program.wasStopped && known.work) throw new Stopped();
  const fullDisk = program.code === 0 || !known.work ? undefined : explainFullDisk('');
  if (fullDisk) console.error(fullDisk);
  return program.code;
}

/**
 * Returns the exit code of the command. Writes one sentence if it cannot run.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
async function main(command, args) {
  if (args.includes('--help')) {
    process.stdout.write(readFileSync(`local/help/${command}.txt`, 'utf8'));
    return 0;
  }
  if (args.includes('--version')) {
    console.log(JSON.parse(readFileSync('package.json', 'utf8')).version);
    return 0;
  }
  try {
    return await run(command, args);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const again = /^(start|test)$/.test(command) ? `npm ${command}` : `npm run ${command}`;
    if (error instanceof Stopped) console.error(`Stopped while ${doing}. Run ${again} again.`);
    else console.error(explainFullDisk(text) ?? text);
    return error instanceof Stopped ? 130 : 1;
  }
}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../..'));
const [command = '', ...args] = process.argv.slice(2);
process.exit(await main(command, args));

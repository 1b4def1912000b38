import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild, Stopped } from './child.mjs';
import { installDependencies } from './dependencies.mjs';
import { explainFullDisk } from './failure.mjs';
import { findPath } from './node-and-pnpm.mjs';

let doing = 'looking for Node.js and pnpm';

/** @param {string} work */
function begin(work) {
  doing = work;
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${work}`);
}

/**
 * Gets everything that a program needs, runs it, and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
async function run(command, args) {
  const env = { ...process.env, PATH: await findPath(begin) };
  const java = await runChild('node', ['local/run/java.ts'], { env });
  if (java.code !== 0) throw new Error(java.stderr.trim());
  await installDependencies(env, begin);
  if (command === 'start')
    return (await runChild('node', ['local/start.ts', ...args], { env, interactive: true })).code;
  doing = 'running the checks';
  const checks = await runChild('node', ['local/check.ts', ...args], { env, interactive: true });
  if (checks.wasStopped) throw new Stopped();
  const fullDisk = checks.code === 0 ? undefined : explainFullDisk('');
  if (fullDisk) console.error(fullDisk);
  return checks.code;
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
  try {
    return await run(command, args);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (error instanceof Stopped) console.error(`Stopped while ${doing}. Run npm ${command} again.`);
    else console.error(explainFullDisk(text) ?? text);
    return error instanceof Stopped ? 130 : 1;
  }
}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../..'));
const [command = '', ...args] = process.argv.slice(2);
process.exit(await main(command, args));

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
 * @param {string} program
 * @param {readonly string[]} args
 */
async function run(program, args) {
  const env = { ...process.env, PATH: await findPath(begin) };
  await installDependencies(env, begin);
  const { code } = await runChild('node', [program, ...args], { env, interactive: true });
  return code;
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
    return await run(command === 'start' ? 'local/start.ts' : 'local/check.ts', args);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (error instanceof Stopped)
      console.error(`Stopped while ${doing}. Run npm ${command} again to continue.`);
    else console.error(explainFullDisk(text) ?? text);
    return error instanceof Stopped ? 130 : 1;
  }
}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../..'));
const [command = '', ...args] = process.argv.slice(2);
process.exit(await main(command, args));

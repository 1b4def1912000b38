import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { runChild } from './child.mjs';
import { explainFullDisk, explainSilence } from './failure.mjs';

const NODE_MAJOR = 24;
const PNPM_MAJOR = 12;

/** Caches the folders that npx created, so that the next run skips npx. */
const NOTE = '.local/toolchain.json';

/** npm's defaults, 5 minutes and 2 retries, could hang for 15 minutes. */
const IMPATIENT = {
  npm_config_fetch_timeout: '20000',
  npm_config_fetch_retries: '1',
  npm_config_fetch_retry_mintimeout: '1000',
};

const SILENCE =
  /code (?:ECONN\w+|ENOTFOUND|EAI_AGAIN|E\w*TIMEDOUT|\w*TIMEOUT|E(?:NET|HOST)UNREACH|FETCH_ERROR|E5\d\d)/;

/**
 * Returns a PATH with Node.js 24 or newer and pnpm 12: the current one, the one of the last run, or one that npx makes.
 *
 * @param {(work: string) => void} begin
 */
export async function findPath(begin) {
  const { PATH = '' } = process.env;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR && serves(PATH)) return PATH;
  const last = notedFolders();
  const lastPath = [...last, PATH].join(delimiter);
  if (last.length > 0 && last.every((folder) => existsSync(folder)) && serves(lastPath)) return lastPath;
  begin(`fetching Node.js ${NODE_MAJOR} and pnpm ${PNPM_MAJOR} from the npm registry`);
  const path = await makePath();
  const known = new Set(PATH.split(delimiter));
  const folders = path.split(delimiter).filter((folder) => !known.has(folder) && folder.includes('_npx'));
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify({ folders }));
  return path;
}

/** @param {string} path */
function serves(path) {
  // Corepack's pnpm would download itself.
  const env = { ...process.env, PATH: path, COREPACK_ENABLE_NETWORK: '0' };
  /** @param {string} program */
  const version = (program) => {
    const { status, stdout } = spawnSync(program, ['--version'], {
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: 10_000,
    });
    return status === 0 ? Number.parseInt(stdout.replace(/^v/, ''), 10) : 0;
  };
  return version('node') >= NODE_MAJOR && version('pnpm') === PNPM_MAJOR;
}

/** @returns {string[]} */
function notedFolders() {
  try {
    return JSON.parse(readFileSync(NOTE, 'utf8')).folders;
  } catch {
    return [];
  }
}

async function makePath() {
  const wanted = ['--yes', '-p', `node@${NODE_MAJOR}`, '-p', `pnpm@${PNPM_MAJOR}`];
  const { code, stdout, stderr } = await runChild('npx', [...wanted, '-c', 'node -p process.env.PATH'], {
    env: { ...IMPATIENT, ...process.env },
  });
  if (code === 0) return stdout.trim();
  if (SILENCE.test(stderr)) throw new Error(explainSilence(/https?:\/\/[^/\s]+/.exec(stderr)?.[0]));
  const unknown = `Node.js ${NODE_MAJOR} and pnpm ${PNPM_MAJOR} could not be fetched. See npm's message above.`;
  throw new Error(explainFullDisk(stderr) ?? `${stderr.trim()}\n${unknown}`);
}

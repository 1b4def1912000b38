import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from './child.mjs';
import { explainFullDisk, explainSilence } from './failure.mjs';

const STAMP = '.local/stamps/dependencies';

/** Pings the registry first, because installing may take long on a slow network. */
const PING_TIMEOUT_MS = '20000';

/** pnpm waits 10 s and 60 s between attempts by default. */
const IMPATIENT = { pnpm_config_fetch_retry_mintimeout: '1000', pnpm_config_fetch_retry_maxtimeout: '5000' };

/**
 * Installs the dependencies unless they are installed for this lock file.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(work: string) => void} begin
 */
export async function installDependencies(env, begin) {
  const wanted = hashOfManifests();
  if (readStamp() === wanted && existsSync('node_modules/.modules.yaml')) return;
  begin('installing dependencies');
  rmSync(STAMP, { force: true });
  await install({ ...IMPATIENT, ...registryOf(env), ...env });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/**
 * Installs from pnpm's store, and asks the registry only for what is not there.
 *
 * @param {NodeJS.ProcessEnv} env
 */
async function install(env) {
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const offline = await runChild('pnpm', [...args, '--offline'], { env });
  if (offline.code === 0) return;
  const ping = await runChild('pnpm', ['ping'], {
    env: { pnpm_config_fetch_timeout: PING_TIMEOUT_MS, ...env },
  });
  // A 4xx status counts as reachable: not every registry supports ping.
  const isSilent = ping.code !== 0 && !/registry: 4\d\d/.test(ping.stderr);
  if (isSilent) throw new Error(explainFullDisk(offline.stderr) ?? explainSilence(registryIn(ping.stderr)));
  const { code, stderr } = await runChild('pnpm', args, { env });
  if (code === 0) return;
  const reason = stderr.slice(Math.max(0, stderr.indexOf('Error: '))).trim();
  const unknown = "The dependencies could not be installed. See pnpm's message above.";
  throw new Error(explainFullDisk(stderr) ?? `${reason}\n${unknown}`);
}

/**
 * npm passes its registry on in a variable that pnpm does not read.
 *
 * @param {NodeJS.ProcessEnv} env
 */
const registryOf = ({ npm_config_registry: registry }) =>
  registry === undefined ? {} : { pnpm_config_registry: registry };

/** @param {string} output */
const registryIn = (output) => /https?:\/\/[^/\s]+/.exec(output.replace(/\n\s*│\s*/g, ''))?.[0];

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
}

function hashOfManifests() {
  const rooms = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const manifests = rooms.map(({ name }) => join(name, 'package.json')).filter((file) => existsSync(file));
  const patches = existsSync('patches') ? readdirSync('patches').map((name) => join('patches', name)) : [];
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests, ...patches])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * `npm start` and `npm test`, on a machine that has Node.js 20 and npm only: finds Node.js 24 and pnpm 12 (through
 * npx, once), installs what the lock file names, and hands over. Plain JavaScript, because Node.js 20 runs it.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const programs = { start: 'local/start.ts', test: 'local/check.ts' };
const nodeMajor = 24;
const pnpmMajor = 12;
const noted = '.local/toolchain.json';
const begin = performance.now();

const say = (line) =>
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Whether Node.js and pnpm of the wanted versions, or newer Node.js, are first on this PATH. */
function serves(path) {
  const env = { ...process.env, PATH: path };
  const version = (program) => {
    const { status, stdout } = spawnSync(program, ['--version'], {
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return status === 0 ? Number.parseInt(stdout.replace(/^v/, ''), 10) : 0;
  };
  return version('node') >= nodeMajor && version('pnpm') === pnpmMajor;
}

/** A PATH with Node.js 24 and pnpm 12: this one, the one of the last time, or one that npx makes. */
function findPath() {
  const { PATH = '' } = process.env;
  if (Number.parseInt(process.versions.node, 10) >= nodeMajor && serves(PATH)) return PATH;
  const last = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')).folders : [];
  const lastPath = [...last, PATH].join(delimiter);
  if (last.length > 0 && last.every((folder) => existsSync(folder)) && serves(lastPath)) return lastPath;
  say(`fetching Node.js ${nodeMajor} and pnpm ${pnpmMajor} from the npm registry`);
  const wanted = ['--yes', '-p', `node@${nodeMajor}`, '-p', `pnpm@${pnpmMajor}`];
  const found = execFileSync('npx', [...wanted, '-c', 'node -p process.env.PATH'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  }).trim();
  const known = new Set(PATH.split(delimiter));
  const folders = found.split(delimiter).filter((folder) => !known.has(folder) && folder.includes('_npx'));
  mkdirSync(dirname(noted), { recursive: true });
  writeFileSync(noted, JSON.stringify({ folders }));
  return found;
}

/** Installs the dependencies unless they are installed for this lock file. */
function install(env) {
  const stamp = '.local/stamps/dependencies';
  const rooms = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const manifests = rooms.map(({ name }) => join(name, 'package.json')).filter((file) => existsSync(file));
  const patches = existsSync('patches') ? readdirSync('patches').map((name) => join('patches', name)) : [];
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests, ...patches])
    hash.update(readFileSync(file));
  const wanted = hash.digest('hex');
  const done =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync('node_modules/.modules.yaml');
  if (done) return;
  say('installing dependencies');
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const { status } = spawnSync('pnpm', args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The dependencies could not be installed: see what pnpm says above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  say('dependencies are installed');
}

/**
 * Runs a program on Node.js 24 until it ends, and ends as it does. Its channel to this process tells it when to stop:
 * at a signal, or when the npm that started all this is gone.
 */
function handOver(program, args, env) {
  const options = {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    shell: process.platform === 'win32',
  };
  const child = spawn('node', [program, ...args], options);
  const stop = () => child.connected && child.disconnect();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && stop();
  if (process.env.npm_lifecycle_event) setInterval(watch, 1_000).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const [command, ...args] = process.argv.slice(2);
try {
  const program = programs[command];
  if (!program) throw new Error(`"${command}" is neither start nor test.`);
  const env = { ...process.env, PATH: findPath() };
  install(env);
  handOver(program, args, env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

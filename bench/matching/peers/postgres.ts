import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MissingPeerError, type Peer, type PeerResult, parseMeasured, ROUNDS, runProgram } from './peer.ts';

const SEARCHES = [
  { name: 'PostgreSQL, rarest word', search: 'rarest_word' },
  { name: 'PostgreSQL, trigram', search: 'trigram' },
];

/** The similarity from which titles match. Of 0.3 to 0.7, it agrees best with our rule (F1 0.46 at 1,000 people). */
const TRIGRAM_THRESHOLD = 0.6;

/** The searches run in memory, in one process each, and nothing is spent on durability. */
const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '2GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
  jit: 'off',
};

const setUp = fileURLToPath(new URL('postgres.sql', import.meta.url));

/** PostgreSQL in a private cluster on a Unix socket, with two searches. */
export const postgres: Peer = {
  name: 'PostgreSQL',
  async measure({ folder }) {
    const programs = findPrograms();
    const cluster = await startCluster(programs, join(folder, 'postgres'));
    const files = ['titles', 'saved', 'jobs'].flatMap((name) => ['-v', `${name}=${join(folder, name)}.tsv`]);
    try {
      await cluster.psql(...files, '-f', setUp);
      const results: PeerResult[] = [];
      for (const { name, search } of SEARCHES) {
        const output = await cluster.psql(
          ...['-c', `SET pg_trgm.similarity_threshold = ${TRIGRAM_THRESHOLD}`],
          ...[
            '-c',
            `SELECT json_build_object('roundMs', measure('${search}', ${Object.values(ROUNDS).join()}), 'bytes', ${SIZE})`,
          ],
        );
        const found = join(folder, `found-${search}.txt`);
        await cluster.psql(
          ...['-o', found],
          ...['-c', `SELECT array_to_string(people, ' ') FROM found WHERE search = '${search}' ORDER BY job`],
        );
        results.push({ name, found, ...parseMeasured(output) });
      }
      return results;
    } finally {
      cluster.stop();
    }
  },
};

const SIZE = `pg_total_relation_size('title') + pg_total_relation_size('saved')`;

/** Returns the folder of PostgreSQL's programs, with a slash at its end. Debian keeps most of them off the PATH. */
function findPrograms(): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  const isComplete = (folder: string) =>
    ['initdb', 'pg_ctl', 'psql'].every((name) => globSync(join(folder, name)).length > 0);
  const folder = folders.find(isComplete);
  if (folder === undefined)
    throw new MissingPeerError(
      "PostgreSQL isn't installed. Install postgresql (Debian, Homebrew) and run the benchmark again.",
    );
  return `${folder}/`;
}

async function startCluster(programs: string, folder: string) {
  mkdirSync(folder);
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await runProgram(
    `${programs}initdb`,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    owner,
  );
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}='${value}'`);
  const stop = () => spawnSync(`${programs}pg_ctl`, ['stop', '-D', data, '-m', 'immediate'], owner);
  process.once('exit', stop);
  await runProgram(
    `${programs}pg_ctl`,
    ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', `-k ${folder} ${settings.join(' ')}`],
    owner,
  );
  return {
    psql: (...args: string[]) =>
      runProgram(`${programs}psql`, [
        ...['-h', folder, '-U', 'postgres', '-d', 'postgres'],
        ...['-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1'],
        ...args,
      ]),
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

/** Returns the user 'nobody' for root, because PostgreSQL refuses to run as root. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody']).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

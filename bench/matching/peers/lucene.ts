import { globSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MissingPeerError, type Peer, parseMeasured, ROUNDS, runProgram } from './peer.ts';

const NAME = 'Lucene percolator';

const JARS = ['lucene-core', 'lucene-memory', 'lucene-analyzers-common'];

const INSTALL = `Lucene isn't installed. Install Java 17 (JDK) and liblucene8-java (Debian), or fetch the jars with
mvn dependency:get -Dartifact=org.apache.lucene:lucene-memory:8.11.4 and
mvn dependency:get -Dartifact=org.apache.lucene:lucene-analyzers-common:8.11.4, and run the benchmark again.`;

const source = fileURLToPath(new URL('lucene/Percolator.java', import.meta.url));

/** Lucene in memory: a query for each saved title and place, matched as lucene-monitor does. */
export const lucene: Peer = {
  name: NAME,
  async measure({ folder }) {
    const jars = findJars();
    const classes = join(folder, 'classes');
    mkdirSync(classes);
    await runProgram('javac', ['-d', classes, '-cp', jars.join(delimiter), source]).catch(explainMissing);
    const found = join(folder, 'found-lucene.txt');
    const output = await runProgram('java', [
      ...['-XX:+UseSerialGC', '-XX:MaxRAMPercentage=60'],
      ...[
        '-cp',
        [classes, ...jars].join(delimiter),
        'Percolator',
        folder,
        found,
        ...Object.values(ROUNDS).map(String),
      ],
    ]);
    return [{ name: NAME, found, ...parseMeasured(output) }];
  },
};

/** Returns the newest jars that Debian's package or Maven installed. */
function findJars(): string[] {
  const folders = ['/usr/share/java', join(homedir(), '.m2/repository/org/apache/lucene/*/8*')];
  return JARS.map((name) => {
    const [jar] = folders.flatMap((folder) =>
      globSync(join(folder, `${name}-8.*.jar`))
        .sort()
        .reverse(),
    );
    if (jar === undefined) throw new MissingPeerError(INSTALL);
    return jar;
  });
}

function explainMissing(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    throw new MissingPeerError(INSTALL);
  throw error;
}

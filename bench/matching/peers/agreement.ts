import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** How a peer's people agree with ours, over all jobs. */
export interface Agreement {
  /** The people that the peer found, counted once per job. */
  readonly found: number;
  /** The share of our people that the peer also found. */
  readonly recall: number;
  /** The share of the peer's people that we also found. */
  readonly precision: number;
}

/** Compares two files of people, one line per job. Throws if they have different numbers of jobs. */
export async function compareFound(ours: string, theirs: string): Promise<Agreement> {
  const [ourLines, theirLines] = [readLines(ours), readLines(theirs)];
  const count = { ours: 0, theirs: 0, both: 0 };
  for (;;) {
    const [our, their] = await Promise.all([ourLines.next(), theirLines.next()]);
    if (our.done !== their.done) throw new Error(`${ours} and ${theirs} have different numbers of jobs.`);
    if (our.done || their.done) break;
    const [ourPeople, theirPeople] = [new Set(peopleOf(our.value)), new Set(peopleOf(their.value))];
    count.ours += ourPeople.size;
    count.theirs += theirPeople.size;
    for (const person of theirPeople) if (ourPeople.has(person)) count.both += 1;
  }
  return { found: count.theirs, recall: count.both / count.ours, precision: count.both / count.theirs };
}

const readLines = (file: string) => createInterface(createReadStream(file))[Symbol.asyncIterator]();

const peopleOf = (line: string): string[] => line.split(' ').filter((person) => person !== '');

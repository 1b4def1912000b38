import { engineeringPairs } from './engineering.ts';
import { otherPairs } from './other-roles.ts';

/** A saved title and a job's title, and whether the one names the role of the other. */
export interface Pair {
  readonly saved: string;
  readonly job: string;
  readonly named: boolean;
}

/** All pairs of our own tables. */
export function readPairs(): Pair[] {
  const pairs: Pair[] = [];
  let saved = '';
  let text = '';
  const close = () => {
    for (const job of text.slice(2).split('; '))
      if (text !== '') pairs.push({ saved, job, named: text.startsWith('+') });
    text = '';
  };
  for (const line of `${engineeringPairs}${otherPairs}`.split('\n')) {
    if (line.startsWith('    ')) text += ` ${line.trim()}`;
    else {
      close();
      if (line.startsWith('  ')) text = line.trim();
      else saved = line;
    }
  }
  close();
  return pairs;
}

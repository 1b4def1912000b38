import { readersPairs } from './by-readers.ts';
import { readersOfficePairs } from './by-readers-office.ts';
import { engineeringPairs } from './engineering.ts';
import { equivalentPairs } from './equivalents.ts';
import { hardwarePairs } from './hardware.ts';
import { infrastructurePairs } from './infrastructure.ts';
import { moreEquivalentPairs } from './more-equivalents.ts';
import { officePairs } from './office.ts';
import { otherLanguagesPairs } from './other-languages.ts';
import { otherPairs } from './other-roles.ts';
import { wordingPairs } from './wording.ts';

export interface TitlePair {
  readonly saved: string;
  readonly job: string;
  readonly matches: boolean;
}

export function readPairs(): TitlePair[] {
  const pairs: TitlePair[] = [];
  let saved = '';
  let text = '';
  const close = () => {
    for (const job of text.slice(2).split('; '))
      if (text !== '') pairs.push({ saved, job, matches: text.startsWith('+') });
    text = '';
  };
  const all = [
    engineeringPairs,
    equivalentPairs,
    moreEquivalentPairs,
    readersPairs,
    readersOfficePairs,
    hardwarePairs,
    infrastructurePairs,
    otherPairs,
    otherLanguagesPairs,
    officePairs,
    wordingPairs,
  ].join('');
  for (const line of all.split('\n')) {
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

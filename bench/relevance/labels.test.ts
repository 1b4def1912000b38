import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readDay } from './day.ts';
import { type Label, readLabels } from './labels.ts';
import { readPeople } from './person.ts';
import { pairLabels } from './score-group.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relevance-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('only pairs on which both readings agree and are sure are scored', () => {
  writeFileSync(
    join(folder, 'labels.tsv'),
    `person\tposting\tfirst\tfirst_reason\tsecond\tsecond_reason
ida\tp1\twanted\t\twanted\t
ida\tp2\tunwanted\tplace\tunwanted\trole
ida\tp3\twanted\t\tunwanted\tlevel
ida\tp4\tunsure\t\tunsure\t
`,
  );
  expect(readLabels('labels.tsv', folder)).toEqual([
    { person: 'ida', posting: 'p1' },
    { person: 'ida', posting: 'p2', reason: 'place' },
  ]);
});

test('at least 30 people, a third of them set aside, have labels on a day of at least 5,000 postings', () => {
  // given
  const people = readPeople();
  const day = readDay();
  const namesOf = (labels: readonly Label[]) => [...new Set(labels.map(({ person }) => person))].sort();
  const idsOf = (isSetAside: boolean) =>
    people
      .filter((person) => person.isSetAside === isSetAside)
      .map(({ id }) => id)
      .sort();
  // when
  const [development, aside] = [readLabels('labels.tsv'), readLabels('labels-aside.tsv')];
  // then
  expect(people.length).toBeGreaterThanOrEqual(30);
  expect(Math.round(people.length / idsOf(true).length)).toBe(3);
  expect(new Set(day.map(({ id }) => id)).size).toBeGreaterThanOrEqual(5000);
  expect(namesOf(development)).toEqual(idsOf(false));
  expect(namesOf(aside)).toEqual(idsOf(true));
  expect(pairLabels([...development, ...aside], people, day).length).toBeGreaterThan(1200);
});

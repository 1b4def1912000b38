import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = 'docs/decisions';

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** Matches the link to a record by its number, such as [26](0026-partial-packages.md). */
const LINK = /\[(\d+)\]\(([^)]+)\)/g;
const withoutLinks = (text: string) => text.replace(LINK, '$1');

const HEADER = /^# (\d+)\. .+\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: (.+)\n\n/;
const STATUS =
  /^(?:accepted|(?:amended|superseded) by \d+(?: and \d+)*)(?:; (?:amends|supersedes) \d+(?: and \d+)*)?$/;

const records = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort()
  .map((file) => {
    const [, number, date, status = ''] = HEADER.exec(read(file)) ?? [];
    return {
      file,
      number: Number(number),
      date,
      links: [...status.matchAll(LINK)],
      status: withoutLinks(status),
    };
  });

/** The statuses' words about other records, such as { verb: 'amended by', number: 18, other: 37 }. */
const relations = records.flatMap(({ number, status }) =>
  [...status.matchAll(/(amends|amended by|supersedes|superseded by) (\d+(?: and \d+)*)/g)].flatMap(
    ([, verb, numbers = '']) =>
      numbers.split(' and ').map((other) => ({ verb, number, other: Number(other) })),
  ),
);

test('decisions are numbered without gaps, and each has a date and a status', () => {
  expect(records.length).toBeGreaterThan(0);
  for (const [index, record] of records.entries())
    expect(record).toMatchObject({
      file: expect.stringMatching(`^${String(index + 1).padStart(4, '0')}-`),
      number: index + 1,
      date: expect.any(String),
      status: expect.stringMatching(STATUS),
    });
});

test.each([
  ['amends', 'amended by'],
  ['supersedes', 'superseded by'],
])('a decision that %s another names it, and is named by it', (verb, inverse) => {
  const byNewer = relations.filter((one) => one.verb === verb);
  const byOlder = relations.filter((one) => one.verb === inverse);
  expect(byNewer.length).toBeGreaterThan(0);
  const asNamedByNewer = byNewer.map(({ number, other }) => `${other} ${inverse} ${number}`);
  expect(byOlder.map(({ number, other }) => `${number} ${inverse} ${other}`).sort()).toEqual(
    asNamedByNewer.sort(),
  );
});

test('the links of a status lead to the records that it names', () => {
  const links = records.flatMap((record) => record.links);
  expect(links.map(([, , file]) => file)).toEqual(
    links.map(([, number]) => records[Number(number) - 1]?.file),
  );
});

test('the table of decisions lists each record once, with its date and status', () => {
  const row = /^\| \[(\d+)\]\((\S+)\) +\| .+\. +\| (\S+) +\| (.+?) +\|$/gm;
  const listed = [...read('README.md').matchAll(row)].map((match) => match.slice(1));
  expect(listed).toEqual(records.map(({ number, file, date, status }) => [`${number}`, file, date, status]));
});

import { expect, test } from '@jest/globals';
import { alertsCsv } from './alerts-csv.ts';
import { anAlert } from './testing/an-alert.ts';

const rows = (text: string) => text.slice(1).split('\r\n');

test('alerts as CSV have a heading and a line each', () => {
  const text = alertsCsv([anAlert(1, { openedAt: '2026-06-01T16:00:00.000Z' })]);
  expect(text.charAt(0)).toBe('\ufeff');
  expect(rows(text)).toEqual([
    'Matched,Sent,State,Job,Company,Location,Remote,Reason,Opened,Not relevant,Applied,Closed,Link',
    '2026-06-01T15:00:00.000Z,2026-06-01T15:00:20.000Z,sent,Backend Engineer 1,Larkspur Systems,"Austin, TX",no,"Matches Backend Engineer in Austin, TX",2026-06-01T16:00:00.000Z,,,,https://boards.example/larkspur/1',
    '',
  ]);
});

test('quotes keep a line together, and nothing is a formula', () => {
  const { job } = anAlert(1);
  const evil = job && { ...job, jobTitle: '=HYPERLINK("https://evil.example")', fullCompanyName: 'A "B"\nC' };
  const [, line] = rows(alertsCsv([anAlert(1, { job: evil })]));
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")","A ""B""\nC"`);
});

test('an alert whose job is gone keeps its line', () => {
  expect(rows(alertsCsv([anAlert(1, { job: null })]))[1]).toContain(',sent,,,,,"Matches');
});

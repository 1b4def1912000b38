import { expect, test } from '@jest/globals';
import { parseTitle } from '../../titles/parse-title.ts';
import { titleMatches } from '../../titles/title-match.ts';
import { engineeringJob, entry, indexOf, NOW } from '../fixtures/entries.ts';
import { splitWords } from './interner.ts';
import { cutPage } from './page.ts';

/** Jobs by title, company and specializations. */
const JOBS = [
  ['Site Reliability Engineer', 'Larkspur', ['Infrastructure']],
  ['Senior Software Engineer, Payments', 'Tidewater', ['Backend']],
  ['Software Developer', 'Quillon', []],
  ['Frontend Engineer', 'Larkspur', ['Frontend']],
  ['Front-End Developer', 'Tidewater', []],
  ['Full Stack Engineer', 'Tidewater', ['Backend', 'Frontend']],
  ['Backend Engineer', 'Quillon', ['Backend', 'Kubernetes']],
  ['Product Manager, Growth', 'Larkspur', []],
  ['Senior PM', 'Tidewater', []],
  ['Project Manager', 'Quillon', []],
  ['Product Marketing Manager', 'Larkspur', []],
  ['Machine Learning Engineer', 'Quillon', ['Machine Learning']],
  ['Data Scientist', 'Tidewater', []],
  ['Product Designer', 'Larkspur', []],
  ['Quality Assurance Engineer', 'Quillon', []],
  ['Account Executive', 'Tidewater', []],
  ['Designer, Zürich', 'Quillon', []],
  ['Early Career R&D Mechanical Engineer', 'AT&T', []],
  ['Director, R & D', 'Tidewater', []],
  ['Systems Engineer - People Systems & M&A', 'Larkspur', []],
  ['Data Scientist (PS)', 'Procter & Gamble', []],
  ['Graduate Engineer Trainee', 'Pitney Bowes', []],
  ['Research Data Analyst', 'Quillon', []],
  ['Marketing Automation Specialist', 'Quillon', []],
  ['Technician I and II', 'Lowe’s Home Improvement', []],
  ["Chargée d'affaires", 'L’Oréal', []],
  ['Job Coach', 'Quillon', []],
  ['Analyst, Jobs Platform', 'Quillon', []],
] as const;

const index = indexOf(
  JOBS.map(([title, company, specializations], at) =>
    entry(
      `job-${String(at).padStart(2, '0')}`,
      NOW - 1_000 - at,
      engineeringJob(title, { company, specializations: [...specializations] }),
    ),
  ),
);

const search = (title: string) =>
  cutPage(index.listing(), { title, timeZone: 'UTC' }, NOW).jobIds.map(
    (id) => JOBS[Number(id.slice(-2))]?.[0],
  );

const FRONTEND = ['Frontend Engineer', 'Front-End Developer'];
const SOFTWARE = ['Senior Software Engineer, Payments', 'Software Developer'];

test.each([
  ['sre', ['Site Reliability Engineer'], ['Account Executive']],
  ['SRE', ['Site Reliability Engineer'], ['Backend Engineer']],
  ['site reliability', ['Site Reliability Engineer'], ['Quality Assurance Engineer']],
  ['swe', SOFTWARE, ['Account Executive', 'Data Scientist']],
  ['software engineer', SOFTWARE, ['Product Manager, Growth']],
  ['software developer', SOFTWARE, ['Project Manager']],
  ['softw', SOFTWARE, ['Product Designer']],
  ['front end', FRONTEND, ['Backend Engineer']],
  ['front-end', FRONTEND, ['Backend Engineer']],
  ['frontend', FRONTEND, ['Product Manager, Growth']],
  ['frontend developer', FRONTEND, ['Backend Engineer', 'Software Developer']],
  ['backend engineer', ['Backend Engineer'], ['Frontend Engineer', 'Account Executive']],
  ['full-stack developer', ['Full Stack Engineer'], ['Project Manager']],
  ['product manager', ['Product Manager, Growth'], ['Project Manager', 'Product Designer']],
  ['ml engineer', ['Machine Learning Engineer'], ['Product Manager, Growth']],
  ['qa engineer', ['Quality Assurance Engineer'], ['Site Reliability Engineer']],
  ['account exec', ['Account Executive'], ['Product Manager, Growth']],
  ['tidewater', ['Account Executive', 'Senior PM', 'Data Scientist'], ['Project Manager']],
  ['larkspur product', ['Product Manager, Growth', 'Product Designer'], ['Site Reliability Engineer']],
  ['kubernetes', ['Backend Engineer'], ['Frontend Engineer']],
  ['designer zurich', ['Designer, Zürich'], ['Product Designer']],
  [
    'r&d',
    ['Early Career R&D Mechanical Engineer', 'Director, R & D'],
    ['Designer, Zürich', 'Data Scientist'],
  ],
  ['m&a', ['Systems Engineer - People Systems & M&A'], ['Marketing Automation Specialist']],
  ['lowes', ['Technician I and II'], ['Graduate Engineer Trainee']],
  ['technician ii', ['Technician I and II'], ['Job Coach']],
  ['affaires oreal', ["Chargée d'affaires"], []],
  ['job coach', ['Job Coach'], ['Analyst, Jobs Platform']],
  ['jobs platform', ['Analyst, Jobs Platform'], ['Job Coach']],
  ['jobs', ['Analyst, Jobs Platform'], ['Job Coach']],
  ['Jobs!', ['Analyst, Jobs Platform'], ['Job Coach']],
  ['and', [], ['Data Scientist (PS)']],
  ['astronaut', [], ['Product Designer']],
])('API-04 a search for %j finds what a person expects', (query, expected, unexpected) => {
  const found = search(query);
  expect(found).toEqual(expect.arrayContaining([...expected]));
  for (const title of unexpected) expect(found).not.toContain(title);
});

test.each([
  ['software engineer jobs', 'software engineer'],
  ['Data Scientist Job', 'data scientist'],
  ['account executive vacancies', 'account executive'],
  ['jobs at larkspur', 'larkspur'],
  ['jobs for product designers', 'product designers'],
  ['product designer jobs at larkspur', 'product designer larkspur'],
  ['procter and gamble', 'procter & gamble'],
  ['procter and gamble jobs', 'procter gamble'],
  ['lowes', "lowe's"],
  ['lowe’s', "lowe's"],
  ['loreal', "L'Oréal"],
  ['r and d', 'r&d'],
  ['r & d jobs', 'r&d'],
  ['at and t', 'at&t'],
  ['m & a', 'm&a'],
])('API-04 a search for %j finds the same jobs as one for %j', (query, other) => {
  const found = search(query);
  expect(found).toEqual(search(other));
  expect(found).not.toEqual([]);
  expect(found.length).toBeLessThan(JOBS.length / 2);
});

test('MATCH-01 API-04 a search finds every job whose title matches the query as a saved title, and no other by its title', () => {
  for (const query of [
    'swe',
    'Senior Engineer',
    'Engineer',
    'QA',
    'Product Management',
    'Engineer, Payments',
  ]) {
    const expected = JOBS.filter(([title, company, specializations]) => {
      const words = splitWords([title, company, ...specializations].join(' '));
      const isWorded = splitWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
      return isWorded || titleMatches(parseTitle(query), parseTitle(title));
    });
    expect(search(query).sort()).toEqual(expected.map(([title]) => title).sort());
  }
});

test.each([
  ['designer usa', ['Motion Designer']],
  ['designer texas', ['Motion Designer']],
  ['designer austin', ['Motion Designer']],
  ['designer berlin', ['Game Designer']],
  ['designer germany', ['Game Designer', 'Designer, Munich']],
  ['designer dach', ['Game Designer', 'Designer, Munich']],
  ['design director dach', []],
  ['designer', ['Game Designer', 'Motion Designer', 'Designer, Munich']],
])('API-04 a search for %j finds the jobs there, by their titles or places', (query, expected) => {
  const jobs = [
    ['Game Designer', { city: 'Berlin', state: 'BE', country: 'DE' }],
    ['Motion Designer', { city: 'Austin', state: 'TX', country: 'US' }],
    // The title comes first.
    ['Designer, Munich', { city: '', state: '', country: 'US' }],
  ] as const;
  const listing = indexOf(
    jobs.map(([title, place], at) =>
      entry(`job-${at}`, NOW - 1_000 - at, engineeringJob(title, { places: [place] })),
    ),
  ).listing();
  const found = cutPage(listing, { title: query, timeZone: 'UTC' }, NOW).jobIds;
  expect(found.map((id) => jobs[Number(id.slice(-1))]?.[0]).sort()).toEqual([...expected].sort());
});

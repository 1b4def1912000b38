import { parsePosting } from '../../../functions/ingestion/jobs/parsed-posting.ts';
import type { PostingContent } from '../../../functions/ingestion/reading/fixtures/replay/vendor-formats.ts';
import type { Posting } from '../../../functions/postings/posting.ts';
import type { CapacityUsage, Meter } from './capacity-meter.ts';
import type { FakeBoards } from './fake-boards.ts';

/** How many postings of each board a phase changes: none in the first two. */
export type PhaseName = 'same body' | 'status 304' | 'new posting' | 'place' | 'title' | 'closing';

/** The requests of one phase, in which `boards` boards change and are read `readings` times in all. */
export interface Phase {
  readonly name: PhaseName;
  readonly boards: number;
  readonly readings: number;
  readonly usage: ReadonlyMap<string, CapacityUsage>;
}

/** The number of boards, and of jobs per board. */
export interface Size {
  readonly boards: number;
  readonly jobs: number;
}

/** Splits postings into `jobs`, with one per title, and `others`, which are rejected because they aren’t tech jobs. */
export function splitPostings(postings: readonly Posting[]): { jobs: Posting[]; others: Posting[] } {
  const offers = postings.map((posting) => ({ posting, offer: parsePosting({ posting, hash: '' }) }));
  const jobs = new Map(
    offers.flatMap(({ posting, offer }) =>
      'rejection' in offer ? [] : [[offer.facts.title.toLowerCase(), posting]],
    ),
  );
  const others = offers.filter(
    ({ offer }) => 'rejection' in offer && offer.rejection.reason === 'not-a-tech-job',
  );
  return { jobs: [...jobs.values()], others: others.map(({ posting }) => posting) };
}

/**
 * Runs each kind of change on all boards, one phase at a time, between changes that aren't measured. Throws if
 * there are too few postings.
 */
export async function measurePhases(
  fakeBoards: FakeBoards,
  meter: Meter,
  { jobs, others }: ReturnType<typeof splitPostings>,
  { boards, jobs: perBoard }: Size,
): Promise<Phase[]> {
  const phases: Phase[] = [];
  let id = 0;
  const createContent = (
    posting: Posting | undefined,
    facts: Partial<PostingContent> = {},
  ): PostingContent => {
    if (!posting) throw new Error('The recording has too few postings for this many boards.');
    id += 1;
    const { title, url, html, locations } = posting;
    const location = locations[0] ?? '';
    return { id: String(id), title, url, html, location, publishedAt: '2026-04-30T12:00:00Z', ...facts };
  };
  const measurePhase = async (name: PhaseName, times = 1) => {
    meter.takeUsage();
    for (let time = 0; time < times; time += 1) await fakeBoards.read();
    phases.push({ name, boards, readings: boards * times, usage: meter.takeUsage() });
  };
  const changeEach = (change: (postings: PostingContent[], number: number) => PostingContent[]) => {
    let number = -1;
    fakeBoards.change((postings) => {
      number += 1;
      return change(postings, number);
    });
  };
  const jobAt = (number: number, nth: number) => jobs[(number * perBoard + nth) % jobs.length];
  const inPlace = (number: number, location: string) => createContent(jobAt(number, 0), { location });

  for (let number = 0; number < boards; number += 1)
    await fakeBoards.open(
      `employer-${number}`,
      Array.from({ length: perBoard }, (_, nth) => createContent(jobAt(number, nth))),
    );
  await fakeBoards.read();
  await measurePhase('same body');
  fakeBoards.repeatResponse = '304';
  await fakeBoards.read();
  await measurePhase('status 304');
  fakeBoards.repeatResponse = 'same body';
  await fakeBoards.read();
  changeEach((postings, number) => [...postings, createContent(jobAt(number, perBoard))]);
  await measurePhase('new posting');
  changeEach((postings, number) => [...postings, inPlace(number, 'Austin, TX')]);
  await fakeBoards.read();
  const cities = [
    'Denver, CO',
    'Boston, MA',
    'Chicago, IL',
    'Seattle, WA',
    'Miami, FL',
    'Dallas, TX',
    'Atlanta, GA',
    'Phoenix, AZ',
  ];
  changeEach((postings, number) => [...postings, ...cities.map((city) => inPlace(number, city))]);
  await fakeBoards.read();
  changeEach(([first, second, ...others]) =>
    first && second ? [first, { ...second, location: 'Houston, TX' }, ...others] : [],
  );
  await measurePhase('place');
  changeEach(([first, second, third, ...others]) =>
    first && second && third
      ? [first, second, { ...third, title: `${third.title}, Platform` }, ...others]
      : [],
  );
  await measurePhase('title');
  changeEach((postings, number) => [...postings, createContent(others[number % others.length])]);
  await fakeBoards.read();
  changeEach((postings) => postings.filter((_, nth) => nth !== 4));
  await measurePhase('closing', 2);
  return phases;
}

import { parsePosting } from '../../../functions/ingestion/jobs/parsed-posting.ts';
import type { Posting } from '../../../functions/postings/posting.ts';
import type { PostingContent } from '../recordings/wire.ts';
import type { CapacityUsage, Meter } from './capacity-meter.ts';
import type { Scene } from './scene.ts';

/**
 * The requests of one phase. `count` items, named by `of`, changed in it; `boards` is the number of board
 * reads.
 */
export interface Phase {
  readonly name: string;
  readonly count: number;
  readonly of: string;
  readonly boards: number;
  readonly taken: ReadonlyMap<string, CapacityUsage>;
}

/** The number of boards, and of jobs on each. */
export interface Size {
  readonly boards: number;
  readonly jobs: number;
}

/**
 * Splits postings into `jobs`, with one for each title, and `others`, which are rejected because they
 * aren’t tech jobs.
 */
export function material(postings: readonly Posting[]): { jobs: Posting[]; others: Posting[] } {
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

/** Runs each kind of change on all boards, one phase at a time. Throws if there are too few postings. */
export async function measurePhases(
  scene: Scene,
  meter: Meter,
  { jobs, others }: ReturnType<typeof material>,
  { boards, jobs: perBoard }: Size,
): Promise<Phase[]> {
  const phases: Phase[] = [];
  let id = 0;
  const say = (posting: Posting | undefined, facts: Partial<PostingContent> = {}): PostingContent => {
    if (!posting) throw new Error('The recording has too few postings for so many boards.');
    id += 1;
    const { title, url, html, locations } = posting;
    const location = locations[0] ?? '';
    return { id: String(id), title, url, html, location, publishedAt: '2026-04-30T12:00:00Z', ...facts };
  };
  const phase = async (name: string, count: number, of: string, readings = 1) => {
    meter.taken();
    for (let reading = 0; reading < readings; reading += 1) await scene.read();
    phases.push({ name, count, of, boards: boards * readings, taken: meter.taken() });
  };
  const each = (change: (postings: PostingContent[], number: number) => PostingContent[]) => {
    let number = -1;
    scene.change((postings) => {
      number += 1;
      return change(postings, number);
    });
  };
  const jobAt = (number: number, nth: number) => jobs[(number * perBoard + nth) % jobs.length];
  const elsewhere = (number: number, location: string) => say(jobAt(number, 0), { location });

  for (let number = 0; number < boards; number += 1)
    await scene.open(
      `employer-${number}`,
      Array.from({ length: perBoard }, (_, nth) => say(jobAt(number, nth))),
    );
  await phase('new postings on a first reading', boards * perBoard, 'new postings');
  await phase('boards unchanged, same body', boards, 'boards');
  scene.again = '304';
  await scene.read();
  await phase('boards unchanged, status 304', boards, 'boards');
  scene.again = 'same body';
  await scene.read();
  each((postings, number) => [...postings, say(jobAt(number, perBoard))]);
  await phase('new postings, one a reading', boards, 'new postings');
  each((postings, number) => [...postings, elsewhere(number, 'Austin, TX')]);
  await phase('postings collapsed into a job that was there', boards, 'collapsed postings');
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
  each((postings, number) => [...postings, ...cities.map((city) => elsewhere(number, city))]);
  await phase(`postings collapsed, ${cities.length} at once`, boards * cities.length, 'collapsed postings');
  each(([first, second, ...others]) =>
    first && second ? [first, { ...second, location: 'Houston, TX' }, ...others] : [],
  );
  await phase('edits of a place', boards, 'edits');
  each(([first, second, third, ...others]) =>
    first && second && third
      ? [first, second, { ...third, title: `${third.title}, Platform` }, ...others]
      : [],
  );
  await phase('edits of a title', boards, 'edits');
  each((postings, number) => [...postings, say(others[number % others.length])]);
  await phase('postings left off the board', boards, 'postings');
  each((postings) => postings.filter((_, nth) => nth !== 4));
  await phase('closings, with the reading that confirms them', boards, 'closings', 2);
  return phases;
}

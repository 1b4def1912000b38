import type { Clock } from './clock.ts';
import { countComposedPostings, createRecording } from './compose/board.ts';
import { canMatchDemoUser, inventMatchingOpening, inventOpening } from './compose/invent-opening.ts';
import { composePostings, sequenceFromId } from './compose/posting.ts';
import type { Employer } from './employer.ts';
import { readBoard, writeBoard } from './feeds-folder.ts';
import { pick, type Random } from './random.ts';

/** When a board has more, its oldest one is removed. */
export const MAX_TRICKLED_PER_BOARD = 30;

/**
 * Returns a function that adds one or two postings to the feeds folder, published now, on these employers'
 * boards. Every other posting matches the demo user.
 */
export function createTrickle(options: {
  feedsDir: string;
  employers: readonly Employer[];
  clock: Clock;
  random: Random;
  log(line: string): void;
}): () => Promise<void> {
  const { feedsDir, employers, clock, random, log } = options;
  const forDemoUser = employers.filter(canMatchDemoUser);
  let added = 0;

  const addOne = async () => {
    const wanted = added % 2 === 0 && forDemoUser.length > 0;
    const employer = pick(random, wanted ? forDemoUser : employers);
    const { jobs } = await readBoard(feedsDir, employer.board);
    const titles = new Set(jobs.map(({ title }) => title));
    const invent = () => (wanted ? inventMatchingOpening : inventOpening)(employer, random);
    const opening = Array.from({ length: 20 }, invent).find(({ title }) => !titles.has(title));
    if (!opening) return;

    const now = clock.now();
    const sequence = Math.max(0, ...jobs.map(({ id }) => sequenceFromId(employer, id))) + 1;
    const times = { publishedAt: now, editedAt: now };
    const all = [...jobs, ...composePostings(employer, opening, sequence, times, random)];
    const composed = countComposedPostings(employer);
    const earlier = all.filter(({ id }) => sequenceFromId(employer, id) <= composed);
    const trickled = all
      .filter(({ id }) => sequenceFromId(employer, id) > composed)
      .slice(-MAX_TRICKLED_PER_BOARD);
    await writeBoard(feedsDir, employer.board, createRecording([...earlier, ...trickled]));
    added += 1;
    log(`${employer.company} posted ${opening.title} (${opening.places.join('; ')}).`);
  };

  return async () => {
    await addOne();
    if (random() < 0.5) await addOne();
  };
}

import { anActiveSubscription, aUser } from '../../../functions/table/fixtures/user.ts';
import type { Job } from '../../../functions/table/job.ts';
import type { User } from '../../../functions/table/user.ts';
import { labeledRows } from '../../../functions/test-data/labeled-rows.ts';
import { LABELS_FOLDER, TEST_DATA_FOLDER } from '../../../functions/test-data/test-data.ts';
import { parseTitle } from '../../../functions/titles/parse-title.ts';
import { titleMatches } from '../../../functions/titles/title-match.ts';
import { preferredPlace } from '../../matching/create-person.ts';
import { seededRandom } from '../../measure/random.ts';

/** The share of people who search in a city and in a state; the others in a country. 70 % include remote jobs. */
const PLACES = { city: 0.4, state: 0.2, remote: 0.7 };

type Random = () => number;

const pick = <One>(from: readonly One[], random: Random): One | undefined =>
  from[Math.floor(random() * from.length)];

/** Returns titles that belong together: the title, and O*NET's other titles of its occupation in random order. */
function titleFamilies(): (title: string, random: Random) => string[] {
  const rows = labeledRows(TEST_DATA_FOLDER, 'titles/onet.tsv', ['O*NET-SOC Code', 'Title']) ?? [];
  const byCode = Map.groupBy(rows, (row) => row['O*NET-SOC Code']);
  const parsed = rows.map((row) => ({ code: row['O*NET-SOC Code'], title: parseTitle(row.Title) }));
  return (title, random) => {
    const wanted = parseTitle(title);
    const code = parsed.find((row) => titleMatches(wanted, row.title))?.code ?? '';
    const others = (byCode.get(code) ?? []).map((row) => ({ title: row.Title, order: random() }));
    return [title, ...others.sort((one, other) => one.order - other.order).map((one) => one.title)];
  };
}

/** The saved positions of the labeled pairs: titles as people type them. */
const savedPositions = (): string[] => [
  ...new Set(
    (labeledRows(LABELS_FOLDER, 'title_pairs.tsv', ['saved_position']) ?? []).map(
      (row) => row.saved_position,
    ),
  ),
];

/**
 * Creates subscribers who want jobs that are posted: each draws a posting, saves a position that matches it and further
 * titles of the same occupation, up to `titles`, and a place of another posting. The same in every run.
 */
export function createSubscribers(count: number, titles: number, jobs: readonly Job[]): User[] {
  const random = seededRandom(17);
  const positions = savedPositions().map((title) => ({ title, parsed: parseTitle(title) }));
  const familyOf = titleFamilies();
  const people: User[] = [];
  while (people.length < count) {
    const wanted = parseTitle(pick(jobs, random)?.jobTitle ?? '');
    const position = pick(
      positions.filter(({ parsed }) => titleMatches(parsed, wanted)),
      random,
    );
    if (!position) continue;
    const draw = random();
    const width = draw < PLACES.city ? 'city' : draw < PLACES.city + PLACES.state ? 'state' : 'country';
    const home = Math.floor(random() * jobs.length);
    people.push(
      aUser({
        // As long as the user pool's ids, because rows are measured by them.
        sub: `0f8fad5b-d9cb-469f-a165-${String(people.length).padStart(12, '0')}`,
        positions: familyOf(position.title, random).slice(0, titles),
        locations: [preferredPlace({ home, width }, jobs)],
        userPrefs: { includeRemote: random() < PLACES.remote },
        activeSubscription: anActiveSubscription,
      }),
    );
  }
  return people;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readPlaces } from '../jobs/places/read-places.ts';
import { modeOfTitle } from '../jobs/workplace.ts';
import { JOB_TYPES } from '../table/codes.ts';
import { Place } from '../table/user.ts';
import { placeMatches } from './places.ts';
import { names } from './titles/names.ts';
import { parseTitle } from './titles/parse.ts';

const type = z.enum(JOB_TYPES).nullable();

const LabelledUser = z.object({
  positions: z.array(z.string()),
  locations: z.array(Place),
  includeRemote: z.boolean(),
  preferredJobType: type,
});
const LabelledJob = z.object({
  title: z.string(),
  location: z.string(),
  isRemote: z.boolean().nullable(),
  employmentType: type,
});

/** The rule on one case, the job's places read from the text it was posted with. */
function judged(user: z.infer<typeof LabelledUser>, job: z.infer<typeof LabelledJob>): boolean {
  const read = readPlaces([job.location]);
  const isRemote = job.isRemote ?? (read.remote || modeOfTitle(job.title) === 'remote');
  const typesDiffer =
    user.preferredJobType && job.employmentType && user.preferredJobType !== job.employmentType;
  const title = parseTitle(job.title);
  return (
    !typesDiffer &&
    placeMatches(user, { locations: read.places, isRemote }).matches &&
    user.positions.some((saved) => names(parseTitle(saved), title))
  );
}

/** Whole cases of a labelled set: title, place and type together, with the cases still judged wrongly. */
export const bench = {
  name: 'labels: whole cases',
  async run({ folder = '../shared/data/labels' }: { folder?: string }) {
    const file = join(folder, 'user_cases.tsv');
    if (!existsSync(file)) return { rows: [], notes: [`Skipped: no ${file}.`] };
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
    const wrong = rows.flatMap((row) => {
      const [user = '', job = '', label, why] = row.split('\t');
      const verdict = judged(LabelledUser.parse(JSON.parse(user)), LabelledJob.parse(JSON.parse(job)));
      return verdict === (label === 'y') ? [] : [`should be ${label} (${why}): ${user} ${job}`];
    });
    const share = 1 - wrong.length / rows.length;
    const value = `${(share * 100).toFixed(1)} %`;
    return {
      rows: [{ what: `right of ${rows.length} cases`, value, budget: 'at least 97 %', ok: share >= 0.97 }],
      notes: wrong,
    };
  },
};

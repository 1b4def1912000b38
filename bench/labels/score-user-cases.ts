import * as z from 'zod';
import { parseLocations } from '../../functions/places/parse/parse-locations.ts';
import { placeMatches } from '../../functions/places/place-match.ts';
import { workModeInTitle } from '../../functions/postings/detect-workplace.ts';
import { JOB_TYPES } from '../../functions/table/codes.ts';
import { Place } from '../../functions/table/user.ts';
import { labeledRows } from '../../functions/test-data/labeled-rows.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { titleMatches } from '../../functions/titles/title-match.ts';
import { type Score, scoreRows } from './score-rows.ts';

const JobType = z.enum(JOB_TYPES).nullable();

const LabeledUser = z.object({
  positions: z.array(z.string()),
  locations: z.array(Place),
  includeRemote: z.boolean(),
  preferredJobType: JobType,
});
const LabeledJob = z.object({
  title: z.string(),
  location: z.string(),
  isRemote: z.boolean().nullable(),
  employmentType: JobType,
});

/** Whether the product would alert the user to the job. Places are parsed from the location string. */
function isAlerted(user: z.infer<typeof LabeledUser>, job: z.infer<typeof LabeledJob>): boolean {
  const parsed = parseLocations([job.location]);
  const isRemote = job.isRemote ?? (parsed.remote || workModeInTitle(job.title) === 'remote');
  const typesDiffer =
    user.preferredJobType && job.employmentType && user.preferredJobType !== job.employmentType;
  const title = parseTitle(job.title);
  // The labels are of people who take remote jobs that don't say where they may be done.
  const watched = { ...user, includeUnstatedTerritory: true };
  return (
    !typesDiffer &&
    placeMatches(watched, { locations: parsed.places, isRemote }).matches &&
    user.positions.some((saved) => titleMatches(parseTitle(saved), title))
  );
}

/** Scores title, place and job type together on user_cases.tsv. Returns undefined without that file. */
export function scoreUserCases(folder: string): Score[] | undefined {
  const rows = labeledRows(folder, 'user_cases.tsv', ['user', 'job', 'label', 'why']);
  return (
    rows && [
      scoreRows(
        'complete cases',
        rows,
        ({ user, job, label }) =>
          isAlerted(LabeledUser.parse(JSON.parse(user)), LabeledJob.parse(JSON.parse(job))) ===
          (label === 'y'),
        ({ user, job, label, why }) => `should be ${label} (${why}), ${user} ${job}`,
      ),
    ]
  );
}

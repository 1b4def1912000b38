import type { GreenhouseJob } from '../../fakes/ats/greenhouse-recording.ts';
import type { Employer, EmploymentType, Opening } from '../employer.ts';
import { hash32, type Random } from '../random.ts';
import { composeContent } from './content.ts';

const employmentTypes: Record<EmploymentType, string> = {
  Fu: 'Full-time',
  Pa: 'Part-time',
  Co: 'Contract',
  In: 'Intern',
};

/** Milliseconds since 1970. */
export interface PostingTimes {
  readonly publishedAt: number;
  readonly editedAt: number;
}

/** An opening with `postPerPlace` has one posting per place. */
export const countPostings = (opening: Opening): number => (opening.postPerPlace ? opening.places.length : 1);

/** Composes the postings of one vacancy. `sequence` counts the board's postings from 1. */
export function composePostings(
  employer: Employer,
  opening: Opening,
  sequence: number,
  times: PostingTimes,
  random: Random,
): GreenhouseJob[] {
  const content = composeContent(employer, opening, random);
  const locations = opening.postPerPlace ? opening.places : [opening.places.join('; ')];
  return locations.map((location, index) => {
    const id = postingId(employer, sequence + index);
    return {
      absolute_url: `https://careers.${employer.board}.example/jobs/${id}?gh_jid=${id}`,
      data_compliance: [gdpr],
      internal_job_id: createId(5_000_000_002, employer, sequence),
      location: { name: location },
      metadata: employer.statesEmploymentType ? [employmentType(employer, opening.type ?? 'Fu')] : null,
      id,
      updated_at: formatTimestamp(times.editedAt, employer.utcOffset),
      requisition_id: `R-${1000 + sequence}`,
      title: opening.title,
      company_name: employer.company,
      first_published: formatTimestamp(times.publishedAt, employer.utcOffset),
      language: 'en',
      application_deadline: null,
      content,
      departments: [createEntry(employer, 'department', opening.discipline.department)],
      offices: findOffices(employer, location),
      ai_disclaimer: null,
      include_ai_disclaimer: null,
      ai_opt_out_request_url: null,
      ...(opening.pay && { pay_input_ranges: opening.pay.map(payRange) }),
    };
  });
}

/** Returns the sequence number that a posting's id encodes. */
export function sequenceFromId(employer: Employer, id: number): number {
  return (id - postingId(employer, 0)) / 1000;
}

const postingId = (employer: Employer, sequence: number) => createId(7_000_000_002, employer, sequence);

const createId = (base: number, employer: Employer, sequence: number) =>
  base + employer.number * 100_000_000 + sequence * 1000;

const gdpr = {
  type: 'gdpr',
  requires_consent: false,
  requires_processing_consent: false,
  requires_retention_consent: false,
  retention_period: null,
  demographic_data_consent_applies: false,
};

const employmentType = (employer: Employer, type: EmploymentType) => ({
  id: createId(4_000_000_002, employer, 0),
  name: 'Employment Type',
  value: employmentTypes[type],
  value_type: 'single_select',
});

const createEntry = (employer: Employer, kind: string, name: string) => ({
  id: 4_000_000_000 + (hash32(`${employer.board}/${kind}/${name}`) % 1_000_000_000),
  name,
  child_ids: [],
  parent_id: null,
});

function findOffices(employer: Employer, location: string): GreenhouseJob['offices'] {
  const named = employer.offices.filter(({ city }) => location.includes(city));
  if (named.length === 0) return [{ ...createEntry(employer, 'office', 'Remote'), location: null }];
  return named.map(({ city, location }) => ({ ...createEntry(employer, 'office', city), location }));
}

const payRange = ({ title, min, max, currency }: NonNullable<Opening['pay']>[number]) => ({
  min_cents: min * 100,
  max_cents: max * 100,
  currency_type: currency,
  title,
  blurb: '',
});

/** Formats a time as Greenhouse does: local time to the second, with its offset. */
function formatTimestamp(instant: number, offset: string): string {
  const offsetMs = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${offset}`);
  return new Date(instant + offsetMs).toISOString().slice(0, 19) + offset;
}

import type { Address } from './address.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that only the addresses of jobs have, alone or with others: 'jobs-in-berlin'. */
const JOB_WORDS = words(
  'job jobs career careers vacancy vacancies hiring openings recruiting recruitment employment karriere stellen stellenangebot stellenangebote stellenmarkt jobangebote emploi emplois vagas empleo empleos vacatures jobdetail jobdetails jobdescription jobsearch joblisting requisition requisitions',
);

/** Segments that mean jobs if they say nothing else: 'positions', 'open-roles'. */
const JOB_SEGMENTS = words(
  'position positions openpositions opening role roles openroles opportunity opportunities openopportunities join joinus jointeam jointheteam joinourteam workwithus workforus workatus apply offre offres lavoraconnoi recrutement',
);

const JOB_PARAMETERS = words(
  'jobid job_id jid jobreq requisitionid requisition_id reqid req_id vacancyid vacancy_id positionid position_id openingid opening_id',
);

const isJobSegment = (segment: string): boolean => {
  const parts = segment.toLowerCase().split(/[^a-z0-9]+/);
  return parts.some((part) => JOB_WORDS.has(part)) || JOB_SEGMENTS.has(parts.join(''));
};

/** Accepts 'careers', 'acme-careers', 'acmecareers', 'talent' and 'joinacme'. */
const isJobLabel = (label: string): boolean =>
  isJobSegment(label) || /(?:careers|jobs)$|^(?:talent$|join|workat|lifeat|careersat)/.test(label);

/** Whether an address looks like a posting or a list of postings. */
export const isJobShaped = ({ host, path, parameters }: Address): boolean =>
  host.split('.').some(isJobLabel) ||
  path.some(isJobSegment) ||
  [...parameters.keys()].some((name) => JOB_PARAMETERS.has(name));

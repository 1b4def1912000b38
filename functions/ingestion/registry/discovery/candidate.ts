import * as z from 'zod';

/** A board that may exist and may be readable. */
export const Candidate = z.object({
  ats: z.string(),
  slug: z.string(),
  /** The employer, if known before the board is read. */
  company: z.string().exactOptional(),
  /** The slug was derived from a name or domain, so the board may be another employer's. */
  isGuess: z.literal(true).exactOptional(),
});
export type Candidate = z.infer<typeof Candidate>;

/** A search for boards that is done at once, or not at all. */
export interface SearchTask {
  /** The kind of search, for the report. */
  readonly source: string;
  /** Unique, and the same in every run, so that a resumed run skips it. */
  readonly name: string;
  search(): Promise<Candidate[]>;
}

/** Returns '<ats>:<slug>', as in the registry. */
export const candidateId = ({ ats, slug }: Pick<Candidate, 'ats' | 'slug'>): string => `${ats}:${slug}`;

export const uniqueCandidates = (candidates: readonly Candidate[]): Candidate[] => [
  ...new Map(candidates.map((candidate) => [candidateId(candidate), candidate])).values(),
];

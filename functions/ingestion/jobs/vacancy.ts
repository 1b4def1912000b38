import * as z from 'zod';
import { vacancyKey } from '../../table/keys.ts';

/** How many of the jobs that met under one key are remembered, the latest first. */
const REMEMBERED = 40;

/**
 * The jobs whose postings meet under one key, with the sketch of what each says. `revision` lets two boards that bring
 * the same vacancy at the same moment see each other.
 */
export const Vacancy = z.object({
  pk: z.string(),
  sk: z.string(),
  revision: z.number(),
  jobs: z.array(z.object({ jobId: z.string(), sketch: z.string() })),
  expiresAt: z.number(),
});
export type Vacancy = z.infer<typeof Vacancy>;

/** A key under which nothing has met yet. */
export const noVacancy = (key: string): Vacancy => ({
  ...vacancyKey(key),
  revision: 0,
  jobs: [],
  expiresAt: 0,
});

/** The vacancy with one more job, or with a job's new sketch. */
export const withJob = (vacancy: Vacancy, jobId: string, sketch: string, expiresAt: number): Vacancy => ({
  ...vacancy,
  revision: vacancy.revision + 1,
  jobs: [{ jobId, sketch }, ...vacancy.jobs.filter((job) => job.jobId !== jobId)].slice(0, REMEMBERED),
  expiresAt,
});

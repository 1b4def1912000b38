import * as z from 'zod';

/** What application forms ask everyone for, as the person confirmed it. Empty parts were left out. */
export const Applicant = z.object({
  fullName: z.string(),
  city: z.string(),
  /** In the person's own words: 'U.S. citizen'. */
  workAuthorization: z.string(),
  /** Web addresses of profiles and portfolios. */
  links: z.array(z.string()),
});
export type Applicant = z.infer<typeof Applicant>;

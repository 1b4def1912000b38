import * as z from 'zod';

/** The facts that application forms ask everyone for, as the person confirmed them. Empty ones were left out. */
export const Applicant = z.object({
  fullName: z.string(),
  city: z.string(),
  /** In the person's own words: 'U.S. citizen'. */
  workAuthorization: z.string(),
  /** Web addresses of profiles and portfolios. */
  links: z.array(z.string()),
});
export type Applicant = z.infer<typeof Applicant>;

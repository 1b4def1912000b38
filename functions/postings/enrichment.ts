import * as z from 'zod';
import { ROLES } from '../table/codes.ts';

/** What rules may leave open of a posting. */
export const Open = z.enum(['role', 'summary', 'industry']);
export type Open = z.infer<typeof Open>;

/**
 * What has been told of a posting since, for what rules left open. It never overrules what they found. A `role` of '-'
 * is work outside the offices of technology companies.
 */
export const Enrichment = z.object({
  role: z.enum([...ROLES, '-']).exactOptional(),
  summary: z.array(z.string()).exactOptional(),
  industry: z.string().exactOptional(),
});
export type Enrichment = z.infer<typeof Enrichment>;

import * as z from 'zod';
import { ROLES } from '../table/codes.ts';

/** The fields that rules may leave open. */
export const OpenField = z.enum(['role', 'summary', 'industry']);
export type OpenField = z.infer<typeof OpenField>;

/**
 * Values for the open fields of a posting; they never overrule the rules. The role '-' is work outside
 * technology offices.
 */
export const Enrichment = z.object({
  role: z.enum([...ROLES, '-']).exactOptional(),
  summary: z.array(z.string()).exactOptional(),
  industry: z.string().exactOptional(),
});
export type Enrichment = z.infer<typeof Enrichment>;

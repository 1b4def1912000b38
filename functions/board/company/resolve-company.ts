import type { Company } from '@daybreak/contract/types.ts';
import * as z from 'zod';

const Request = z.object({ arguments: z.object({ slug: z.string() }) });

/** Resolves getCompany. */
export const resolveCompany = async (
  event: unknown,
  readCompany: (slug: string) => Promise<Company>,
): Promise<Company> => readCompany(Request.parse(event).arguments.slug);

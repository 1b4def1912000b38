import * as z from 'zod/mini';
import { runtimeConfig } from '../../service/runtime-config.ts';

const projectSchema = z.object({ host: z.string(), token: z.string() });

/** Where a host's events go: the API's address, and the project's token. */
export type Project = z.infer<typeof projectSchema>;

/** The project of a host of the site, as the runtime configuration has it; undefined where it has none. */
export async function projectOf(hostname: string): Promise<Project | undefined> {
  const { analytics } = await runtimeConfig();
  return z.optional(z.object({ [hostname]: z.optional(projectSchema) })).parse(analytics)?.[hostname];
}

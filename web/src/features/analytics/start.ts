import * as z from 'zod/mini';
import { runtimeConfig } from '../../service/runtime-config.ts';
import { isAccepted, onConsentChange } from '../cookies/consent.ts';
import { openTracking } from './track.ts';

const projectSchema = z.object({ host: z.string(), token: z.string() });

/** Where a host's events go: the API's address, and the project's token. */
export type Project = z.infer<typeof projectSchema>;

/** The project of a host of the site, as the runtime configuration has it; undefined where it has none. */
export async function findProject(hostname: string): Promise<Project | undefined> {
  const { analytics } = await runtimeConfig();
  return z.optional(z.object({ [hostname]: z.optional(projectSchema) })).parse(analytics)?.[hostname];
}

async function start(hostname: string, accepted: Promise<void>): Promise<void> {
  const project = await findProject(hostname);
  if (project === undefined) return openTracking(null);
  await accepted;
  const { openPosthog } = await import('./posthog.ts');
  openTracking(openPosthog(project));
}

/**
 * Lets events out when the host of the site has a token and the visitor has accepted; before, the analytics' code
 * is not even fetched. Gives what ends the waiting.
 */
export function startAnalytics(hostname: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const go = () => isAccepted() && resolve();
  go();
  start(hostname, promise).catch((error: unknown) => {
    openTracking(null);
    console.error(error);
  });
  return onConsentChange(go);
}

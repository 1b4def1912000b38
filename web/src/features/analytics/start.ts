import * as z from 'zod/mini';
import { runtimeConfig } from '../../service/runtime-config.ts';
import { isAccepted, onConsentChange } from '../cookies/consent.ts';
import type { Project } from './analytics.ts';
import { openTracking } from './track.ts';

const projectSchema: z.ZodMiniType<Project> = z.object({ host: z.string(), token: z.string() });

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
 * Starts analytics once the visitor accepts, if the host has a project. The client's code is not fetched before.
 * Returns a function that stops waiting.
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

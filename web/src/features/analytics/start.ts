import { isAccepted, onConsentChange } from '../cookies/consent.ts';
import { projectOf } from './project.ts';
import { openTracking } from './track.ts';

async function start(hostname: string, accepted: Promise<void>): Promise<void> {
  const project = await projectOf(hostname);
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

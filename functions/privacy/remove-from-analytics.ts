import type { ReadSecret } from '../platform/secret.ts';

/** Where a provider keeps what it knows of people, and the key that may delete it. */
export interface AnalyticsProject {
  /** The project's address in PostHog's private API: `https://us.posthog.com/api/projects/<id>`. */
  readonly url: string;
  readonly key: ReadSecret;
}

/** Deletes a person and all their events at the analytics provider. Safe to repeat. */
export type RemovePerson = (id: string) => Promise<void>;

/** How PostHog says that it knows nobody by an id. */
const NOBODY = /matched no person/;

const TIMEOUT_MS = 10_000;

/**
 * Deletes people at PostHog, which removes the person at once and the events within a week. Throws if PostHog refuses.
 * Source: "bulk_delete" in https://posthog.com/docs/api/persons
 */
export function removePersonFrom(
  { url, key }: AnalyticsProject,
  request: typeof fetch = fetch,
): RemovePerson {
  return async (id) => {
    const response = await request(`${url}/persons/bulk_delete/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await key()).trim()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ distinct_ids: [id], delete_events: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return;
    if (response.status === 400 && NOBODY.test(await response.text())) return;
    throw new Error(`The analytics provider refused to delete a person: status ${response.status}.`);
  };
}

/** For a stage without analytics. */
export const removeNobody: RemovePerson = async () => undefined;

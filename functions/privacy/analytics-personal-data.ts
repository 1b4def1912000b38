import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import type { ReadSecret } from '../platform/secret.ts';

export interface AnalyticsProject {
  /** The project's URL in PostHog's private API: `https://us.posthog.com/api/projects/<id>`. */
  readonly url: string;
  readonly key: ReadSecret;
}

/** Deletes a person and all their events at the analytics provider. Idempotent. */
export type RemovePerson = (id: string) => Promise<void>;

/** PostHog's error for an id that it doesn't know. */
const UNKNOWN_PERSON = /matched no person/;

const TIMEOUT_MS = 10_000;

/** The analytics provider only has copies of the profile, so exports leave them out. */
export const analyticsPersonalData = (removePerson: RemovePerson): PersonalDataStore => ({
  name: 'analytics',
  read: async () => undefined,
  erase: removePerson,
});

/**
 * Deletes people at PostHog, which removes the person at once and the events within a week. Throws if PostHog refuses.
 * Source: "bulk_delete" in https://posthog.com/docs/api/persons
 */
export function personRemover({ url, key }: AnalyticsProject, request: typeof fetch = fetch): RemovePerson {
  return async (id) => {
    const response = await request(`${url}/persons/bulk_delete/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await key()).trim()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ distinct_ids: [id], delete_events: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return;
    if (response.status === 400 && UNKNOWN_PERSON.test(await response.text())) return;
    throw new Error(
      `PostHog refused to delete a person with status ${response.status}. Check the key in ANALYTICS_KEY_ARN.`,
    );
  };
}

/** For a stage without analytics. */
export const removeNothing: RemovePerson = async () => undefined;

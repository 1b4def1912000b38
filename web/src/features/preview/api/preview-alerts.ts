import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { PreviewAlertsDocument, type PreviewAlertsQuery } from './preview-alerts.generated.ts';

export type Preview = PreviewAlertsQuery['previewAlerts'];
export type PreviewJob = Preview['items'][number];
export type PreviewRemoval = Preview['removals'][number];

/**
 * Returns what the person's profile would have been alerted to over the last two days. Throws a `Failure`.
 */
async function fetchPreview(email: string, signal: AbortSignal): Promise<Preview> {
  return (await callService(PreviewAlertsDocument, { input: { email } }, signal)).previewAlerts;
}

const previewKey = (email: string) => ['preview', email] as const;

export function usePreview(email: string, isNeeded = true) {
  return useQuery({
    queryKey: previewKey(email),
    enabled: isNeeded,
    queryFn: ({ signal }) => fetchPreview(email, signal),
    // Any account page may have changed the profile.
    staleTime: 0,
  });
}

/** Returns a function to call when a change to the profile has been saved. */
export function useRefreshPreview(): (email: string) => void {
  const queries = useQueryClient();
  return (email) => void queries.invalidateQueries({ queryKey: previewKey(email) });
}

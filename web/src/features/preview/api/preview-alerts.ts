import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { PreviewAlertsDocument, type PreviewAlertsQuery } from './preview-alerts.generated.ts';

export type Preview = PreviewAlertsQuery['previewAlerts'];
export type PreviewJob = Preview['items'][number];

/** Returns what the person's profile would have been alerted to over the last two days. Throws a `Failure`. */
export async function fetchPreview(email: string, signal: AbortSignal): Promise<Preview> {
  return (await callService(PreviewAlertsDocument, { input: { email } }, signal)).previewAlerts;
}

const keyOf = (email: string) => ['preview', email] as const;

/** The preview of a person's alerts; the last one stands while it is asked for again. */
export function usePreview(email: string) {
  return useQuery({
    queryKey: keyOf(email),
    queryFn: ({ signal }) => fetchPreview(email, signal),
    // Any page of the account may have changed what fits.
    staleTime: 0,
  });
}

/** Gives what asks for the preview again: call it when a change has been saved. */
export function useRefreshPreview(): (email: string) => void {
  const queries = useQueryClient();
  return (email) => void queries.invalidateQueries({ queryKey: keyOf(email) });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type {
  AlertPreview,
  Job,
  Location,
  PreviewHint,
  QueryPreviewAlertsArgs,
} from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';

/** What the preview shows of a job. */
export type PreviewJob = Pick<
  Job,
  'jobID' | 'jobTitle' | 'fullCompanyName' | 'jobLocation' | 'isRemote' | 'locations' | 'jobDetected'
>;

/** What a profile, as it is now, would have been alerted to over the last two days. */
export type Preview = Pick<AlertPreview, 'times' | 'total' | 'hint'> & {
  readonly items: readonly PreviewJob[];
};

const location: z.ZodMiniType<Location> = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
});

const job: z.ZodMiniType<PreviewJob> = z.object({
  jobID: z.string(),
  jobTitle: z.string(),
  fullCompanyName: z.string(),
  jobLocation: z.string(),
  isRemote: z.boolean(),
  locations: z.array(location),
  jobDetected: z.string(),
});

const hint: z.ZodMiniType<PreviewHint> = z.enum(['none', 'narrow', 'wide', 'untitled', 'excluded']);

const answer: z.ZodMiniType<{ previewAlerts: Preview }> = z.object({
  previewAlerts: z.object({ times: z.number(), total: z.number(), hint, items: z.array(job) }),
});

const query =
  'query Preview($input: GetUserInput!) { previewAlerts(input: $input) { times total hint items ' +
  '{ jobID jobTitle fullCompanyName jobLocation isRemote jobDetected locations { city state country } } } }';

/** Asks what the caller's profile would have been alerted to. Throws a `Failure`. */
export async function fetchPreview(email: string, signal: AbortSignal): Promise<Preview> {
  const variables: QueryPreviewAlertsArgs = { input: { email } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).previewAlerts;
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

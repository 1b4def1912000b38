import { useQuery } from '@tanstack/react-query';
import { getApplicationPacket } from './api/applications.ts';
import { packetKey } from './application-cache.ts';

/** Links expire after five minutes. */
const LINK_TTL_MS = 4 * 60_000;

/** Loads the application packet and refreshes it before its links expire. */
export function usePacket(email: string, jobID: string) {
  const packet = useQuery({
    queryKey: packetKey(email, jobID),
    queryFn: ({ signal }) => getApplicationPacket(email, jobID, signal),
    staleTime: LINK_TTL_MS,
    refetchInterval: LINK_TTL_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const { data, dataUpdatedAt, refetch } = packet;
  const linkIn = (resumes: typeof data, id: string) =>
    resumes?.resumes.find((resume) => resume.id === id)?.resumeURL ?? null;
  return {
    packet,
    /** Returns a presigned link, refetching the packet if the known link is about to expire. */
    linkOf: (id: string): string | Promise<string | null> => {
      const known = Date.now() - dataUpdatedAt < LINK_TTL_MS ? linkIn(data, id) : null;
      return known ?? refetch({ throwOnError: true }).then(({ data }) => linkIn(data, id));
    },
  };
}

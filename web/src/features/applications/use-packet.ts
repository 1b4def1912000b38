import { useQuery } from '@tanstack/react-query';
import { getApplicationPacket } from './api/applications.ts';
import { packetKey } from './application-cache.ts';

/** For how long the links of resumes are handed on, in milliseconds: they are good for five minutes. */
const LINK_TTL_MS = 4 * 60_000;

/** What a person needs to apply for a job. It is asked for again before its links expire, while the page is seen. */
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
    /** A link to a resume that works for some minutes: at once where there is one, else once it is made. */
    linkOf: (id: string): string | Promise<string | null> => {
      const known = Date.now() - dataUpdatedAt < LINK_TTL_MS ? linkIn(data, id) : null;
      return known ?? refetch({ throwOnError: true }).then(({ data }) => linkIn(data, id));
    },
  };
}

import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Application, ApplicationPacket, ApplicationPage } from './api/applications.ts';

/** The key of a person's applications as far as they have been read. */
export const applicationsKey = (email: string): QueryKey => ['applications', email];

/** The key of what a person needs to apply for a job. */
export const packetKey = (email: string, jobID: string): QueryKey => ['application packet', email, jobID];

/** A person's applications as far as they have been read. */
export type Applications = InfiniteData<ApplicationPage>;

/** Every application that has been read, newest first. */
export const allApplications = ({ pages }: Applications): readonly Application[] =>
  pages.flatMap(({ items }) => items);

/** The list with one of its applications as it is now; nothing moves. */
export const replaceApplication = (list: Applications, application: Application): Applications => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((known) => (known.jobID === application.jobID ? application : known)),
  })),
});

/** The list without one of its applications, which is counted no more. */
export function removeApplication(list: Applications, jobID: string): Applications {
  if (!allApplications(list).some((known) => known.jobID === jobID)) return list;
  const pages = list.pages.map(({ items, total, nextToken }) => ({
    items: items.filter((known) => known.jobID !== jobID),
    total: total - 1,
    nextToken,
  }));
  return { ...list, pages };
}

/** Shows an application as it is now, or that there is none, wherever it is shown. */
export function cacheApplication(
  queries: QueryClient,
  email: string,
  jobID: string,
  application: Application | null,
): void {
  queries.setQueryData<ApplicationPacket>(
    packetKey(email, jobID),
    (packet) => packet && { ...packet, application },
  );
  queries.setQueryData<Applications>(
    applicationsKey(email),
    (list) => list && (application ? replaceApplication(list, application) : removeApplication(list, jobID)),
  );
}

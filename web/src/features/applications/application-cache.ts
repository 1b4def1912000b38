import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Application, ApplicationPacket, ApplicationPage } from './api/applications.ts';

export const applicationsKey = (email: string): QueryKey => ['applications', email];

export const packetKey = (email: string, jobID: string): QueryKey => ['application packet', email, jobID];

export type Applications = InfiniteData<ApplicationPage>;

export const allApplications = ({ pages }: Applications): readonly Application[] =>
  pages.flatMap(({ items }) => items);

/** Replaces in place; the order stays. */
export const replaceApplication = (list: Applications, application: Application): Applications => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((known) => (known.jobID === application.jobID ? application : known)),
  })),
});

export function removeApplication(list: Applications, jobID: string): Applications {
  if (!allApplications(list).some((known) => known.jobID === jobID)) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.filter((known) => known.jobID !== jobID),
  }));
  return { ...list, pages };
}

/** Updates the application, or removes it if null, in every cached query. */
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

import { type LinkedRoute, routes } from './routes.ts';

const linked = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
  // The type leaves out patterns, which are no addresses.
) as Readonly<Record<LinkedRoute, string>>;

export const paths = {
  ...linked,
  applicationPacket: (jobID: string) => `${routes.applications.path}?job=${encodeURIComponent(jobID)}`,
  /** Encodes the id, which may contain any character of a board's name. */
  job: (jobID: string) => routes.job.path.replace(':id', encodeURIComponent(jobID)),
};

import { paths } from '../../config/paths.ts';

/** The address of what a person needs to apply for a job. */
export const packetAddress = (jobID: string): string =>
  `${paths.applications}?job=${encodeURIComponent(jobID)}`;

/** Whether an address is one of the web, which a browser may be led to; nothing that would run in the page. */
export const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);

import { type Grant, signLink } from './token.ts';

/** The signed links of one mail, as addresses of the site. */
export interface MailLinks {
  /** Ends alerts by e-mail: the link of one-click unsubscribe. */
  readonly unsubscribe: string;
  /** Everything that can be ended, on one page. */
  readonly manage: string;
  /** Ends alerts for a title; by the title. */
  readonly endTitle: ReadonlyMap<string, string>;
  /** Says of a job that it is not relevant; by the job's id. */
  readonly judge: ReadonlyMap<string, string>;
}

/** Signs the links of a mail to a person about these jobs, each with the title that made it match. */
export async function mailLinks(
  secret: Uint8Array,
  siteUrl: string,
  sub: string,
  items: readonly { readonly jobId: string; readonly title: string }[],
): Promise<MailLinks> {
  const link = async (path: string, grant: Grant) =>
    `${siteUrl}${path}?token=${await signLink(secret, grant)}`;
  const titles = [...new Set(items.map(({ title }) => title))].filter((title) => title !== '');
  const [unsubscribe, manage, ...rest] = await Promise.all([
    link('/unsubscribe', { may: 'end email', sub }),
    link('/manage-alerts', { may: 'manage', sub }),
    ...titles.map((title) => link('/unsubscribe', { may: 'end title', sub, title })),
    ...items.map(({ jobId }) => link('/manage-alerts', { may: 'judge', sub, jobId })),
  ]);
  const ofTitles = rest.slice(0, titles.length);
  const ofJobs = rest.slice(titles.length);
  return {
    unsubscribe,
    manage,
    endTitle: new Map(titles.map((title, index) => [title, ofTitles[index] ?? manage])),
    judge: new Map(items.map(({ jobId }, index) => [jobId, ofJobs[index] ?? manage])),
  };
}

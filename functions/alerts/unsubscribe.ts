import type { Grant } from './link-token.ts';

/** What the page needs of the world. */
export interface Unsubscriber {
  readonly read: (token: string) => Promise<Grant>;
  /** Ends the alerts on a channel; doing it twice changes nothing. */
  readonly end: (grant: Grant) => Promise<void>;
}

/** A page of plain HTML without script: it works in every mail program's browser. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly body: string;
}

/** GET shows what would happen and a button; it changes nothing, since link scanners follow links. */
export async function ask({ read }: Unsubscriber, token: string): Promise<Page> {
  await read(token);
  return {
    status: 200,
    title: 'Stop job alerts by e-mail?',
    body: `<p>You will get no more job alerts by e-mail. Your account and your job titles stay as they are.</p>
<form method="post"><button type="submit">Stop alerts by e-mail</button></form>`,
  };
}

/** POST acts, without login or cookie, at once (RFC 8058). */
export async function act({ read, end }: Unsubscriber, token: string): Promise<Page> {
  await end(await read(token));
  return {
    status: 200,
    title: 'Job alerts by e-mail are off',
    body: '<p>You will get no more job alerts by e-mail. You can turn them on again in your notification settings.</p>',
  };
}

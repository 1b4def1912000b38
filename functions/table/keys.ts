/**
 * The keys of the one table. A pk begins with the entity's name, so that IAM can restrict a role by leading keys. These
 * are plain template functions because AppSync's runtime uses them too.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A person's record. `sub` is the user pool's id of the person. */
export const userKey = (sub: string): Key => ({ pk: `USER#${sub}`, sk: 'USER' });

/** The owner of a lower-case e-mail address. */
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });

/** The deletion request of an account whose data is being erased. */
export const deletionRequestKey = (shard: string, sub: string): Key => ({ pk: `DELETION#${shard}`, sk: sub });

/** The owner of a Stripe customer. */
export const customerKey = (shard: string, customerId: string): Key => ({
  pk: `CUSTOMER#${shard}`,
  sk: customerId,
});

/** The tombstone of a deleted account, under a salted hash of its e-mail. */
export const tombstoneKey = (hash: string): Key => ({ pk: `FORMER#${hash}`, sk: 'FORMER' });

/** The addresses of a mailbox that got free alerts, as salted hashes. */
export const mailboxKey = (hash: string): Key => ({ pk: `MAILBOX#${hash}`, sk: 'MAILBOX' });

/** A person's free-alert meter. */
export const meterKey = (sub: string): Key => ({ pk: `METER#${sub}`, sk: 'METER' });

/** How much of a daily quota a person has used on a UTC day. */
export const quotaKey = (sub: string, name: string, day: string): Key => ({
  pk: `QUOTA#${sub}`,
  sk: `${day}#${name}`,
});

/** The titles that a model suggests for a lower-case title, shared by everyone who saves it. */
export const similarTitlesKey = (title: string): Key => ({ pk: `SIMILAR#${title}`, sk: 'SIMILAR' });

/** An alert: one row per person and job. */
export const alertKey = (sub: string, jobId: string): Key => ({ pk: `ALERT#${sub}`, sk: jobId });

/** A person's application for a job. */
export const applicationKey = (sub: string, jobId: string): Key => ({ pk: `APPLICATION#${sub}`, sk: jobId });

/** A person's cover letter for a job. */
export const letterKey = (sub: string, jobId: string): Key => ({ pk: `LETTER#${sub}`, sk: jobId });

/** The last finished analysis of a resume, and the one being written. */
export const analysisKey = (sub: string, resumeId: string): Key => ({ pk: `ANALYSIS#${sub}`, sk: resumeId });

/** A person's welcome mail: what it lists, until it is sent, and whether it was. */
export const welcomeKey = (sub: string): Key => ({ pk: `WELCOME#${sub}`, sk: 'WELCOME' });

/** A notice to a person, by its id. */
export const noticeKey = (sub: string, id: string): Key => ({ pk: `NOTICE#${sub}`, sk: id });

/** The delivery events of a message. */
export const messageKey = (messageId: string): Key => ({ pk: `MESSAGE#${messageId}`, sk: 'MESSAGE' });

/** The jobs of a message, for the link in its text. */
export const messageJobsKey = (messageId: string): Key => ({ pk: `MESSAGE#${messageId}`, sk: 'JOBS' });

/** A person's due row: in its minute (ISO 8601), the alerts that wait are looked at. */
export const dueKey = (shard: string, minute: string, sub: string): Key => ({
  pk: `DUE#${shard}`,
  sk: `${minute}#${sub}`,
});

/** The due row of a welcome mail: in its minute (ISO 8601), the mail is tried again. */
export const welcomeDueKey = (shard: string, minute: string, sub: string): Key => {
  const { pk, sk } = dueKey(shard, minute, sub);
  return { pk, sk: `${sk}#WELCOME` };
};

export const isWelcomeDue = ({ sk }: Key): boolean => sk.endsWith('#WELCOME');

/** The due row of a notice: in its minute (ISO 8601), the notice is tried again. */
export const noticeDueKey = (shard: string, minute: string, sub: string, id: string): Key => {
  const { pk, sk } = dueKey(shard, minute, sub);
  return { pk, sk: `${sk}#NOTICE#${id}` };
};

export const isNoticeDue = ({ sk }: Key): boolean => sk.includes('#NOTICE#');

/** The watchers that a profile has or is about to have. */
export const watchlistKey = (sub: string): Key => ({ pk: `WATCHLIST#${sub}`, sk: 'WATCHLIST' });

/** A partition of the reverse index: the watchers of one title in one place. */
export const watcherPk = (titleKey: string, placeKey: string): string => `WATCHER#${titleKey}|${placeKey}`;

/** A profile whose watchers are out of date. */
export const staleKey = (shard: string, sub: string): Key => ({ pk: `STALE#${shard}`, sk: sub });

export const jobKey = (jobId: string): Key => ({ pk: `JOB#${jobId}`, sk: 'JOB' });

/** The posting that a job was made from, as the employer published it. */
export const storedPostingKey = (jobId: string): Key => ({ pk: `JOBPOSTING#${jobId}`, sk: 'JOBPOSTING' });

/** The jobs under one dedupe key. */
export const dedupeGroupKey = (dedupeKey: string): Key => ({ pk: `VACANCY#${dedupeKey}`, sk: 'VACANCY' });

/** A board's posting when it was last seen. */
export const postingKey = (board: string, postingId: string): Key => ({
  pk: `POSTING#${board}`,
  sk: postingId,
});

/** An entry of the log behind the public listing: by UTC day and shard, in the order of writing. */
export const listingKey = (day: string, shard: string, at: string, jobId: string): Key => ({
  pk: `LISTING#${day}#${shard}`,
  sk: `${at}#${jobId}`,
});

/** A packed part of one hour ('07') of that log. */
export const segmentKey = (day: string, shard: string, hour: string, part: string): Key => ({
  pk: `SEGMENT#${day}#${shard}`,
  sk: `${hour}#${part}`,
});

/** A job whose alerts the audit has yet to check. */
export const auditKey = (shard: string, at: string, jobId: string): Key => ({
  pk: `AUDIT#${shard}`,
  sk: `${at}#${jobId}`,
});

/** A person who gets texts at a number, for STOP replies. */
export const phoneKey = (number: string, sub: string): Key => ({ pk: `PHONE#${number}`, sk: sub });

/** The owner of a browser's address at its push service, by a hash of the address. */
export const deviceKey = (hash: string): Key => ({ pk: `DEVICE#${hash}`, sk: 'DEVICE' });

/** A withheld or failed alert for staff, in the order of time. */
export const attentionKey = (shard: string, at: string, sub: string, jobId: string): Key => ({
  pk: `ATTENTION#${shard}`,
  sk: `${at}#${sub}#${jobId}`,
});

/** A slice of a job's fan-out: '<first hash>-<end hash, exclusive>#<hash of its first partition>'. */
export const sliceKey = (jobId: string, sliceId: string): Key => ({ pk: `SLICE#${jobId}`, sk: sliceId });

/** A registered board and its last reading. */
export const boardKey = (shard: string, board: string): Key => ({ pk: `BOARD#${shard}`, sk: board });

/** A system whose boards are not read. Readers of boards may read these rows too. */
export const switchedOffKey = (ats: string): Key => ({ pk: 'BOARD#switched-off', sk: ats });

/** A job of a board's baseline under its employer's key, for the company's page. An empty date is unknown. */
export const earlierJobKey = (employerKey: string, employerDate: string, jobId: string): Key => ({
  pk: `EARLIER#${employerKey}`,
  sk: `${employerDate}#${jobId}`,
});

/** A board under an employer key, for the company's page. */
export const companyKey = (employerKey: string, board: string): Key => ({
  pk: `COMPANY#${employerKey}`,
  sk: board,
});

/** An ATS host that asked us to wait. */
export const hostKey = (host: string): Key => ({ pk: `HOST#${host}`, sk: 'HOST' });

/** How many requests were sent in an hour of UTC to an account at a vendor, '<ats>:<account>', or to a host. */
export const hostRequestsKey = (sharer: string, at: Date): Key => ({
  pk: `HOST#${sharer}`,
  sk: `REQUESTS#${at.toISOString().slice(0, 13)}`,
});

/** How many checks of boards that people asked for led to a host on a UTC day. */
export const hostChecksKey = (host: string, at: Date): Key => ({
  pk: `HOST#${host}`,
  sk: `CHECKS#${at.toISOString().slice(0, 10)}`,
});

/** A person's request to follow a company. `target` is the board, site or name: see Follow. */
export const followKey = (sub: string, target: string): Key => ({ pk: `FOLLOW#${sub}`, sk: target });

/** The check of a target, shared by everyone who asks for it. */
export const boardCheckKey = (target: string): Key => ({ pk: `CHECK#${target}`, sk: 'CHECK' });

/** A person who follows an unconfirmed board, and so may see its jobs. */
export const followerKey = (board: string, sub: string): Key => ({ pk: `FOLLOWER#${board}`, sk: sub });

/** The same, by person. */
export const followedBoardKey = (sub: string, board: string): Key => ({ pk: `FOLLOWED#${sub}`, sk: board });

/** A target for staff to decide about. All are in one partition. */
export const followReviewKey = (target: string): Key => ({ pk: 'REVIEW#open', sk: target });

/** A person who waits for a decision about a target. */
export const waitingFollowKey = (target: string, sub: string): Key => ({ pk: `ASKED#${target}`, sk: sub });

/**
 * The statistics of a UTC day: 'counts' from the recount, 'alerts' from delivery, 'operations' for the daily
 * report. All days are in one partition.
 */
export const statsKey = (day: string, kind: 'counts' | 'alerts' | 'operations'): Key => ({
  pk: 'STATS#daily',
  sk: `${day}#${kind}`,
});

/** How often the alerts of a saved title, or a setting, were answered in a week that begins on a Monday. */
export const answersKey = (monday: string, kind: 'title' | 'setting', name: string): Key => ({
  pk: `ANSWERS#${monday}`,
  sk: `${kind}#${name}`,
});

/** A resume without its text, so that listing a person's resumes stays small. */
export const resumeKey = (sub: string, id: string): Key => ({ pk: `RESUME#${sub}`, sk: `FILE#${id}` });

/** The text of a resume. */
export const resumeTextKey = (sub: string, id: string): Key => ({ pk: `RESUME#${sub}`, sk: `TEXT#${id}` });

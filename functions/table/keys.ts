/**
 * Every key of the one table. pk begins with the entity's name, so a role can be confined by leading keys.
 * Plain template functions, because AppSync's runtime uses them too.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A person's record; `sub` is the user pool's own id. */
export const userKey = (sub: string): Key => ({ pk: `USER#${sub}`, sk: 'USER' });

/** Finds a person by e-mail, lower-cased: capitals make no second account. */
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });

/** A person on the way out: all of theirs is being removed. */
export const deletionRequestKey = (shard: string, sub: string): Key => ({ pk: `LEAVING#${shard}`, sk: sub });

/** Whose a customer of the payment provider is; those of a shard lie together, to be looked at in turn. */
export const customerKey = (shard: string, customerId: string): Key => ({
  pk: `CUSTOMER#${shard}`,
  sk: customerId,
});

/** What stays of an account that was deleted, under a salted hash of its e-mail. */
export const tombstoneKey = (hash: string): Key => ({ pk: `FORMER#${hash}`, sk: 'FORMER' });

/** Which addresses of a mailbox have had free alerts, all under salted hashes. */
export const mailboxKey = (hash: string): Key => ({ pk: `MAILBOX#${hash}`, sk: 'MAILBOX' });

/** What has been charged of the free alerts, and when the next message may go. */
export const meterKey = (sub: string): Key => ({ pk: `METER#${sub}`, sk: 'METER' });

/** How much of a daily limit a person has used, by what is limited and the UTC day. */
export const quotaKey = (sub: string, what: string, day: string): Key => ({
  pk: `QUOTA#${sub}`,
  sk: `${day}#${what}`,
});

/** The ledger: one row per person and job, whatever is retried. */
export const alertKey = (sub: string, jobId: string): Key => ({ pk: `ALERT#${sub}`, sk: jobId });

/** A job that a person has applied for: one row per person and job. */
export const applicationKey = (sub: string, jobId: string): Key => ({ pk: `APPLICATION#${sub}`, sk: jobId });

/** A letter that a person has for a job. */
export const letterKey = (sub: string, jobId: string): Key => ({ pk: `LETTER#${sub}`, sk: jobId });

/** The analysis of a person's resume: one row per resume, the last that was finished and the one being written. */
export const analysisKey = (sub: string, resumeId: string): Key => ({ pk: `ANALYSIS#${sub}`, sk: resumeId });

/** What the mail provider has reported of one message. */
export const messageKey = (messageId: string): Key => ({ pk: `MESSAGE#${messageId}`, sk: 'MESSAGE' });

/** A person with deferred alerts, in the order they fall due. */
export const dueKey = (shard: string, minute: string, sub: string): Key => ({
  pk: `DUE#${shard}`,
  sk: `${minute}#${sub}`,
});

/** The rows of the reverse index that a profile has, or is about to have. */
export const watchlistKey = (sub: string): Key => ({ pk: `WATCHLIST#${sub}`, sk: 'WATCHLIST' });

/** A reverse-index partition: everybody who watches one title key in one place. */
export const watcherPk = (titleKey: string, placeKey: string): string => `WATCHER#${titleKey}|${placeKey}`;

/** A profile whose watchers are behind it. */
export const staleKey = (shard: string, sub: string): Key => ({ pk: `STALE#${shard}`, sk: sub });

/** A job as it is shown, matched and alerted. */
export const jobKey = (jobId: string): Key => ({ pk: `JOB#${jobId}`, sk: 'JOB' });

/** The posting that a job was made of, in the employer's own words. */
export const storedPostingKey = (jobId: string): Key => ({ pk: `ORIGINAL#${jobId}`, sk: 'ORIGINAL' });

/** Where the postings of one vacancy meet: the jobs of an employer's same title, type and mode. */
export const vacancyKey = (vacancy: string): Key => ({ pk: `VACANCY#${vacancy}`, sk: 'VACANCY' });

/** What was last seen of one posting of a board. */
export const postingKey = (board: string, postingId: string): Key => ({
  pk: `POSTING#${board}`,
  sk: postingId,
});

/** An entry of the log behind the public listing: a UTC day and a shard of it, in order of writing. */
export const listingKey = (day: string, shard: string, at: string, jobId: string): Key => ({
  pk: `LISTING#${day}#${shard}`,
  sk: `${at}#${jobId}`,
});

/** A part of an hour ('07') of that log, packed. */
export const segmentKey = (day: string, hour: string, part: string): Key => ({
  pk: `SEGMENT#${day}`,
  sk: `${hour}#${part}`,
});

/** A job whose alerts are still to be checked. */
export const auditKey = (shard: string, at: string, jobId: string): Key => ({
  pk: `AUDIT#${shard}`,
  sk: `${at}#${jobId}`,
});

/** Somebody who gets texts at a number: who answers STOP is found by it. */
export const phoneKey = (number: string, sub: string): Key => ({ pk: `PHONE#${number}`, sk: sub });

/** An alert that was held or has failed, for staff to look at: all lie together, in order of time. */
export const attentionKey = (at: string, sub: string, jobId: string): Key => ({
  pk: 'ATTENTION#alerts',
  sk: `${at}#${sub}#${jobId}`,
});

/** A piece of a job's fan-out: the people of a range of hashes, '<first>-<before which>'. */
export const sliceKey = (jobId: string, range: string): Key => ({ pk: `PIECE#${jobId}`, sk: range });

/** A registered board and what its last reading gave. */
export const boardKey = (shard: string, board: string): Key => ({ pk: `BOARD#${shard}`, sk: board });

/** Until when a vendor's host asked us to wait. */
export const hostKey = (host: string): Key => ({ pk: `HOST#${host}`, sk: 'HOST' });

/** What is counted of a UTC day: 'counts' by the recount, 'alerts' by those who deliver. All days lie together. */
export const statsKey = (day: string, kind: 'counts' | 'alerts'): Key => ({
  pk: 'STATS#daily',
  sk: `${day}#${kind}`,
});

/** A person's resumes lie together: what is known of each, apart from its text, so that a list of them is small. */
export const resumeKey = (sub: string, id: string): Key => ({ pk: `RESUME#${sub}`, sk: `FILE#${id}` });

/** The text that was read in a resume. */
export const resumeTextKey = (sub: string, id: string): Key => ({ pk: `RESUME#${sub}`, sk: `TEXT#${id}` });

import * as z from 'zod';
import type { Letter } from './letter.ts';

/** Entities whose keys consist of ids and times. Every other key could name a person. */
const OF_IDS = /^(ALERT|ANALYSIS|DUE|JOB|LEAVING|LETTER|ORIGINAL|PIECE|STALE|USER|WATCHLIST)#[\w:.|-]*$/;

/** Fields that hold an id, a name of ours or a reason in SQS's words. What else a message has may be personal. */
const SHOWN = ['board', 'customerId', 'feature', 'eventType', 'reason', 'jobId', 'correlationId'] as const;

/** An e-mail address or a telephone number. */
const PERSONAL = /@|\+\d{6}/;

const LONGEST = 120;

const Body = z.looseObject({
  pk: z.string().optional(),
  sk: z.string().optional(),
  mail: z.looseObject({ messageId: z.string() }).optional(),
  Records: z
    .array(z.looseObject({ s3: z.looseObject({ object: z.looseObject({ key: z.string() }) }) }))
    .optional(),
  DDBStreamBatchInfo: z
    .looseObject({ batchSize: z.number(), approximateArrivalOfFirstRecord: z.string().optional() })
    .optional(),
});

/**
 * Returns what identifies a letter's subject, without personal data: keys of ids, and fields that are known to be
 * harmless. A letter that nothing is known of is described by its length.
 */
export function describeLetter({ body, trace }: Pick<Letter, 'body' | 'trace'>): string {
  const read = Body.safeParse(parsed(body));
  const found = read.success ? factsOf(read.data) : [];
  if (trace !== undefined) found.push(`trace ${trace}`);
  return found.length > 0 ? found.join(', ') : `nothing that may be shown (${body.length} characters)`;
}

function factsOf(body: z.infer<typeof Body>): string[] {
  const found: string[] = [];
  if (body.pk !== undefined)
    found.push(OF_IDS.test(body.pk) ? `${body.pk} ${safe(body.sk ?? '')}` : `${entityOf(body.pk)}#…`);
  for (const name of SHOWN) {
    const value = body[name];
    if (typeof value === 'string' && value !== '') found.push(`${name} ${safe(value)}`);
  }
  if (body.mail) found.push(`SES message ${safe(body.mail.messageId)}`);
  for (const { s3 } of body.Records ?? []) found.push(`file ${safe(s3.object.key)}`);
  if (body.DDBStreamBatchInfo) {
    const { batchSize, approximateArrivalOfFirstRecord: since } = body.DDBStreamBatchInfo;
    found.push(`${batchSize} changes of the table${since ? `, first ${since}` : ''}`);
  }
  return found;
}

const safe = (value: string): string =>
  PERSONAL.test(value) ? '(personal)' : value.replace(/\s+/g, ' ').slice(0, LONGEST);

const entityOf = (pk: string): string => safe(pk.split('#')[0] ?? '');

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

import * as z from 'zod';
import type { DeadLetter } from './dead-letter.ts';
import { parseBody } from './parse-body.ts';

/** Keys that consist of ids and times only. Other keys could contain personal data. */
const ID_KEY =
  /^(ALERT|ANALYSIS|AUDIT|DUE|JOB|DELETION|LETTER|JOBPOSTING|NOTICE|SLICE|STALE|USER|WATCHLIST|WELCOME)#[\w:.|-]*$/;

/** Fields with ids, our own names, or SQS's error messages. Other fields could contain personal data. */
const SAFE_FIELDS = [
  'board',
  'customerId',
  'feature',
  'eventType',
  'reason',
  'jobId',
  'correlationId',
] as const;

/** An e-mail address or a phone number. */
const PERSONAL = /@|\+\d{6}/;

const MAX_LENGTH = 120;

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

/** Returns the ids in a message without personal data, or the length of a message of an unknown format. */
export function describeDeadLetter({ body, trace }: Pick<DeadLetter, 'body' | 'trace'>): string {
  const parsed = Body.safeParse(parseBody(body));
  const facts = parsed.success ? collectFacts(parsed.data) : [];
  if (trace !== undefined) facts.push(`trace ${trace}`);
  return facts.length > 0 ? facts.join(', ') : `nothing safe to show (${body.length} characters)`;
}

function collectFacts(body: z.infer<typeof Body>): string[] {
  const facts: string[] = [];
  if (body.pk !== undefined)
    facts.push(ID_KEY.test(body.pk) ? `${body.pk} ${redact(body.sk ?? '')}` : `${entityOf(body.pk)}#…`);
  for (const name of SAFE_FIELDS) {
    const value = body[name];
    if (typeof value === 'string' && value !== '') facts.push(`${name} ${redact(value)}`);
  }
  if (body.mail) facts.push(`SES message ${redact(body.mail.messageId)}`);
  for (const { s3 } of body.Records ?? []) facts.push(`file ${redact(s3.object.key)}`);
  if (body.DDBStreamBatchInfo) {
    const { batchSize, approximateArrivalOfFirstRecord: since } = body.DDBStreamBatchInfo;
    facts.push(`${batchSize} changes of the table${since ? `, first ${since}` : ''}`);
  }
  return facts;
}

const redact = (value: string): string =>
  PERSONAL.test(value) ? '(personal)' : value.replace(/\s+/g, ' ').slice(0, MAX_LENGTH);

const entityOf = (pk: string): string => redact(pk.split('#')[0] ?? '');

import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { exactPastSeconds, MAX_DESCRIPTION, postingId } from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import type { Adapter } from './adapter.ts';
import { eightfoldDomain } from './eightfold-domain.ts';

type Detail = NonNullable<Adapter['detail']>;

const html = truncatedString(MAX_DESCRIPTION);

const seconds = z.number().catch(0);

/** Both interfaces. */
const Position = z.object({
  id: postingId,
  jobDescription: html,
  job_description: html,
  postedTs: seconds,
  creationTs: seconds,
});

/**
 * Adds the description, and the time of publication if the list has only its day: when the position was
 * created, if on that day, else noon.
 */
function addDetail(posting: Posting, body: unknown): Posting {
  const { data } = Position.safeParse(body);
  if (data?.id !== posting.id)
    throw new AnswerError(`The answer is not the Eightfold position ${posting.id}.`);
  const created = isSameDay(data.postedTs, data.creationTs)
    ? exactPastSeconds.parse(data.creationTs)
    : undefined;
  const publishedAt = posting.publishedAt ?? created ?? publicationTime(dayOf(data.postedTs));
  return {
    ...posting,
    html: data.jobDescription || data.job_description,
    ...withoutEmpty({ publishedAt }),
  };
}

/** '' for no time. */
const dayOf = (seconds: number): string =>
  seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000).toISOString().slice(0, 10) : '';

const isSameDay = (one: number, other: number): boolean =>
  Math.floor(one / 86_400) === Math.floor(other / 86_400);

export const eightfoldDetail: Detail = {
  request: (slug, { id }) => ({
    path: `/api/pcsx/position_details?position_id=${encodeURIComponent(id)}&domain=${eightfoldDomain(slug)}&hl=en`,
    decode: jsonDecoder(
      z.object({ data: z.looseObject({}) }),
      'The answer is not an Eightfold position: it has no data.',
      ({ data }) => data,
    ),
  }),
  addDetail,
};

export const eightfoldDetailV2: Detail = {
  request: (slug, { id }) => ({
    path: `/api/apply/v2/jobs/${encodeURIComponent(id)}?domain=${eightfoldDomain(slug)}`,
  }),
  addDetail,
};

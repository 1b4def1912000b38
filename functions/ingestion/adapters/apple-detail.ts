import { escapeText } from 'entities';
import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { line, MAX_DESCRIPTION } from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import type { Adapter } from './adapter.ts';

const html = truncatedString(MAX_DESCRIPTION);

const Detail = z.object({
  postingTitle: z.string().min(1),
  jobSummary: html,
  description: html,
  responsibilities: html,
  minimumQualifications: html,
  preferredQualifications: html,
  postDateInGMT: line,
  /** By language and place, among others with a text about pay and benefits. */
  postingPostLocationData: z
    .record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())))
    .catch({}),
});
type Detail = z.infer<typeof Detail>;

const SECTIONS = [
  ['', 'jobSummary'],
  ['Description', 'description'],
  ['Responsibilities', 'responsibilities'],
  ['Minimum qualifications', 'minimumQualifications'],
  ['Preferred qualifications', 'preferredQualifications'],
] as const;

/** Adds the description, and the day of publication, at noon, if the list has no time. */
export const appleDetail: NonNullable<Adapter['detail']> = {
  request: (_, { id }) => ({
    path: `/api/v1/jobDetails/${encodeURIComponent(id)}`,
    decode: jsonDecoder(
      z.object({ res: z.looseObject({}) }),
      'The answer is not an open Apple job.',
      ({ res }) => res,
    ),
  }),
  addDetail(posting, body) {
    const { data } = Detail.safeParse(body);
    if (!data) throw new AnswerError(`The answer is not the Apple job ${posting.id}.`);
    const publishedAt = posting.publishedAt ?? publicationTime(data.postDateInGMT);
    return {
      ...posting,
      html: description(data) || posting.html,
      ...withoutEmpty({ publishedAt }),
    };
  },
};

function description(detail: Detail): string {
  const sections = SECTIONS.map(([title, field]) => [title, detail[field]] as const);
  return [...sections, ['', payText(detail)] as const]
    .filter(([, text]) => text.trim() !== '')
    .map(([title, text]) => (title ? `<h2>${escapeText(title)}</h2>` : '') + text)
    .join('')
    .slice(0, MAX_DESCRIPTION);
}

function payText({ postingPostLocationData }: Detail): string {
  const texts = Object.values(postingPostLocationData)
    .flatMap((places) => Object.values(places))
    .flatMap((place) => Object.values(place));
  return texts.find((text) => typeof text === 'string' && /base pay|salary/i.test(text))?.toString() ?? '';
}

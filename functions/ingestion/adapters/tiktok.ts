import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { line, MAX_DESCRIPTION, objectOf, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { htmlFromPlainText } from '../parsing/plain-description.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';

const PAGE_SIZE = 100;

/** Jobs move between pages while these are read. */
const TOLERANCE = 0.02;

const NOT_A_BOARD = 'The answer is not a page of TikTok jobs: it has no list of jobs.';

const decodePage = jsonDecoder(
  z.object({
    data: z.object({
      count: z.number().optional().catch(undefined),
      job_post_list: z.array(z.unknown()),
    }),
  }),
  NOT_A_BOARD,
  ({ data: { count, job_post_list } }): CountedPage => ({ total: count ?? null, jobs: job_post_list }),
);

const text = truncatedString(MAX_DESCRIPTION);

/** A town, its state and its country, each the parent of the one before. */
const Town = objectOf({
  en_name: line,
  parent: objectOf({ en_name: line, parent: objectOf({ en_name: line }) }),
});

const TikTokJob = z.object({
  id: postingId,
  title: postingTitle,
  description: text,
  requirement: text,
  city_info: Town,
  job_category: objectOf({ en_name: line, parent: objectOf({ en_name: line }) }),
  recruit_type: objectOf({ en_name: line }),
});

const WithId = z.object({ id: postingId });

const idOf = (raw: unknown): string => WithId.safeParse(raw).data?.id ?? '';

const pageAt = (offset: number): PageRequest => ({
  path: '/api/v1/public/supplier/search/job/posts',
  headers: { 'website-path': 'tiktok', 'accept-language': 'en-US' },
  json: {
    keyword: '',
    limit: PAGE_SIZE,
    offset,
    job_category_id_list: [],
    location_code_list: [],
    recruitment_id_list: [],
    subject_id_list: [],
  },
  decode: decodePage,
});

/**
 * The undocumented service behind the search page of lifeattiktok.com: about 4,000 jobs in no known order, with their
 * texts and without dates.
 */
export const tiktok: Adapter = {
  origin: { url: 'https://api.lifeattiktok.com', variable: 'TIKTOK_URL' },
  lanes: 1,
  secondsPerReading: 60,
  pauseMs: 1_000,
  hourlyRequests: 240,
  obeysRobots: true,
  slug: /^tiktok$/,
  ...countedBoard({
    pageAt: (_, offset) => pageAt(offset),
    notABoard: NOT_A_BOARD,
    schema: TikTokJob,
    toPosting: posting,
    idOf,
    tolerance: TOLERANCE,
  }),
};

function posting(slug: string, raw: z.infer<typeof TikTokJob>): Posting {
  const { city_info: town, job_category: category, recruit_type: type } = raw;
  const names = uniqueLines([town.en_name, town.parent.en_name, town.parent.parent.en_name]);
  return {
    ats: 'tiktok',
    board: slug,
    id: raw.id,
    title: raw.title,
    company: 'TikTok',
    url: `https://lifeattiktok.com/search/${encodeURIComponent(raw.id)}`,
    html: htmlFromPlainText(`${raw.description}\n${raw.requirement}`),
    locations: uniqueLines([names.join(', ')]),
    departments: uniqueLines([category.parent.en_name, category.en_name]),
    pay: [],
    ...withoutEmpty({ employmentType: type.en_name }),
  };
}

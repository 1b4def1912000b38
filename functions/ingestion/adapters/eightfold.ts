import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { exactPastSeconds, line, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { workplaceFromWords } from '../parsing/workplace-words.ts';
import type { Adapter } from './adapter.ts';
import { type CountedPage, countedBoard, readCountedPages } from './counted-pages.ts';
import { eightfoldDetail, eightfoldDetailV2 } from './eightfold-detail.ts';
import { eightfoldDomain } from './eightfold-domain.ts';
import { HOST_NAME, hostSlug, splitSlug } from './host-slug.ts';

/** The service ignores other sizes. */
const PAGE_SIZE = 10;

/** Many employers' boards end here. */
const MAX_OFFSET = 2_000;

/** A board of up to this many positions is read a second time if some are missing. */
const MAX_READ_AGAIN = 500;

const NOT_A_BOARD = 'The answer is not an Eightfold board: it has no list of positions.';

/** Both interfaces, which name most fields differently. */
const Position = z.object({
  id: postingId,
  name: postingTitle,
  location: line,
  locations: lenientArray(line, 100),
  department: line,
  workLocationOption: line,
  work_location_option: line,
  postedTs: exactPastSeconds,
  t_update: exactPastSeconds,
});

const Positions = z.object({
  positions: z.array(z.unknown()),
  count: z.number().optional().catch(undefined),
});
type Positions = z.infer<typeof Positions>;

const toPage = ({ positions, count }: Positions): CountedPage => ({ total: count ?? null, jobs: positions });

/** The newer interface, of the search page 'PCSX'. */
const PCSX = {
  ats: 'eightfold',
  variable: 'EIGHTFOLD_URL',
  path: (domain: string, start: number) =>
    `/api/pcsx/search?domain=${domain}&query=&location=&start=${start}&num=${PAGE_SIZE}&sort_by=timestamp`,
  decode: jsonDecoder(z.object({ data: Positions }), NOT_A_BOARD, ({ data }) => toPage(data)),
  detail: eightfoldDetail,
};
type Interface = typeof PCSX;

const V2: Interface = {
  ats: 'eightfold-v2',
  variable: 'EIGHTFOLD_V2_URL',
  path: (domain, start) =>
    `/api/apply/v2/jobs?domain=${domain}&start=${start}&num=${PAGE_SIZE}&sort_by=timestamp`,
  decode: jsonDecoder(Positions, NOT_A_BOARD, toPage),
  detail: eightfoldDetailV2,
};

const WithId = z.object({ id: postingId });

const idOf = (raw: unknown): string => WithId.safeParse(raw).data?.id ?? '';

/**
 * Neither interface is documented. Replicas order a board differently, so that its pages may repeat some
 * positions and omit others: a second reading adds what the first one lacks. It names no employer.
 */
const eightfoldOf = ({ ats, variable, path, decode, detail }: Interface): Adapter => ({
  origin: { url: 'https://{host}', variable },
  lanes: 2,
  secondsPerReading: 1,
  pauseMs: 250,
  // The vendor answers about 290 consecutive requests.
  hourlyRequests: 250,
  obeysRobots: true,
  slug: hostSlug(`(?:~${HOST_NAME})?`),
  newestFirst: true,
  ...countedBoard({
    pageAt: (slug, start) => ({ path: path(eightfoldDomain(slug), start), decode }),
    endOffset: MAX_OFFSET,
    againFrom: startOfAnotherReading,
    notABoard: NOT_A_BOARD,
    schema: Position,
    toPosting: (slug, raw) => posting(ats, slug, raw),
    idOf,
  }),
  detail,
});

/**
 * Its slugs are a host, and the employer's domain if the host does not tell it:
 * 'apply.careers.microsoft.com~microsoft.com'.
 */
export const eightfold = eightfoldOf(PCSX);

/** The older interface, for employers whose newer one answers 403 "PCSX is not enabled". */
export const eightfoldV2 = eightfoldOf(V2);

/** Where the second reading goes on, if the first one has nearly the whole board, and the second is not over. */
function startOfAnotherReading(pages: readonly unknown[]): number | undefined {
  const { jobs, total } = readCountedPages(pages, NOT_A_BOARD);
  if (total === null || total > MAX_READ_AGAIN) return undefined;
  const read = new Set(jobs.map(idOf)).size;
  const start = (pages.length - Math.ceil(total / PAGE_SIZE)) * PAGE_SIZE;
  return start >= 0 && start < total && read < total && read > total / 2 ? start : undefined;
}

function posting(ats: string, slug: string, raw: z.infer<typeof Position>): Posting {
  const workplace = workplaceFromWords(raw.workLocationOption || raw.work_location_option);
  return {
    ats,
    board: slug,
    id: raw.id,
    title: raw.name,
    company: slug,
    url: `https://${splitSlug(slug).host}/careers/job/${encodeURIComponent(raw.id)}`,
    html: '',
    locations: uniqueLines([raw.location, ...raw.locations]),
    departments: uniqueLines([raw.department]),
    pay: [],
    ...withoutEmpty({ workplace, publishedAt: raw.postedTs, editedAt: raw.t_update }),
  };
}

import { escapeText } from 'entities';
import * as z from 'zod';
import { lenientArray } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { brandName } from '../../postings/brand-name.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { flag, line, objectOf, pastTime, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const named = objectOf({ id: line, name: line });

const place = objectOf({ name: line, city: line, state: named, country: named, is_remote: flag });

const BreezyPosition = z.object({
  id: postingId,
  name: postingTitle,
  published_date: pastTime,
  type: named,
  location: place,
  locations: lenientArray(place, 100),
  department: line,
  salary: line,
  company: named,
});
type BreezyPosition = z.infer<typeof BreezyPosition>;

const Answer = z.array(z.unknown());

/**
 * One response holds the whole board, without texts. More than 14 requests a second are refused. A closed
 * board redirects.
 */
export const breezy: Adapter = {
  origin: { url: 'https://{slug}.breezy.hr', variable: 'BREEZY_URL' },
  lanes: 2,
  pauseMs: 250,
  obeysRobots: true,
  slug: /^(?!(?:www|app|api)$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  firstPage: () => ({ path: '/json' }),
  parse(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success)
      throw new AnswerError('The answer is not a Breezy board: it is no list of positions.');
    return parsePostings(answer.data, BreezyPosition, (position) => posting(slug, position));
  },
  detail: {
    request: (_, { id }) => ({ path: `/p/${encodeURIComponent(id)}`, decode: decodeJobPostings }),
    /** The list knows the rest better than the page's markup. */
    addDetail(listed, page) {
      const { html = '', pay } = jobPostingOn(page).posting;
      return { ...listed, html: html + listed.html, ...withoutEmpty({ pay }) };
    },
  },
};

/** The salary is a text such as '$100k - $150k', so it is read like a line of the description. */
function posting(slug: string, position: BreezyPosition): Posting {
  const { location, locations, salary } = position;
  const employmentType = position.type.name.trim();
  const isRemote = location.is_remote || locations.some((one) => one.is_remote);
  return {
    ats: 'breezy',
    board: slug,
    id: position.id,
    title: position.name,
    company: brandName(position.company.name, slug) || slug,
    url: `https://${slug.toLowerCase()}.breezy.hr/p/${encodeURIComponent(position.id)}`,
    html: salary.trim() ? `<p>Salary: ${escapeText(salary)}</p>` : '',
    ...placesFromAddresses([location, ...locations].map(addressOf)),
    departments: uniqueLines([position.department]),
    pay: [],
    ...(isRemote ? { workplace: 'remote' as const } : {}),
    ...(employmentType && !/^other$/i.test(employmentType) ? { employmentType } : {}),
    ...withoutEmpty({ publishedAt: position.published_date }),
  };
}

const addressOf = ({ name, city, state, country }: z.infer<typeof place>) => ({
  name,
  city,
  state: state.name || state.id,
  country: englishCountryName(country.id, country.name),
});

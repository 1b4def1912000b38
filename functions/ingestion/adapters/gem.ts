import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedWorkplace } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  line,
  MAX_DESCRIPTION,
  objectOf,
  pastTime,
  postingId,
  postingTitle,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const LOCATION_TYPES: Readonly<Record<string, StatedWorkplace>> = {
  in_office: 'onsite',
  on_site: 'onsite',
  onsite: 'onsite',
  hybrid: 'hybrid',
  remote: 'remote',
};

/** Gem's job board API. `startDateTs` is ignored, because it is a planned day, which may be years ahead. */
const GemPost = z.object({
  id: postingId,
  absolute_url: webPage,
  title: postingTitle,
  content: truncatedString(MAX_DESCRIPTION),
  location: objectOf({ name: line }),
  location_type: line,
  employment_type: line,
  departments: lenientArray(z.object({ name: line }), 100),
  offices: lenientArray(z.object({ name: line, location: objectOf({ name: line }) }), 100),
  first_published_at: pastTime,
  updated_at: pastTime,
});

/** A post without an id has the last part of its URL instead. */
const IdentifiedPost = z
  .looseObject({ id: z.unknown().optional(), absolute_url: line })
  .transform((post) => ({ ...post, id: post.id ?? post.absolute_url.split('/').at(-1) }));

const Answer = z.array(z.unknown());

/** One response holds the whole board. */
export const gem: Adapter = {
  origin: { url: 'https://api.gem.com', variable: 'GEM_URL' },
  lanes: 2,
  slug: /^[\w-]{1,100}$/,
  firstPage: (slug) => ({ path: `/job_board/v0/${encodeURIComponent(slug)}/job_posts/` }),
  parse(slug, [board]) {
    const answer = Answer.safeParse(board);
    if (!answer.success) throw new AnswerError('The answer is not a Gem board: it is no list of posts.');
    const posts = answer.data.map((raw) => IdentifiedPost.safeParse(raw).data ?? raw);
    return parsePostings(posts, GemPost, (post) => posting(slug, post));
  },
};

/** The offices count if the post names no place. */
function posting(slug: string, post: z.infer<typeof GemPost>): Posting {
  const offices = post.offices.map(({ name, location }) => location.name || name);
  const workplace = LOCATION_TYPES[post.location_type.toLowerCase()];
  return {
    ats: 'gem',
    board: slug,
    id: post.id,
    title: post.title,
    company: slug,
    url: post.absolute_url,
    html: post.content,
    locations: uniqueLines(post.location.name.trim() ? [post.location.name] : offices),
    departments: uniqueLines(post.departments.map(({ name }) => name)),
    pay: [],
    ...withoutEmpty({ workplace }),
    ...(post.employment_type.trim() ? { employmentType: post.employment_type.trim() } : {}),
    ...withoutEmpty({ publishedAt: post.first_published_at, editedAt: post.updated_at }),
  };
}

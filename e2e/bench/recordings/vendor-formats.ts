import { englishCountryName } from '../../../functions/ingestion/parsing/posting-places.ts';
import type { Posting, StructuredPlace } from '../../../functions/postings/posting.ts';

/** A posting's content, independent of the vendor's format. `publishedAt` is ISO 8601, or '' if unknown. */
export interface PostingContent {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly location: string;
  readonly html: string;
  readonly publishedAt: string;
}

/** Writes a vendor's API responses. `expected` returns the fields that the adapter should parse from them. */
interface Writer {
  entry(content: PostingContent, company: string): unknown;
  /** `offset` is the index of the page's first entry. Vendors without paging ignore it. */
  answer(entries: readonly unknown[], company: string, offset: number): unknown;
  detail?(content: PostingContent): unknown;
  expected(content: PostingContent): Partial<Posting>;
}

/** SmartRecruiters' page size. */
const PAGE = 100;

const escapeHtml = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Splits 'Toronto, ON, CA' into address fields. Any other text goes into `city`. */
function parsePlace(location: string): StructuredPlace {
  const [, city = location, state = '', code = ''] =
    /^([^,;|]+), ([A-Z]{2}), ([A-Z]{2})$/.exec(location) ?? [];
  return { city: city.trim(), state, country: englishCountryName(code) };
}

const formatPlace = ({ city, state, country }: StructuredPlace) =>
  [city, state, country].filter(Boolean).join(', ');
const expectText = ({ location, publishedAt }: PostingContent) => ({
  locations: location.trim() === '' ? [] : [location.trim()],
  ...(publishedAt ? { publishedAt } : {}),
});

/** Response formats from the vendors' API documentation, by ATS. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  greenhouse: {
    entry: ({ id, title, url, location, html, publishedAt }, company) => ({
      id: Number(id),
      title,
      absolute_url: url,
      company_name: company,
      location: { name: location },
      content: escapeHtml(html),
      first_published: publishedAt || null,
      offices: [],
      departments: [],
    }),
    answer: (jobs) => ({ jobs, meta: { total: jobs.length } }),
    expected: expectText,
  },
  lever: {
    entry: ({ id, title, url, location, html, publishedAt }) => ({
      id,
      text: title,
      hostedUrl: url,
      description: html,
      lists: [],
      additional: '',
      categories: { location, allLocations: [location] },
      createdAt: publishedAt ? Date.parse(publishedAt) : null,
    }),
    answer: (postings) => postings,
    expected: expectText,
  },
  ashby: {
    entry: ({ id, title, url, location, html, publishedAt }) => ({
      id,
      title,
      jobUrl: url,
      location,
      secondaryLocations: [],
      isListed: true,
      isRemote: false,
      descriptionHtml: html,
      publishedAt: publishedAt || null,
    }),
    answer: (jobs) => ({ apiVersion: '1', jobs }),
    expected: expectText,
  },
  smartrecruiters: {
    entry: ({ id, title, location, publishedAt }, company) => ({
      id,
      name: title,
      company: { identifier: 'company', name: company },
      releasedDate: publishedAt || null,
      location: { fullLocation: location, remote: false, hybrid: false },
    }),
    answer: (all, _, offset) => ({
      offset,
      limit: PAGE,
      totalFound: all.length,
      content: all.slice(offset, offset + PAGE),
    }),
    detail: ({ id, html }) => ({ id, jobAd: { sections: { jobDescription: { title: '', text: html } } } }),
    expected: expectText,
  },
  workable: {
    entry: ({ id, title, url, location, html }) => {
      const { city, state, country } = parsePlace(location);
      return {
        shortcode: id,
        title,
        url,
        telecommuting: false,
        city,
        state,
        country,
        locations: [],
        description: html,
      };
    },
    answer: (jobs, name) => ({ name, jobs }),
    expected: ({ location }) => {
      const place = parsePlace(location);
      return formatPlace(place) === ''
        ? { locations: [] }
        : { locations: [formatPlace(place)], structuredPlaces: [place] };
    },
  },
  recruitee: {
    entry: ({ id, title, url, location, html, publishedAt }, company) => ({
      id: Number(id),
      title,
      careers_url: url,
      company_name: company,
      status: 'published',
      description: html,
      requirements: '',
      locations: [],
      location,
      published_at: publishedAt || null,
    }),
    answer: (offers) => ({ offers }),
    expected: expectText,
  },
};

/** Throws if the ATS has no writer. */
export function getWriter(ats: string): Writer {
  const writer = WRITERS[ats];
  if (!writer) throw new Error(`No writer for '${ats}'. Add it to WRITERS in vendor-formats.ts.`);
  return writer;
}

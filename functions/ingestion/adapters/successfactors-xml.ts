import * as z from 'zod';
import { AnswerError } from '../parsing/answer-error.ts';
import { line } from '../parsing/fields.ts';
import { parseXml } from '../parsing/parse-xml.ts';

const text = z.unknown().optional();

const Item = z.looseObject({
  'g:id': text,
  'g:location': line,
  'g:job_function': line,
  title: text,
  link: z.string().catch(''),
  pubDate: z.string().catch(''),
  description: text,
});

const Feed = z.object({
  rss: z.object({ channel: z.object({ item: z.array(z.unknown()).optional() }) }),
});

interface Listing {
  readonly jobs: readonly unknown[];
}

const NOT_A_FEED = 'The answer is not a SuccessFactors feed.';

/** Decodes '/sitemal.xml', an RSS feed. An id that is missing is in the link. */
export function decodeFeed(xml: string): Listing {
  const feed = Feed.safeParse(parseXml(xml, ['rss.channel.item'], NOT_A_FEED));
  if (!feed.success) throw new AnswerError(NOT_A_FEED);
  return {
    jobs: (feed.data.rss.channel.item ?? []).map((raw) => {
      const item = Item.safeParse(raw).data;
      if (!item) return raw;
      return {
        id: item['g:id'] || /\/(\d+)\/?(?:\?.*)?$/.exec(item.link)?.[1],
        title: item.title,
        link: item.link,
        description: item.description,
        locations: item['g:location'].trim() ? [item['g:location']] : [],
        department: item['g:job_function'],
        publishedAt: isoTime(item.pubDate),
      };
    }),
  };
}

/** 'Fri, 20 Mar 2026 09:30:04 +0100' in ISO 8601; '' for anything else. */
function isoTime(pubDate: string): string {
  const time = Date.parse(pubDate);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

const Filter = z.object({ label: line, value: line });

const LegacyJob = z.looseObject({
  ReqId: text,
  JobTitle: text,
  'Job-Description': text,
  Location: line,
  Department: line,
});

const Legacy = z.object({
  'Job-Listing': z.union([z.object({ Job: z.array(z.unknown()).optional() }), z.literal('')]),
});

const NOT_A_LISTING = 'The answer is not a listing of SuccessFactors.';

/** Decodes the listing of an older site. Places are in filters, which each employer labels as it likes. */
export function decodeLegacyListing(xml: string, linkOf: (id: string) => string): Listing {
  const listing = Legacy.safeParse(parseXml(xml, ['Job-Listing.Job'], NOT_A_LISTING));
  if (!listing.success) throw new AnswerError(NOT_A_LISTING);
  const jobs = listing.data['Job-Listing'] === '' ? [] : (listing.data['Job-Listing'].Job ?? []);
  return {
    jobs: jobs.map((raw) => {
      const job = LegacyJob.safeParse(raw).data;
      if (!job) return raw;
      return {
        id: job.ReqId,
        title: job.JobTitle,
        link: typeof job.ReqId === 'string' ? linkOf(job.ReqId) : undefined,
        description: job['Job-Description'],
        locations: legacyPlaces(job),
        department: job.Department,
      };
    }),
  };
}

const isStated = (value: string): boolean => !/^(?:n\/?a|-|)$/i.test(value.trim());

/** The narrowest filters that name places. */
function legacyPlaces(job: z.infer<typeof LegacyJob>): string[] {
  const filters = Object.entries(job)
    .filter(([name]) => /^filter\d+$/.test(name))
    .flatMap(([, filter]) => Filter.safeParse(filter).data ?? []);
  const valuesOf = (label: RegExp) =>
    filters.filter((filter) => label.test(filter.label)).map(({ value }) => value);
  const byWidth = [
    [job.Location],
    valuesOf(/location|city|town|office/i),
    valuesOf(/state|province|region/i),
    valuesOf(/country/i),
  ];
  return byWidth.map((values) => values.filter(isStated)).find((values) => values.length > 0) ?? [];
}

import * as z from 'zod';
import { undefinedOn } from '../../platform/undefined-on.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  attributeOf,
  closestElement,
  findElements,
  type HtmlElement,
  hasClass,
  parseHtml,
  textOf,
} from '../parsing/html-elements.ts';
import { parseXml } from '../parsing/parse-xml.ts';

/** A job as a sitemap or a search page lists it. */
export interface ListedJob {
  /** '/jobs/8214/payroll-tax-specialist/job' */
  readonly path: string;
  readonly lastmod?: string;
  readonly title?: string;
  /** 'US-CA-Monrovia | US-TX-Austin' */
  readonly location?: string;
}

/** Both lists decode to this. */
export interface JobList {
  readonly jobs: readonly ListedJob[];
}

const NO_SITEMAP = 'The answer is not a sitemap.';

const Sitemap = z.object({
  urlset: z.object({
    url: z.array(
      z
        .object({ loc: z.string(), lastmod: z.string().optional().catch(undefined) })
        .nullable()
        .catch(null),
    ),
  }),
});

/**
 * Returns the decoder of a board's sitemap, which lists its search pages too. What is no sitemap, as on some
 * boards, lists no job.
 */
export const sitemapDecoder =
  (host: string) =>
  (text: string): JobList => {
    const sitemap = Sitemap.safeParse(parseSitemap(text)).data;
    return {
      jobs: (sitemap?.urlset.url ?? []).flatMap((entry) => {
        const path = jobPath(entry?.loc ?? '', host);
        return path === undefined ? [] : [{ path, ...(entry?.lastmod ? { lastmod: entry.lastmod } : {}) }];
      }),
    };
  };

const parseSitemap = (text: string): unknown =>
  undefinedOn([AnswerError], () => parseXml(text, ['urlset.url'], NO_SITEMAP));

/** Returns the decoder of a search page. It throws for a page of another system, such as a challenge. */
export const searchDecoder =
  (host: string) =>
  (html: string): JobList => {
    if (!/\biCIMS_/.test(html)) throw new AnswerError('The answer is not an iCIMS search page.');
    const links = findElements(parseHtml(html), ({ name }) => name === 'a');
    return {
      jobs: links.flatMap((link) => {
        const path = jobPath(attributeOf(link, 'href'), host);
        return path === undefined ? [] : [{ path, title: titleOf(link), location: locationOf(link) }];
      }),
    };
  };

const JOB_PATH = /^\/jobs\/\d+(?:\/[^/]+)?\/job\/?$/;

/**
 * Returns undefined for links to other pages and hosts. 'www.' and the old mirror 'careers-acme.i.icims.com'
 * are the same board.
 */
function jobPath(link: string, host: string): string | undefined {
  const url = URL.parse(link.trim(), `https://${host}`);
  const own = url?.hostname.replace(/^www\./, '').replace(/\.i\.icims\.com$/, '.icims.com');
  return url && own === host && JOB_PATH.test(url.pathname) ? url.pathname.replace(/\/$/, '') : undefined;
}

/** Screen readers hear 'Title' before each title. */
const isLabel = (element: HtmlElement): boolean =>
  hasClass(element, 'sr-only') || hasClass(element, 'field-label');

function titleOf(link: HtmlElement): string {
  const [heading] = findElements(link, ({ name }) => /^h[1-6]$/.test(name));
  return textOf(heading ?? link, isLabel);
}

function locationOf(link: HtmlElement): string {
  const card = closestElement(
    link,
    (element) => hasClass(element, 'iCIMS_JobCardItem') || hasClass(element, 'row'),
  );
  const labels = card ? findElements(card, isLabel) : [];
  const label = labels.find((element) => /\blocations?\b/i.test(textOf(element)));
  return label?.parent ? textOf(label.parent, isLabel) : '';
}

import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const ats = 'icims';
const sitePath = '/:board';
const html = { 'content-type': 'text/html;charset=UTF-8' };
const xml = { 'content-type': 'application/xml' };
const shell = '<!doctype html><title>Careers</title><iframe src="?in_iframe=1"></iframe>';

const PAGE_SIZE = 20;
const CARD = /<li class="iCIMS_JobCardItem">.*?<\/li>/gs;
const JOB_LINK = /\/jobs\/(\d+)\/[^"]*\/job\b/;

const isSitemap = (text: string) => /^\s*(?:<\?xml|<urlset)/.test(text);
const cardsIn = (text: string): string[] => text.match(CARD) ?? [];
const textIn = (card: string, pattern: RegExp) => pattern.exec(card)?.[1]?.trim() ?? '';

/**
 * Classic iCIMS: each board has a host, the first path segment here. The file is a sitemap, or a search page
 * with all jobs; then the board has no sitemap and answers searches in pages of 20, repeating the last one.
 * Without `in_iframe`, pages are empty shells. A job's page is a file of its own, or is made of its card.
 */
export const icims: AtsFake = {
  ats,
  endpointVariable: 'ICIMS_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, sitePath, feeds);
    app.get(`${sitePath}/sitemap.xml`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text !== undefined && isSitemap(text) ? context.body(text, 200, xml) : context.text('', 404);
    });
    app.get(`${sitePath}/jobs/search`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.text('', 404);
      if (context.req.query('in_iframe') !== '1') return context.html(shell);
      const cards = cardsIn(text);
      if (cards.length === 0) return context.body(isSitemap(text) ? emptySearch : text, 200, html);
      const last = Math.ceil(cards.length / PAGE_SIZE) - 1;
      const page = Math.min(Number(context.req.query('pr') ?? 0) || 0, last);
      const shown = cards.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
      return context.body(`<ul class="iCIMS_JobsTable">${shown.join('')}</ul>`, 200, html);
    });
    app.get(`${sitePath}/jobs/:id/:name/job`, async (context) => {
      const { board, id } = context.req.param();
      const text = await feeds.text(ats, board);
      const detail = await feeds.detail(ats, board, id);
      const card = cardsIn(text ?? '').find((one) => JOB_LINK.exec(one)?.[1] === id);
      if (detail === undefined && card === undefined) return context.text('', 410);
      if (context.req.query('in_iframe') !== '1') return context.html(shell);
      return context.body(detail ?? pageOf(card ?? ''), 200, html);
    });
    return app;
  },
};

const emptySearch = '<div class="iCIMS_ListingsPage"></div>';

function pageOf(card: string): string {
  const location = textIn(card, /Locations?<\/span>\s*<span[^>]*>([^<]*)/);
  const [addressCountry, addressRegion = 'UNAVAILABLE', addressLocality = 'UNAVAILABLE'] =
    location.split('-');
  const posting = {
    '@context': 'http://schema.org',
    '@type': 'JobPosting',
    title: textIn(card, /<h3[^>]*>([^<]*)/),
    description: textIn(card, /class="[^"]*description">([^<]*)/),
    occupationalCategory: 'UNAVAILABLE',
    jobLocation: [{ '@type': 'Place', address: { addressCountry, addressRegion, addressLocality } }],
  };
  return `<script type="application/ld+json">${JSON.stringify(posting)}</script><div class="iCIMS_JobPage"></div>`;
}

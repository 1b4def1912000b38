import { parseMarkup, TooDeep } from '../../../postings/parse-markup.ts';

const MAX_LINKS = 4;

const CAREERS_TEXT =
  /\b(?:careers?|jobs?|join (?:us|our team|the team)|work (?:with|for|at) (?:us|\w+)|we(?:'|’)?re hiring|vacanc(?:y|ies)|(?:open|current|all|view|see) (?:positions|roles|openings|opportunities)|openings|karriere|stellen(?:angebote)?|recrutement|empleo)\b/i;
const CAREERS_ADDRESS =
  /(?:^|[/.-])(?:careers?|jobs?|join-?us|work-?with-?us|vacancies|open-?(?:positions|roles)|openings|hiring|karriere|stellenangebote)(?:[/.?#-]|$)/i;

/** Blog posts and the like about careers. */
const ARTICLE = /\/(?:blog|news|press|articles?|stories|events?|resources|podcasts?|legal|privacy)\//i;

/** Returns the links of a page that may lead to the company's open positions, best first, at most four. */
export function careersLinks(html: string, base: URL): URL[] {
  const ranked = readLinks(html).flatMap(({ href, text }) => {
    const url = URL.parse(href, base.href);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    url.hash = '';
    const score =
      (CAREERS_TEXT.test(text) ? 2 : 0) +
      (CAREERS_ADDRESS.test(url.hostname + url.pathname) ? 2 : 0) -
      (ARTICLE.test(url.pathname) ? 2 : 0);
    return score > 0 && url.href !== base.href ? [{ url, score }] : [];
  });
  ranked.sort((one, other) => other.score - one.score);
  return [...new Map(ranked.map(({ url }) => [url.href, url])).values()].slice(0, MAX_LINKS);
}

interface Link {
  readonly href: string;
  text: string;
}

function readLinks(html: string): Link[] {
  const links: Link[] = [];
  let current: Link | undefined;
  const handler = {
    onopentag(name: string, { href }: Readonly<Record<string, string>>) {
      if (name !== 'a') return;
      current = href === undefined ? undefined : { href, text: '' };
      if (current) links.push(current);
    },
    ontext(text: string) {
      if (current && current.text.length < 200) current.text += text;
    },
    onclosetag(name: string) {
      if (name === 'a') current = undefined;
    },
  };
  try {
    parseMarkup(html, handler);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return links;
}

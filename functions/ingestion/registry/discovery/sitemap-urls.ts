import { decodeXML } from 'entities';

const LOCATION = /<loc>([^<]*|\s*<!\[CDATA\[[^\]]*\]\]>\s*)<\/loc>/g;
const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim;
const CDATA = /<!\[CDATA\[|\]\]>/g;

/** Returns the URLs of a sitemap or of a sitemap index. */
export const urlsInSitemap = (xml: string): string[] =>
  [...xml.matchAll(LOCATION)].map(([, location = '']) => decodeXML(location.replace(CDATA, '').trim()));

/** Returns the sitemaps that a robots.txt names. */
export const sitemapsInRobots = (text: string): string[] =>
  [...text.matchAll(SITEMAP_LINE)].map(([, url = '']) => url);

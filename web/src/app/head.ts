import { product } from '../config/product.ts';

/** What a page says of itself to those who do not see it: search engines, link previews, feed readers, tabs. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The page's one true address on the site; null for what nobody should find. */
  readonly path: string | null;
  /** The query of the board's filters, without the question mark, where the page has feeds. */
  readonly feeds?: string;
}

/** A head as a page states it: what it does not describe is described as its route is. */
export type StatedHead = Omit<Head, 'description'> & { readonly description?: string };

/** An element of a page's head. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});

const feed = (type: string, path: string, query: string): HeadTag => ({
  name: 'link',
  attributes: {
    rel: 'alternate',
    type,
    title: `${product.name}: jobs`,
    href: query === '' ? path : `${path}?${query}`,
  },
});

/** The elements that say it, apart from the title. `origin` is the site's own, as 'https://daybreak.example'. */
export function headTags({ title, description, path, feeds }: Head, origin: string): readonly HeadTag[] {
  const about = meta('name', 'description', description);
  if (path === null) return [about, meta('name', 'robots', 'noindex')];
  return [
    about,
    { name: 'link', attributes: { rel: 'canonical', href: `${origin}${path}` } },
    meta('property', 'og:url', `${origin}${path}`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}/card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${product.name}. ${product.headline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(feeds === undefined
      ? []
      : [
          feed('application/atom+xml', '/feed.atom', feeds),
          feed('application/feed+json', '/feed.json', feeds),
        ]),
  ];
}

import { product } from '../config/product.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path; null for a page that must not be listed. */
  readonly path: string | null;
  /** The query of the board's feeds, without the question mark; absent without feeds. */
  readonly feeds?: string;
  /** The picture that a shared link shows, 1200 by 630 px; the product's own if absent. */
  readonly card?: { readonly path: string; readonly alt: string };
}

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

const productCard = { path: '/card.png', alt: `${product.name}. ${product.headline}` };

/** Returns all elements but the title. `origin` is the site's own: 'https://daybreak.example'. */
export function headTags(head: PageHead, origin: string): readonly HeadTag[] {
  const { title, description, path, feeds, card = productCard } = head;
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
    meta('property', 'og:image', `${origin}${card.path}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(feeds === undefined
      ? []
      : [
          feed('application/atom+xml', '/feed.atom', feeds),
          feed('application/feed+json', '/feed.json', feeds),
        ]),
  ];
}

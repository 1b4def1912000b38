import { type ComponentType, createElement } from 'react';
import type { SiteRoute } from '../config/routes.ts';
import { pageFile } from './page-file.ts';

interface PageModule {
  readonly default: ComponentType;
}

async function fetchComponent(name: string): Promise<ComponentType> {
  // Vite turns this into one chunk per file. A test imports them all, since the compiler doesn't check them.
  const page: PageModule = await import(`./pages/${pageFile(name)}-page.tsx`);
  return page.default;
}

/** Loads the page and the query client, which are separate chunks, in parallel. */
async function loadWithQueries(page: Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { Queries }] = await Promise.all([page, import('../service/queries.tsx')]);
  return () => createElement(Queries, null, createElement(Page));
}

/** Wraps a page in its access guard. */
async function loadGuarded(access: SiteRoute['access'], name: string): Promise<ComponentType> {
  const [page, { Guard }] = await Promise.all([fetchComponent(name), import('./guard.tsx')]);
  return () => createElement(Guard, { access, page });
}

/** Fetches a page other than the board. A chunk of its own: a first visit to the board needs no other page. */
export function fetchPage(name: string, { access }: SiteRoute): Promise<ComponentType> {
  return loadWithQueries(access === 'all' ? fetchComponent(name) : loadGuarded(access, name));
}

import { type ComponentType, createElement } from 'react';
import type { Access } from './access.ts';

export interface Page {
  /** Fetches the code once; a failed call can be repeated. */
  readonly load: () => Promise<ComponentType>;
  /** Returns the component if its code has loaded, so that hydration does not suspend. */
  readonly loaded: () => ComponentType | undefined;
}

export function eagerPage(page: ComponentType): Page {
  return { load: async () => page, loaded: () => page };
}

export type FetchPage = () => Promise<ComponentType>;

/** Loads the page and the query client, which are separate chunks, in parallel. */
async function loadWithQueries(fetchPage: FetchPage): Promise<ComponentType> {
  const [page, { Queries }] = await Promise.all([fetchPage(), import('../service/queries.tsx')]);
  return () => createElement(Queries, null, createElement(page));
}

/** Wraps a page in its access guard. */
export async function loadGuarded(access: Access, fetchPage: FetchPage): Promise<ComponentType> {
  const [page, { Guard }] = await Promise.all([fetchPage(), import('./guard.tsx')]);
  return () => createElement(Guard, { access, page });
}

export function lazyPage(fetchPage: FetchPage): Page {
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  return {
    load: () => {
      pending ??= loadWithQueries(fetchPage).then(
        (page) => {
          loaded = page;
          return page;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
    loaded: () => loaded,
  };
}

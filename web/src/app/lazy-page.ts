import { type ComponentType, createElement } from 'react';
import type { Access } from './access.ts';

/** A page that may still have to be fetched. */
export interface Page {
  /** Fetches the page's code, once; a failure is forgotten, so that the next call tries again. */
  readonly load: () => Promise<ComponentType>;
  /** The page, once it is here: it is then drawn at once, and what was prerendered is taken over whole. */
  readonly loaded: () => ComponentType | undefined;
}

/** A page in the first bundle. */
export function eagerPage(page: ComponentType): Page {
  return { load: async () => page, loaded: () => page };
}

/** Fetches a page's code. */
export type FetchPage = () => Promise<ComponentType>;

/** A page with the queries around it, which come in their own chunk at the same moment. */
async function withQueries(fetchPage: FetchPage): Promise<ComponentType> {
  const [page, { Queries }] = await Promise.all([fetchPage(), import('../service/queries.tsx')]);
  return () => createElement(Queries, null, createElement(page));
}

/** A page that not everybody may see, behind what makes sure of it. */
export async function guarded(access: Access, fetchPage: FetchPage): Promise<ComponentType> {
  const [page, { Guard }] = await Promise.all([fetchPage(), import('./guard.tsx')]);
  return () => createElement(Guard, { access, page });
}

/** A page in a chunk of its own; it may ask the service by queries. */
export function lazyPage(fetchPage: FetchPage): Page {
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  return {
    load: () => {
      pending ??= withQueries(fetchPage).then(
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

import type { ComponentType } from 'react';

export interface Page {
  /** Fetches the code once; a failed call can be repeated. */
  readonly load: () => Promise<ComponentType>;
  /** Returns the component if its code has loaded, so that hydration does not suspend. */
  readonly loaded: () => ComponentType | undefined;
}

export function eagerPage(page: ComponentType): Page {
  return { load: async () => page, loaded: () => page };
}

export function lazyPage(fetchPage: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  return {
    load: () => {
      pending ??= fetchPage().then(
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

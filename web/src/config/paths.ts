/** Every address of the site that a page links to. */
export const paths = {
  home: '/',
} as const;

/** Addresses the site's scripts fetch, on the site's own origin. */
export const endpoints = {
  graphql: '/graphql',
  runtimeConfig: '/config.json',
} as const;

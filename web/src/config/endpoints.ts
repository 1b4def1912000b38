/** Where the early script runs. Apart from the routes, so that the script bundles nothing else. */
export const homePath = '/';

/** Same-origin URLs. */
export const endpoints = {
  graphql: '/graphql',
  runtimeConfig: '/config.json',
  serviceWorker: '/service-worker.js',
} as const;

import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper with a plain import. Its list of dependencies would make the first bundle
 * heavier than the round trip it saves is worth; vite/prerender.ts adds preloads to each page instead.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

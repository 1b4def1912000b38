import type { Plugin } from 'vite';

/**
 * Fetches a page's code by a plain import. Vite's own helper also fetches ahead what that imports, by a list that stands
 * in the first bundle: it would weigh more there than the round trip that it saves when somebody goes on to another page.
 * Whoever arrives at a page finds all that it needs named in its own file (vite/prerender.ts).
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

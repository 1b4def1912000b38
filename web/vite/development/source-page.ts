const CODE = /<template id="code">\s*<\/template>/;
const BUILT_TAGS = /\s*<(script|link)\b[^>]*"\/assets\/[^>]*>(<\/script>)?/g;

/** Whether this is a page of the site, as vite/prerender.ts fills it. */
export const isSitePage = (html: string): boolean => html.includes('<template id="code">');

/**
 * Replaces the built files of a page with their sources, which start in the same order. React renders the
 * page instead of hydrating it, since its text is from the last build.
 */
export function toSourcePage(html: string): string {
  return html
    .replaceAll(BUILT_TAGS, '')
    .replace(
      CODE,
      `<script type="module" blocking="render" src="/src/early.ts"></script>
    <link rel="stylesheet" href="/src/app/styles.css">
    <template id="code"><script type="module" src="/src/app/main.tsx"></script></template>`,
    )
    .replace(/(<div id="root") data-route="[^"]*"/, '$1');
}

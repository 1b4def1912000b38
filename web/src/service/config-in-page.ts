/**
 * The runtime configuration as the deployment wrote it into the page, unread; undefined where it did not: in the pages
 * that do not ask early, and under the development server.
 */
export function configInPage(page: Document): unknown {
  const text = page.getElementById('config')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

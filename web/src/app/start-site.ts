/**
 * Runs the site's own bundle once the page that came rendered has been painted: what a reader can read comes before
 * what makes it answer. The bundle is on its way meanwhile, as a preload that the build marks. Where nothing was
 * built, the page runs it by itself.
 */
export function startSite(): void {
  const start = () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-bundle]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = 'anonymous';
      script.src = href;
      document.head.append(script);
    }
  };
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  void Promise.all([parsed, painted()]).then(start);
}

/** How long a paint is waited for, in milliseconds: a page that nobody sees is never painted. */
const PATIENCE = 2_000;

function painted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise<unknown>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE);
  });
}

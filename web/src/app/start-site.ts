/**
 * Fetches and runs the site's own code once the page that came rendered has been painted: what a reader can read comes
 * before what makes it answer. The build names the code in the page's head. Where nothing was built, the page runs it by
 * itself.
 */
export function startSite(): void {
  const start = () => {
    for (const href of named('bundle')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = 'anonymous';
      script.src = href;
      document.head.append(script);
    }
    for (const href of named('ahead')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.href = href;
      document.head.append(link);
    }
  };
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  void Promise.all([parsed, painted()]).then(start);
}

/** The addresses of code that the page's head names so. */
const named = (name: string): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`)].map(({ content }) => content);

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

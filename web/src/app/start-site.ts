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
  document.addEventListener('DOMContentLoaded', () => {
    // A page in a hidden tab is not painted.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}

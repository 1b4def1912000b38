/**
 * Resolves once the page's text is on the screen, or right away in a hidden tab, which paints nothing. A paint is
 * reported when the screen shows it; the callbacks of a frame run earlier.
 */
export function painted(page: Document): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    const resolveIfHidden = () => {
      if (page.hidden) resolve();
    };
    page.addEventListener('visibilitychange', resolveIfHidden);
    resolveIfHidden();
  });
}

/** Adds the page's code, which is in the template 'code', once the page is parsed and `after` resolves. */
export function startCode(page: Document, after: Promise<void>): void {
  page.addEventListener('DOMContentLoaded', async () => {
    // A document that is still open inside the page delays its 'load' event until the code is there.
    const hold = page.documentElement.appendChild(page.createElement('iframe'));
    hold.hidden = true;
    hold.contentDocument?.open();
    await after;
    const code = page.querySelector<HTMLTemplateElement>('template#code');
    if (code) page.head.append(code.content);
    hold.remove();
  });
}

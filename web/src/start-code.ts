/**
 * Resolves once the page's text is on the screen; at once where nothing is painted, in a tab behind others. Paints are
 * told of when the screen shows them, a frame's callbacks run before that.
 */
export function painted(page: Document): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    const unlessSeen = () => {
      if (page.hidden) resolve();
    };
    page.addEventListener('visibilitychange', unlessSeen);
    unlessSeen();
  });
}

/** Fetches the page's code, which lies in the template 'code', once the page is read and what it waits for has come. */
export function startCode(page: Document, after: Promise<void>): void {
  page.addEventListener('DOMContentLoaded', async () => {
    // A document that is still open within the page holds back its 'load' until its code is there too.
    const hold = page.documentElement.appendChild(page.createElement('iframe'));
    hold.hidden = true;
    hold.contentDocument?.open();
    await after;
    const code = page.querySelector<HTMLTemplateElement>('template#code');
    if (code) page.head.append(code.content);
    hold.remove();
  });
}

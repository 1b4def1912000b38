/**
 * Fetches the page's code, which lies in the template 'code', once the page has been painted; at once where nothing is
 * painted, in a tab behind others.
 */
export function startCode(page: Document): void {
  // A document that is still open within the page holds back its 'load' until its code is there too.
  const hold = page.documentElement.appendChild(page.createElement('iframe'));
  hold.hidden = true;
  hold.contentDocument?.open();
  const start = () => {
    const code = page.querySelector<HTMLTemplateElement>('template#code');
    if (code) page.head.append(code.content);
    hold.remove();
  };
  if (page.hidden) page.addEventListener('DOMContentLoaded', start);
  else requestAnimationFrame(() => setTimeout(start));
}

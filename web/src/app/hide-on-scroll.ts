const THRESHOLD_PX = 120;
const DELAY_MS = 500;

/**
 * Sets `data-away` on the header while the reader scrolls down, and removes it as soon as they scroll up.
 * Styles apply it on small screens only. Returns a function that stops this.
 */
export function hideOnScroll(header: HTMLElement): () => void {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    delete header.dataset['away'];
  };
  const onScroll = () => {
    const isDown = scrollY > last;
    const isUp = scrollY < last;
    last = scrollY;
    if (isUp || scrollY <= THRESHOLD_PX) show();
    else if (isDown)
      timer ??= setTimeout(() => {
        header.dataset['away'] = '';
      }, DELAY_MS);
  };

  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    show();
  };
}

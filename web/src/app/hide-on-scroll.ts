/** How far down the page the header may go, in pixels, and how long it waits before, in milliseconds. */
const THRESHOLD = 120;
const DELAY = 500;

/**
 * Takes the header away from a reader who scrolls down, and brings it back at once when they turn round. It sets
 * `data-away`; styles say on which screens that means anything. Gives what ends it.
 */
export function hideOnScroll(header: HTMLElement): () => void {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    delete header.dataset['away'];
  };
  const follow = () => {
    const isDown = scrollY > last;
    const isUp = scrollY < last;
    last = scrollY;
    if (isUp || scrollY <= THRESHOLD) show();
    else if (isDown)
      timer ??= setTimeout(() => {
        header.dataset['away'] = '';
      }, DELAY);
  };

  addEventListener('scroll', follow, { passive: true });
  return () => {
    removeEventListener('scroll', follow);
    show();
  };
}

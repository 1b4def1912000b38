/** Milliseconds of hover or touch before a tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Milliseconds after closing in which the next tooltip opens immediately. */
const SKIP_DELAY_MS = 300;
/** Milliseconds for the pointer to move from the element to its tooltip. */
const CLOSE_DELAY_MS = 100;

const selector = '[data-tooltip]';

function closestTarget(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function makeBubble(document: Document): HTMLElement {
  const bubble = document.createElement('div');
  bubble.id = 'tooltip';
  bubble.role = 'tooltip';
  bubble.popover = 'manual';
  bubble.className = 'tooltip';
  return document.body.appendChild(bubble);
}

function place(bubble: HTMLElement, owner: HTMLElement): void {
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.max(8, Math.min(box.left + (box.width - width) / 2, innerWidth - width - 8));
  const below = box.bottom + 6;
  const top = below + height + 8 > innerHeight ? box.top - height - 6 : below;
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/**
 * Shows the `data-tooltip` of any element on hover, long press and keyboard focus. Escape, a press, scrolling
 * and moving away close it. Returns a function that stops this.
 */
export function watchTooltips(document: Document): () => void {
  const bubble = makeBubble(document);
  const controller = new AbortController();
  let owner: HTMLElement | null = null;
  let pending: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (element: HTMLElement) => {
    const text = element.dataset['tooltip'] ?? '';
    if (!element.isConnected || text === '') return;
    if (owner !== element) close();
    pending = null;
    owner = element;
    bubble.textContent = text;
    // Screen readers already announce a label that equals the tooltip.
    if (element.ariaLabel !== text) element.setAttribute('aria-describedby', bubble.id);
    bubble.showPopover();
    place(bubble, element);
  };
  const close = () => {
    clearTimeout(timer);
    pending = null;
    if (owner === null) return;
    closedAt = performance.now();
    owner.removeAttribute('aria-describedby');
    owner = null;
    bubble.hidePopover();
  };
  const schedule = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const openSoon = (element: HTMLElement) => {
    if (element === pending) return;
    pending = element;
    const isSoon = owner !== null || performance.now() - closedAt < SKIP_DELAY_MS;
    schedule(isSoon ? 0 : OPEN_DELAY_MS, () => open(element));
  };

  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: controller.signal, capture: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const element = closestTarget(target);
    if (target === bubble || (element !== null && element === owner)) clearTimeout(timer);
    else if (element !== null) openSoon(element);
    else if (owner !== null) schedule(CLOSE_DELAY_MS, close);
    else close();
  });
  on('pointerdown', ({ target, pointerType }) => {
    if (target !== bubble) close();
    const element = closestTarget(target);
    if (pointerType === 'touch' && element !== null) openSoon(element);
  });
  on('pointerup', () => owner ?? close());
  on('pointercancel', close);
  on('pointerout', ({ relatedTarget }) => relatedTarget ?? close());
  on('focusin', ({ target }) => {
    const element = closestTarget(target);
    if (element?.matches(':focus-visible')) open(element);
    else close();
  });
  on('focusout', close);
  on('keydown', ({ key }) => key === 'Escape' && close());
  on('scroll', close);

  // The pointer may have rested on an element before this code was loaded. A tap leaves it there on touch screens.
  const hovered = document.querySelector<HTMLElement>(`${selector}:hover`);
  if (hovered !== null && matchMedia('(hover: hover)').matches) openSoon(hovered);

  return () => {
    close();
    controller.abort();
    bubble.remove();
  };
}

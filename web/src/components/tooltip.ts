/** How long a pointer or a finger rests on something before its tooltip opens, in milliseconds. */
const DELAY = 700;
/** For how long after a tooltip has closed the next one opens at once. */
const SKIP = 300;
/** For how long the pointer may be on its way from the element to its tooltip. */
const GRACE = 100;

const selector = '[data-tooltip]';

function elementOf(target: EventTarget | null): HTMLElement | null {
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
  const at = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.max(8, Math.min(at.left + (at.width - width) / 2, innerWidth - width - 8));
  const below = at.bottom + 6;
  const top = below + height + 8 > innerHeight ? at.top - height - 6 : below;
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/**
 * Shows the `data-tooltip` of any element: to a pointer and a finger that rest on it, to the keyboard at once.
 * Escape, a press and moving away close it; the tooltip itself may be pointed at. Gives what ends it.
 */
export function watchTooltips(document: Document): () => void {
  const bubble = makeBubble(document);
  const listening = new AbortController();
  let owner: HTMLElement | null = null;
  let awaited: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (element: HTMLElement) => {
    const text = element.dataset['tooltip'] ?? '';
    if (!element.isConnected || text === '') return;
    if (owner !== element) close();
    awaited = null;
    owner = element;
    bubble.textContent = text;
    // What is already called so needs no second telling.
    if (element.ariaLabel !== text) element.setAttribute('aria-describedby', bubble.id);
    bubble.showPopover();
    place(bubble, element);
  };
  const close = () => {
    clearTimeout(timer);
    awaited = null;
    if (owner === null) return;
    closedAt = performance.now();
    owner.removeAttribute('aria-describedby');
    owner = null;
    bubble.hidePopover();
  };
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const openSoon = (element: HTMLElement) => {
    if (element === awaited) return;
    awaited = element;
    const isSoon = owner !== null || performance.now() - closedAt < SKIP;
    after(isSoon ? 0 : DELAY, () => open(element));
  };

  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: listening.signal, capture: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const element = elementOf(target);
    if (target === bubble || (element !== null && element === owner)) clearTimeout(timer);
    else if (element !== null) openSoon(element);
    else if (owner !== null) after(GRACE, close);
    else close();
  });
  on('pointerdown', ({ target, pointerType }) => {
    if (target !== bubble) close();
    const element = elementOf(target);
    if (pointerType === 'touch' && element !== null) openSoon(element);
  });
  on('pointerup', () => owner ?? close());
  on('pointercancel', close);
  on('pointerout', ({ relatedTarget }) => relatedTarget ?? close());
  on('focusin', ({ target }) => {
    const element = elementOf(target);
    if (element?.matches(':focus-visible')) open(element);
    else close();
  });
  on('focusout', close);
  on('keydown', ({ key }) => key === 'Escape' && close());
  on('scroll', close);

  return () => {
    close();
    listening.abort();
    bubble.remove();
  };
}

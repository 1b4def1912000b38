/** Pixels from the upper edge of the viewport. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const MAX_HEIGHT = 300;
const MIN_HEIGHT = 96;
const GAP = 4;

/** Decides where a field's list of `height` pixels opens: below it, unless there is too little room and more above. */
export function listSide(field: Span, visible: Span, height: number) {
  const below = visible.bottom - field.bottom - GAP;
  const above = field.top - visible.top - GAP;
  const side = below < Math.min(height, MAX_HEIGHT) && above > below ? 'above' : 'below';
  const room = side === 'above' ? above : below;
  return { side, maxHeight: Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, room)) } as const;
}

/**
 * The visible part of a scrolling page or dialog around an element: without the keyboard and bars at the lower edge.
 */
function visibleSpan(element: Element): Span {
  const { offsetTop: top = 0, height = innerHeight } = window.visualViewport ?? {};
  const dialog = element.closest('dialog');
  const docks = [...(dialog ?? document).querySelectorAll('[data-dock]')].filter((dock) =>
    dock.checkVisibility(),
  );
  const box = scrollBoxOf(element)?.getBoundingClientRect();
  return {
    top: Math.max(top, box?.top ?? top),
    bottom: Math.min(
      top + height,
      box?.bottom ?? Number.POSITIVE_INFINITY,
      ...docks.map((dock) => dock.getBoundingClientRect().top),
    ),
  };
}

function scrollBoxOf(element: Element): Element | undefined {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return undefined;
}

/** Keeps a list on the side of its field that has room, until the returned function is called. */
export function followRoom(list: HTMLElement, field: Element): () => void {
  const place = () => {
    const { side, maxHeight } = listSide(
      field.getBoundingClientRect(),
      visibleSpan(field),
      list.scrollHeight,
    );
    list.dataset['side'] = side;
    list.style.maxHeight = `${maxHeight}px`;
  };
  place();
  const targets = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const target of targets)
    for (const type of ['resize', 'scroll']) target.addEventListener(type, place, options);
  return () => controller.abort();
}

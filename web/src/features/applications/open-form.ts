/** What is known of the screen, and of where on it this window is, in CSS pixels. */
export interface Desk {
  readonly screen: {
    readonly availWidth: number;
    readonly availHeight: number;
    /** Where the screen begins among several; not every browser says. */
    readonly availLeft?: number;
    readonly availTop?: number;
  };
  readonly screenX: number;
  readonly outerWidth: number;
  /** Fingers and small screens have one window at a time. */
  readonly isCoarse: boolean;
}

/** Below it two windows have no room beside each other. */
const LEAST_SCREEN = 1_024;
const NARROWEST = 480;
const WIDEST = 800;

/**
 * Where a window with a form stands beside this one, as `window.open` takes it: in the room at the right of this one, or
 * over the right of the screen, where our pages have their margin. Null where there is no room for two.
 */
export function besideOf({ screen, screenX, outerWidth, isCoarse }: Desk): string | null {
  const { availWidth, availHeight, availLeft = 0, availTop = 0 } = screen;
  if (isCoarse || availWidth < LEAST_SCREEN) return null;
  const end = availLeft + availWidth;
  const room = end - (screenX + outerWidth);
  const wished = Math.min(WIDEST, Math.max(NARROWEST, Math.round(availWidth * 0.42)));
  const width = room >= NARROWEST ? Math.min(wished, room) : wished;
  const left = room >= NARROWEST ? screenX + outerWidth : end - width;
  return `popup,left=${left},top=${availTop},width=${width},height=${availHeight}`;
}

const isCoarse = (page: Window) => page.matchMedia('(pointer: coarse)').matches;

/**
 * Opens an employer's form in a window of its own, beside this one where there is room. The form cannot reach back to
 * this page. False where the browser does not let it be opened.
 */
export function openForm(url: string, page: Window = window): boolean {
  const { screen, screenX, outerWidth } = page;
  const opened = page.open(
    url,
    '_blank',
    besideOf({ screen, screenX, outerWidth, isCoarse: isCoarse(page) }) ?? '',
  );
  if (opened === null) return false;
  // As noopener does; that would also hide from us whether it was opened at all.
  opened.opener = null;
  return true;
}

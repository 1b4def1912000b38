/** What is known of the screen, and of where on it this window is, in CSS pixels. */
export interface ScreenLayout {
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
const MIN_SCREEN_WIDTH = 1_024;
const MIN_POPUP_WIDTH = 480;
const MAX_POPUP_WIDTH = 800;

/**
 * Where a window with a form stands beside this one, as `window.open` takes it: in the room at the right of this one, or
 * over the right of the screen, where our pages have their margin. Null where there is no room for two.
 */
export function popupFeatures({ screen, screenX, outerWidth, isCoarse }: ScreenLayout): string | null {
  const { availWidth, availHeight, availLeft = 0, availTop = 0 } = screen;
  if (isCoarse || availWidth < MIN_SCREEN_WIDTH) return null;
  const end = availLeft + availWidth;
  const room = end - (screenX + outerWidth);
  const wished = Math.min(MAX_POPUP_WIDTH, Math.max(MIN_POPUP_WIDTH, Math.round(availWidth * 0.42)));
  const width = room >= MIN_POPUP_WIDTH ? Math.min(wished, room) : wished;
  const left = room >= MIN_POPUP_WIDTH ? screenX + outerWidth : end - width;
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
    popupFeatures({ screen, screenX, outerWidth, isCoarse: isCoarse(page) }) ?? '',
  );
  if (opened === null) return false;
  // As noopener does; that would also hide from us whether it was opened at all.
  opened.opener = null;
  return true;
}

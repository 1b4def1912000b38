/** CSS pixels. */
export interface ScreenLayout {
  readonly screen: {
    readonly availWidth: number;
    readonly availHeight: number;
    /** Offset on multi-monitor setups; not every browser reports it. */
    readonly availLeft?: number;
    readonly availTop?: number;
  };
  readonly screenX: number;
  readonly outerWidth: number;
  /** Touch devices show one window at a time. */
  readonly isCoarse: boolean;
}

const MIN_SCREEN_WIDTH = 1_024;
const MIN_POPUP_WIDTH = 480;
const MAX_POPUP_WIDTH = 800;

/**
 * Returns the features for `window.open`: to the right of this window, or over its right edge, where pages have a
 * margin. Null if there is no room for two windows.
 */
export function popupFeatures({ screen, screenX, outerWidth, isCoarse }: ScreenLayout): string | null {
  const { availWidth, availHeight, availLeft = 0, availTop = 0 } = screen;
  if (isCoarse || availWidth < MIN_SCREEN_WIDTH) return null;
  const screenEnd = availLeft + availWidth;
  const space = screenEnd - (screenX + outerWidth);
  const preferred = Math.min(MAX_POPUP_WIDTH, Math.max(MIN_POPUP_WIDTH, Math.round(availWidth * 0.42)));
  const width = space >= MIN_POPUP_WIDTH ? Math.min(preferred, space) : preferred;
  const left = space >= MIN_POPUP_WIDTH ? screenX + outerWidth : screenEnd - width;
  return `popup,left=${left},top=${availTop},width=${width},height=${availHeight}`;
}

const isCoarse = (page: Window) => page.matchMedia('(pointer: coarse)').matches;

/**
 * Opens the form in a pop-up that can't access this page, beside this window where there is room. Returns false if
 * the browser blocked it.
 */
export function openForm(url: string, page: Window = window): boolean {
  const { screen, screenX, outerWidth } = page;
  const opened = page.open(
    url,
    '_blank',
    popupFeatures({ screen, screenX, outerWidth, isCoarse: isCoarse(page) }) ?? '',
  );
  if (opened === null) return false;
  // Like noopener, which would make `open` return null even on success.
  opened.opener = null;
  return true;
}

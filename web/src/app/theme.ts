/** The local storage key of the colour mode; its values are 'dark' and 'light'. */
const modeKey = 'mode';

/** Whether the page should be dark: as the visitor chose, else as their system is set. */
export function wantsDark(): boolean {
  const chosen = storedMode();
  return chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

function storedMode(): string | null {
  try {
    return localStorage.getItem(modeKey);
  } catch {
    // A browser that refuses storage still gets a page.
    return null;
  }
}

/** Puts the mode on the page's root. */
export function showMode(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
}

/** Puts the mode on the page's root and remembers it. */
export function chooseMode(dark: boolean): void {
  showMode(dark);
  try {
    localStorage.setItem(modeKey, dark ? 'dark' : 'light');
  } catch {
    // The choice lasts until the page is left.
  }
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

/** Calls `listener` when the mode on the page's root changes, and follows a choice made in another tab. */
export function onModeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const follow = ({ key }: StorageEvent) => key === modeKey && showMode(wantsDark());
  window.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}

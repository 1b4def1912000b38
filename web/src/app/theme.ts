/** Values are 'dark' and 'light'. */
const modeKey = 'mode';

/** Uses the visitor's choice, or else the system's setting. */
export function wantsDark(): boolean {
  const chosen = storedMode();
  return chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

function storedMode(): string | null {
  try {
    return localStorage.getItem(modeKey);
  } catch {
    // Storage may be blocked.
    return null;
  }
}

export function applyMode(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
}

export function chooseMode(dark: boolean): void {
  applyMode(dark);
  try {
    localStorage.setItem(modeKey, dark ? 'dark' : 'light');
  } catch {
    // Without storage the choice lasts until the page unloads.
  }
}

export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

/**
 * Calls `listener` on every mode change, and follows choices made in other tabs. Returns a function that
 * stops this.
 */
export function onModeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const onStorage = ({ key }: StorageEvent) => key === modeKey && applyMode(wantsDark());
  window.addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', onStorage);
  };
}

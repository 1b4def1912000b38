import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { chooseMode, isDark, onModeChange } from './theme.ts';

export function ThemeSwitch() {
  const dark = useSyncExternalStore(onModeChange, isDark, () => false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Dark mode"
      data-tooltip="Dark mode"
      onClick={() => chooseMode(!dark)}
      className="-mr-3 grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink"
    >
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  );
}

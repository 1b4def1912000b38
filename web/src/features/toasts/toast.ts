import type { ToastMessage } from './toast-store.ts';

/** Shows a toast in place of any other, as soon as its code is here. */
export function toast(message: ToastMessage): void {
  import('./toast-store.ts').then(
    ({ toastStore }) => toastStore.show(message),
    // Without a network there is nothing to show it with.
    (error: unknown) => console.error(error),
  );
}

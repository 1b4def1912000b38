import type { ToastMessage } from './toast-store.ts';

/** Shows a toast in place of any other, once its code has loaded. */
export function toast(message: ToastMessage): void {
  import('./toast-store.ts').then(
    ({ toastStore }) => toastStore.show(message),
    // Offline, the toaster may not have loaded.
    (error: unknown) => console.error(error),
  );
}

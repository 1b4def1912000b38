/** A short message about something that has just happened. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** One thing that can be done about it; doing it takes the toast away. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** 'destructive' for what went wrong; 'default' otherwise. */
  readonly variant?: 'default' | 'destructive';
}

/** Shows a toast in place of any other, as soon as its code is here. */
export function toast(message: ToastMessage): void {
  import('./toast-store.ts').then(
    ({ toastStore }) => toastStore.show(message),
    // Without a network there is nothing to show it with.
    (error: unknown) => console.error(error),
  );
}

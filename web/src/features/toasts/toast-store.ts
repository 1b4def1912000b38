/** A short message about something that has just happened. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** One thing that can be done about it; doing it takes the toast away. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** 'destructive' for what went wrong, 'success' for what staff has done, in green; 'default' otherwise. */
  readonly variant?: 'default' | 'destructive' | 'success';
}

/** How many toasts there are at most, dismissed ones among them. */
const LIMIT = 1;
/** After how long a dismissed toast is forgotten, in milliseconds. */
const REMOVAL = 1_000_000;

/** A toast, on the screen or dismissed. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

/** Keeps the toasts: the newest one only, and a dismissed one until it is forgotten. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows a toast; it takes the place of the one before. */
    show(message: ToastMessage): void {
      last += 1;
      become([{ ...message, id: last, isOpen: true }, ...toasts].slice(0, LIMIT));
    },
    /** Takes a toast from the screen; later it is forgotten. */
    dismiss(id: number): void {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      become(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), REMOVAL);
    },
  };
}

/** The toasts of the page. */
export const toastStore = createToastStore();

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** An optional action; it also closes the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** A second action below the title. */
  readonly more?: ToastMessage['action'];
  /** 'destructive' for errors, 'success' (green) for staff actions. */
  readonly variant?: 'default' | 'destructive' | 'success';
}

/** Includes dismissed toasts. */
const MAX_TOASTS = 1;
const REMOVAL_DELAY_MS = 1_000_000;

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

/** Keeps the newest toast, and a dismissed one until the removal delay has passed. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const setToasts = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(message: ToastMessage): void {
      last += 1;
      setToasts([{ ...message, id: last, isOpen: true }, ...toasts].slice(0, MAX_TOASTS));
    },
    dismiss(id: number): void {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), REMOVAL_DELAY_MS);
    },
  };
}

export const toastStore = createToastStore();

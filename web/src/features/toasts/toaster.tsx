import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { CloseButton } from '../../components/close-button.tsx';
import { useHoverOrFocus } from '../../components/use-hover-or-focus.ts';
import { type Toast, toastStore } from './toast-store.ts';

const DURATION_MS = 5000;

/** Both live regions render from the start, so that screen readers announce what is added to them. */
export function Toaster() {
  const [toast] = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const card = toast?.isOpen ? <ToastCard key={toast.id} toast={toast} /> : null;
  const isAlert = toast?.variant === 'destructive';
  return (
    <>
      <div role="status" className="max-sm:w-full">
        {!isAlert && card}
      </div>
      <div role="alert" className="max-sm:w-full">
        {isAlert && card}
      </div>
    </>
  );
}

const variantClasses = {
  default: 'bg-ink text-on-ink',
  destructive: 'bg-alarm text-on-alarm',
  success: 'bg-leaf text-on-alarm',
} as const;

function ToastCard({ toast }: { readonly toast: Toast }) {
  const [hasAttention, attention] = useHoverOrFocus();
  const dismiss = () => toastStore.dismiss(toast.id);
  useCountdown(DURATION_MS, hasAttention, dismiss);
  const { title, description, action, more, variant } = toast;
  const look = variantClasses[variant ?? 'default'];
  return (
    <div
      {...attention}
      className={`appear flex w-full items-center gap-3 rounded-xl py-1 pr-1 pl-4 sm:w-auto sm:max-w-110 sm:min-w-80 ${look}`}
    >
      <div className="mr-auto py-2">
        <p className="font-semibold">{title}</p>
        {description !== undefined && <p className="text-small opacity-85">{description}</p>}
        {more !== undefined && (
          <button
            type="button"
            onClick={() => {
              dismiss();
              more.onAction();
            }}
            className="-mb-2 min-h-11 text-left text-small underline underline-offset-4 focus-visible:outline-current"
          >
            {more.label}
          </button>
        )}
      </div>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.onAction();
            dismiss();
          }}
          className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4 focus-visible:outline-current"
        >
          {action.label}
        </button>
      )}
      <CloseButton
        onClose={dismiss}
        className="text-current! hover:opacity-70 focus-visible:outline-current"
      />
    </div>
  );
}

/** Calls `onEnd` after `milliseconds`, not counting time while `isPaused`. */
function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

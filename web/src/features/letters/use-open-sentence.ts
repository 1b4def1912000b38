import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const HOVER_DELAY_MS = 150;

export interface OpenSentence {
  readonly place: number;
  readonly element: HTMLElement;
  /** Pinned by a click until another click or Escape. */
  readonly isPinned: boolean;
}

export interface SentenceHandlers {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function useOpenSentence() {
  const [open, setOpen] = useState<OpenSentence | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = open !== null;

  const schedule = (act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, HOVER_DELAY_MS);
  };
  const setOpenNow = (next: OpenSentence | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const closeUnpinned = () => setOpen((now) => (now?.isPinned ? now : null));
  const leave = () => schedule(closeUnpinned);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnOutsideClick = ({ target }: Event) => {
      const isWithin = target instanceof Element && target.closest('[data-sentence], [data-fact-note]');
      if (!isWithin) setOpen(null);
    };
    const closeOnEscape = ({ key }: { key: string }) => key === 'Escape' && setOpen(null);
    document.addEventListener('pointerdown', closeOnOutsideClick);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideClick);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const handlersOf = (place: number): SentenceHandlers => ({
    onPointerEnter: ({ currentTarget: element, pointerType }) => {
      if (pointerType !== 'touch')
        schedule(() => setOpen((now) => (now?.isPinned ? now : { place, element, isPinned: false })));
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget: element }) => {
      // A click also focuses, and opens by itself.
      if (element.matches(':focus-visible')) setOpenNow({ place, element, isPinned: false });
    },
    onBlur: closeUnpinned,
    onClick: ({ currentTarget: element }) =>
      setOpenNow(open?.place === place && open.isPinned ? null : { place, element, isPinned: true }),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      setOpenNow(open?.place === place ? null : { place, element: event.currentTarget, isPinned: false });
    },
  });

  return {
    open,
    handlersOf,
    /** The pointer may move onto the note. */
    noteHandlers: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}

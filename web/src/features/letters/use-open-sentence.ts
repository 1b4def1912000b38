import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const HOVER_DELAY_MS = 150;

export interface OpenSentence {
  readonly place: number;
  readonly element: HTMLElement;
  /** Pinned by a click until another click or Escape. */
  readonly isKept: boolean;
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

  const soon = (act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, HOVER_DELAY_MS);
  };
  const become = (next: OpenSentence | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const letGo = () => setOpen((now) => (now?.isKept ? now : null));
  const leave = () => soon(letGo);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeFromBeside = ({ target }: Event) => {
      const isWithin = target instanceof Element && target.closest('[data-sentence], [data-fact-note]');
      if (!isWithin) setOpen(null);
    };
    const closeByKey = ({ key }: { key: string }) => key === 'Escape' && setOpen(null);
    document.addEventListener('pointerdown', closeFromBeside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromBeside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  const handlersOf = (place: number): SentenceHandlers => ({
    onPointerEnter: ({ currentTarget: element, pointerType }) => {
      if (pointerType !== 'touch')
        soon(() => setOpen((now) => (now?.isKept ? now : { place, element, isKept: false })));
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget: element }) => {
      // A click also focuses, and opens by itself.
      if (element.matches(':focus-visible')) become({ place, element, isKept: false });
    },
    onBlur: letGo,
    onClick: ({ currentTarget: element }) =>
      become(open?.place === place && open.isKept ? null : { place, element, isKept: true }),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      become(open?.place === place ? null : { place, element: event.currentTarget, isKept: false });
    },
  });

  return {
    open,
    handlersOf,
    /** The pointer may move onto the note. */
    noteHandlers: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}

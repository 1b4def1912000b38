import { type FocusEvent, useState } from 'react';

/** What an element needs for it to be known whether somebody attends to it. */
export interface AttentionHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Whether the pointer or the keyboard's focus is on an element, which takes the handlers as props. */
export function useAttention(): readonly [boolean, AttentionHandlers] {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers: AttentionHandlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return [isPointed || isFocused, handlers];
}

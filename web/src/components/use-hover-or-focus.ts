import { type FocusEvent, useState } from 'react';

export interface HoverFocusHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Returns whether the element is hovered or focused, and handlers to spread on it. */
export function useHoverOrFocus(): readonly [boolean, HoverFocusHandlers] {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers: HoverFocusHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return [isHovered || isFocused, handlers];
}

import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countText } from '../../../components/count-text.ts';
import type { TitleSuggestion } from '../api/count-jobs.ts';

export interface TitleSuggestionsProps {
  readonly id: string;
  readonly suggestions: readonly TitleSuggestion[];
  /** The index of the active suggestion, or -1. */
  readonly active: number;
  /** The row that they are for. */
  readonly row: RefObject<HTMLElement | null>;
  /** Positioned. The list stays inside, so that it covers no button. */
  readonly layer: HTMLElement;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (suggestion: TitleSuggestion) => void;
}

export function TitleSuggestions(props: TitleSuggestionsProps) {
  const { id, suggestions, active, row, layer, onPoint, onChoose } = props;
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (row.current) setStyle(placeBeside(row.current, layer));
  }, [row, layer]);
  return createPortal(
    <div
      id={id}
      role="listbox"
      aria-label="Suggested job titles"
      style={style}
      className="absolute inset-x-0 z-10 overflow-y-auto overscroll-contain rounded-lg border border-line bg-sheet py-1 shadow-lg shadow-(color:--veil)/10"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input handles keys and keeps focus
        <div
          key={suggestion.title}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' });
          }}
          // Keeps focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(suggestion)}
          className="min-h-11 cursor-pointer px-3 py-2.5 wrap-anywhere aria-selected:bg-line/60"
        >
          {suggestion.title}
          <span className="text-small text-muted tabular-nums">
            {` · ${countText(suggestion.jobs, 'job')} today and yesterday`}
          </span>
        </div>
      ))}
    </div>,
    layer,
  );
}

/** Below the row or above it, wherever there is more room. */
function placeBeside(row: HTMLElement, layer: HTMLElement): CSSProperties {
  const [near, around] = [row.getBoundingClientRect(), layer.getBoundingClientRect()];
  const above = near.top - around.top;
  const below = around.bottom - near.bottom;
  return below >= above
    ? { top: near.bottom - around.top, maxHeight: below }
    : { bottom: around.bottom - near.top, maxHeight: above };
}

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countText } from './count-text.ts';
import { inputClass } from './form/field.tsx';
import { followRoom } from './list-side.ts';

export interface ComboboxProps<Option> {
  /** Id of the input, for its label. */
  readonly id: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly options: readonly Option[];
  /** Labels must be unique. */
  readonly labelOf: (option: Option) => string;
  /** Singular, as in 'company'; `listLabel` is the plural. */
  readonly noun: string;
  readonly listLabel: string;
  /** Shown below the input while it has focus: no results, or an error. */
  readonly message: ReactNode;
  readonly placeholder: string;
  readonly onChoose: (option: Option) => void;
  /** Called on Enter while no option is shown. */
  readonly onEnter?: () => void;
  /** Replaces the classes of the input. */
  readonly className?: string;
  /** Takes over focus from an input that it replaces. */
  readonly startsFocused?: boolean;
  /** The validation message while the input has text but no option was chosen. It blocks submitting the form. */
  readonly unchosenMessage?: string;
}

/** Follows the WAI-ARIA combobox pattern. Its parent must be positioned. The list opens where there is room. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { id, text, onType, options, labelOf, noun, listLabel, message, placeholder, onChoose } = props;
  const { className = `${inputClass} placeholder:text-muted`, startsFocused = false, onEnter } = props;
  const invalid = text.trim() === '' ? '' : (props.unchosenMessage ?? '');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(startsFocused);
  const [active, setActive] = useState(0);
  const [lastOptions, setLastOptions] = useState(options);
  if (lastOptions !== options) {
    setLastOptions(options);
    setActive(0);
  }
  const hasList = isOpen && options.length > 0;

  useEffect(() => {
    if (!startsFocused) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [startsFocused]);

  useEffect(() => input.current?.setCustomValidity(invalid), [invalid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options change the list's height
  useLayoutEffect(() => {
    const field = list.current?.parentElement;
    return hasList && list.current && field ? followRoom(list.current, field) : undefined;
  }, [hasList, options]);

  const choose = (option: Option) => {
    onChoose(option);
    onType('');
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const activeOption = options[active];
    if (event.key === 'Escape' && isOpen) {
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(hasList ? (active + step + options.length) % options.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (hasList && activeOption !== undefined) choose(activeOption);
      else onEnter?.();
    }
  };

  return (
    <>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={`${id}list`}
        aria-activedescendant={hasList ? `${id}${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={className}
      />
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={listLabel}
        hidden={!hasList}
        className="absolute inset-x-0 z-10 max-h-75 overflow-y-auto data-[side=above]:bottom-full data-[side=above]:mb-1 not-data-[side=above]:top-full not-data-[side=above]:mt-1 rounded-lg border border-line bg-sheet py-1 shadow-lg shadow-(color:--veil)/10"
      >
        {options.map((option, number) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input handles keys and keeps focus
          <div
            key={labelOf(option)}
            id={`${id}${number}`}
            role="option"
            aria-selected={number === active}
            ref={(element) => {
              if (number === active && hasList) element?.scrollIntoView({ block: 'nearest' });
            }}
            // Keeps focus in the input.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(number)}
            onClick={() => choose(option)}
            className="flex min-h-11 cursor-pointer items-center px-3 wrap-anywhere aria-selected:bg-line/60"
          >
            {labelOf(option)}
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-muted">
        {isOpen && message && <span className="block pt-2">{message}</span>}
        {hasList && <span className="sr-only">{countText(options.length, noun)}</span>}
      </p>
    </>
  );
}

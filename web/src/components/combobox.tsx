import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { countText } from './count-text.ts';
import { inputLook } from './form/field.tsx';

export interface ComboboxProps<Option> {
  /** Of the line, for its label. */
  readonly id: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly options: readonly Option[];
  /** What an option is called; no two are called alike. */
  readonly nameOf: (option: Option) => string;
  /** What one option is, as 'company'; and what the list holds, as 'Companies'. */
  readonly noun: string;
  readonly listLabel: string;
  /** Said under the line while it is entered: that nothing was found, or what went wrong. */
  readonly says: ReactNode;
  readonly placeholder: string;
  readonly onChoose: (option: Option) => void;
  /** The classes of the line, where it does not look as in a form. */
  readonly look?: string;
  /** Somebody is already in the line that this one takes the place of: it is entered and open from the start. */
  readonly isEntered?: boolean;
}

/** A line of text with a list of what it may mean: WAI-ARIA's combobox. Its place must be positioned. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { id, text, onType, options, nameOf, noun, listLabel, says, placeholder, onChoose } = props;
  const { look = `${inputLook} placeholder:text-muted`, isEntered = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(isEntered);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(options);
  if (shown !== options) {
    setShown(options);
    setActive(0);
  }
  const hasList = isOpen && options.length > 0;

  useEffect(() => {
    if (!isEntered) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [isEntered]);

  const choose = (option: Option) => {
    onChoose(option);
    onType('');
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === 'Escape' && isOpen) {
      // What lies around it stays open: this Escape is the list's.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(hasList ? (active + step + options.length) % options.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (hasList && chosen !== undefined) choose(chosen);
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
        className={look}
      />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={listLabel}
        hidden={!hasList}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-75 overflow-y-auto rounded-lg border border-line bg-sheet py-1 shadow-lg shadow-(color:--veil)/10"
      >
        {options.map((option, number) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which keeps the focus
          <div
            key={nameOf(option)}
            id={`${id}${number}`}
            role="option"
            aria-selected={number === active}
            ref={(element) => {
              if (number === active && hasList) element?.scrollIntoView({ block: 'nearest' });
            }}
            // The focus stays in the input.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(number)}
            onClick={() => choose(option)}
            className="flex min-h-11 cursor-pointer items-center px-3 wrap-anywhere aria-selected:bg-line/60"
          >
            {nameOf(option)}
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-muted">
        {isOpen && says && <span className="block pt-2">{says}</span>}
        {hasList && <span className="sr-only">{countText(options.length, noun)}</span>}
      </p>
    </>
  );
}

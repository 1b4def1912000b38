import type { LetterSentence } from '@daybreak/contract/types.ts';
import { Fragment, useId } from 'react';
import { groupParagraphs, type LetterFrame } from '../letter-shape.ts';
import { useOpenSentence } from '../use-open-sentence.ts';
import { FactNote } from './fact-note.tsx';

export interface LetterSheetProps {
  readonly sentences: readonly LetterSentence[];
  readonly frame: LetterFrame;
  readonly isInProgress: boolean;
}

const sentenceLook =
  'appear rounded-[3px] box-decoration-clone underline decoration-line decoration-1 underline-offset-[5px] transition-colors duration-150 cursor-pointer hover:decoration-dusk aria-expanded:bg-dusk/10 aria-expanded:decoration-dusk';

/** Shows each sentence's sources on hover, tap and focus. Needs a container-query parent. */
export function LetterSheet({ sentences, frame: { greeting, close }, isInProgress }: LetterSheetProps) {
  const { open, handlersOf, noteHandlers } = useOpenSentence();
  const noteId = useId();
  return (
    <div className="relative">
      <div className="grid max-w-136 gap-4 text-lead leading-[1.65] wrap-anywhere">
        {greeting !== '' ? <p>{greeting}</p> : isInProgress && <GreetingSkeleton />}
        {groupParagraphs(sentences).map((paragraph) => (
          <Fragment key={paragraph[0]?.paragraph}>
            <p>
              {paragraph.map(({ place, text, facts }, inParagraph) => (
                <Fragment key={place}>
                  {/* Rendered with the next sentence; a trailing space would move. */}
                  {inParagraph > 0 && ' '}
                  {facts.length === 0 ? (
                    <span className="appear">{text}</span>
                  ) : (
                    // biome-ignore lint/a11y/useSemanticElements: a button would not break across the lines of its paragraph
                    <span
                      role="button"
                      tabIndex={0}
                      data-sentence
                      aria-expanded={open?.place === place}
                      aria-describedby={open?.place === place ? noteId : undefined}
                      {...handlersOf(place)}
                      className={sentenceLook}
                    >
                      {text}
                    </span>
                  )}
                </Fragment>
              ))}
            </p>
            {paragraph.map(
              ({ place, facts }) =>
                open?.place === place && (
                  <FactNote key={place} id={noteId} facts={facts} sentence={open.element} {...noteHandlers} />
                ),
            )}
          </Fragment>
        ))}
        {isInProgress ? (
          <LinesSkeleton key={sentences.length} />
        ) : (
          close !== '' && <p className="whitespace-pre-line">{close}</p>
        )}
      </div>
    </div>
  );
}

/** The greeting arrives last; reserves its line. */
function GreetingSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-[1.65em] items-center">
      <div className="shimmer h-4 w-52 rounded bg-line" />
    </div>
  );
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-3/5'];

function LinesSkeleton() {
  return (
    <div aria-hidden="true" className="shimmer grid gap-3 pt-2">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing have nothing else
        <div key={line} className={`h-4 rounded bg-line ${width}`} />
      ))}
    </div>
  );
}

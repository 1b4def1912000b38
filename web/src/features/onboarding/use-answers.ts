import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { type Answers, emptyAnswers, readAnswers, saveAnswers, titlesWithQuery } from './answers.ts';
import { boardAnswers } from './board-answers.ts';

const noChanges: Partial<Answers> = {};

/**
 * Returns this browser's answers and a function that changes some of them and saves them. `own` is what the
 * profile has already, and replaces what the browser remembers.
 */
export function useAnswers(own: Partial<Answers>): readonly [Answers, (part: Partial<Answers>) => void] {
  const isHydrated = useHydrated();
  const stored = useMemo(() => (isHydrated ? readAnswers() : emptyAnswers), [isHydrated]);
  const [changes, setChanges] = useState(noChanges);
  const answers = useMemo(() => ({ ...stored, ...own, ...changes }), [stored, own, changes]);
  // Saved like an answer, because the next step's address has no query.
  useEffect(() => {
    const { titles } = readAnswers();
    const named = titlesWithQuery(titles, location.search);
    const given = { ...boardAnswers(location.search), ...(named !== titles && { titles: named }) };
    if (Object.keys(given).length > 0) setChanges((known) => ({ ...given, ...known }));
  }, []);
  useEffect(() => {
    if (changes !== noChanges) saveAnswers(answers);
  }, [answers, changes]);
  return [answers, (part) => setChanges((known) => ({ ...known, ...part }))];
}

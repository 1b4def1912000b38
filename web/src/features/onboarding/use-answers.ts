import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { type Answers, keepAnswers, noAnswers, readAnswers } from './answers.ts';

const nothing: Partial<Answers> = {};

/** The answers of this browser, and the way to change some of them; each change is kept for the next visit. */
export function useAnswers(): readonly [Answers, (part: Partial<Answers>) => void] {
  const isHydrated = useHydrated();
  const stored = useMemo(() => (isHydrated ? readAnswers() : noAnswers), [isHydrated]);
  const [changes, setChanges] = useState(nothing);
  const answers = useMemo(() => ({ ...stored, ...changes }), [stored, changes]);
  useEffect(() => {
    if (changes !== nothing) keepAnswers(answers);
  }, [answers, changes]);
  return [answers, (part) => setChanges((known) => ({ ...known, ...part }))];
}

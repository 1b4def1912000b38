import { useEffect, useState } from 'react';
import { toFailure } from '../service/failure.ts';

/** For how long it is said that something was copied, in milliseconds. */
const SAID = 3_000;

/** What came of a wish to copy. */
export type Copying =
  | { readonly state: 'ready' | 'waiting' | 'copied' }
  /** The browser refuses: this is to be copied by hand. */
  | { readonly state: 'refused'; readonly text: string }
  /** There is nothing to copy: the sentence to show. */
  | { readonly state: 'failed'; readonly message: string };

/** What is copied: known, or asked for when it is wanted. */
export type CopySource = string | (() => string | Promise<string>);

async function outcomeOf(source: CopySource): Promise<Copying> {
  let text: string;
  try {
    text = typeof source === 'string' ? source : await source();
  } catch (error) {
    return { state: 'failed', message: toFailure(error).message };
  }
  try {
    await navigator.clipboard.writeText(text);
    return { state: 'copied' };
  } catch {
    return { state: 'refused', text };
  }
}

/** Copies to the clipboard, and says for a while that it did. */
export function useCopy(source: CopySource): { readonly copying: Copying; readonly copy: () => void } {
  const [copying, setCopying] = useState<Copying>({ state: 'ready' });
  useEffect(() => {
    if (copying.state !== 'copied') return;
    const timer = setTimeout(() => setCopying({ state: 'ready' }), SAID);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = () => {
    if (copying.state === 'waiting') return;
    setCopying({ state: 'waiting' });
    void outcomeOf(source).then(setCopying);
  };
  return { copying, copy };
}

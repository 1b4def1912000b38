import { useEffect, useState } from 'react';
import { toFailure } from '../service/failure.ts';

/** How long 'copied' is shown. */
const COPIED_MS = 3_000;

export type CopyState =
  | { readonly state: 'ready' | 'waiting' | 'copied' }
  /** Clipboard access was denied; the user has to copy `text`. */
  | { readonly state: 'refused'; readonly text: string }
  /** The source failed; `message` is for the user. */
  | { readonly state: 'failed'; readonly message: string };

/** Text, or a function that loads it. */
export type CopySource = string | (() => string | Promise<string>);

async function copyText(source: CopySource): Promise<CopyState> {
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

/** Copies to the clipboard and reports the outcome. */
export function useCopy(source: CopySource): { readonly copying: CopyState; readonly copy: () => void } {
  const [copying, setCopying] = useState<CopyState>({ state: 'ready' });
  useEffect(() => {
    if (copying.state !== 'copied') return;
    const timer = setTimeout(() => setCopying({ state: 'ready' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = () => {
    if (copying.state === 'waiting') return;
    setCopying({ state: 'waiting' });
    void copyText(source).then(setCopying);
  };
  return { copying, copy };
}

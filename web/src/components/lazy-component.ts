import { type ComponentType, useEffect, useState } from 'react';

/** A part of a page in a chunk of its own. */
export interface LatePart<Props> {
  /** Fetches the part's code, once; a failure is forgotten, so that the next call tries again. */
  readonly load: () => Promise<void>;
  /** The part, once its code is here. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Describes a part by how its code is fetched. */
export function lazyComponent<Props>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  return {
    load: async () => {
      part ??= await fetchPart();
    },
    loaded: () => part,
  };
}

/** A part as far as it has come. */
export interface LatePartState<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** Its code did not come; the next wish tries again. */
  readonly hasFailed: boolean;
}

/** Fetches a part when it is wanted. */
export function useLazyComponent<Props>(part: LatePart<Props>, isWanted: boolean): LatePartState<Props> {
  const [hasFailed, setFailed] = useState(false);
  const [, setHere] = useState(false);
  useEffect(() => {
    if (!isWanted) return setFailed(false);
    part.load().then(
      () => setHere(true),
      () => setFailed(true),
    );
  }, [part, isWanted]);
  return { Part: part.loaded(), hasFailed };
}

import { type ComponentType, useEffect, useState } from 'react';

export interface LazyComponent<Props> {
  /** Fetches the code once; a failed call can be repeated. */
  readonly load: () => Promise<void>;
  /** Returns the component if its code has loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

export function lazyComponent<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let part: ComponentType<Props> | undefined;
  return {
    load: async () => {
      part ??= await fetchPart();
    },
    loaded: () => part,
  };
}

export interface LazyComponentState<Props> {
  readonly Component: ComponentType<Props> | undefined;
  /** Loading failed; it is retried when needed again. */
  readonly hasFailed: boolean;
}

export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  isNeeded: boolean,
): LazyComponentState<Props> {
  const [hasFailed, setFailed] = useState(false);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return setFailed(false);
    part.load().then(
      () => setLoaded(true),
      () => setFailed(true),
    );
  }, [part, isNeeded]);
  return { Component: part.loaded(), hasFailed };
}

import type { MouseEvent } from 'react';

/**
 * Acts on a click, but not on the second of a double one: where what is clicked goes away, that one would hit what has
 * taken its place. Keys are not counted.
 */
export function onceAClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

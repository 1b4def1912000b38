import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click, which would hit whatever replaced a removed element. Keyboard
 * clicks always count.
 */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

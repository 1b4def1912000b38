import type { ReactNode } from 'react';

export interface LegalSection {
  /** The anchor. Links point to it, so it stays when the heading changes. */
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

export const LAST_UPDATED = 'October 15th, 2023';

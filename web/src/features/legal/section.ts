import type { ReactNode } from 'react';

/** A section of a legal text. */
export interface LegalSection {
  /** The anchor that links lead to; it stays when the heading changes. */
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

import type OpenAI from 'openai';

/** A table of what was measured, with what is to be said of it. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly notes: readonly string[];
}

/** How well a feature does what is asked of it: what our own part does, and what a model makes of it. */
export interface Evaluation {
  /** As the feature is called on the command line. */
  readonly name: string;
  /** Without a provider: what is ours alone. */
  alone(): readonly Table[];
  /** With a provider; asks it some dozens of questions at most. */
  asked(provider: OpenAI): Promise<readonly Table[]>;
}

/** A share as a percentage. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Milliseconds as seconds. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

import type OpenAI from 'openai';

/** A printed table with notes below it. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly notes: readonly string[];
}

export interface Evaluation {
  /** The name on the command line. */
  readonly name: string;
  /** Evaluates our own checks, without a model. */
  checkOffline(): readonly Table[];
  /** Evaluates a model, with a few dozen requests. */
  runOnline(provider: OpenAI): Promise<readonly Table[]>;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

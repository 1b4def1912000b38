import type { ResumeReading } from '../../../llm/features/read-resume.ts';
import type { Line } from '../../evidence/line.ts';
import type { Period } from '../facts/period.ts';

/** A role that a resume names; its time is read from its lines by rule, null where they give none. */
export interface Role {
  readonly title: string;
  /** Empty where none is named. */
  readonly employer: string;
  readonly lines: readonly Line[];
  readonly period: Period | null;
}

/** Other words for a line that say nothing the line does not. */
export interface Reworded {
  readonly line: Line;
  readonly better: string;
  readonly reason: ResumeReading['rewrites'][number]['reason'];
}

/** What a model has read in a resume, as far as the lines it cites say so. */
export interface Reading {
  readonly roles: readonly Role[];
  readonly achievements: readonly Line[];
  readonly skills: readonly { readonly name: string; readonly line: Line }[];
  readonly education: readonly Line[];
  readonly rewrites: readonly Reworded[];
}

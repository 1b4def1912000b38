import { limitTitle } from './limit-title.ts';
import { addOtherNames } from './other-names.ts';
import { parsePlainTitle } from './parse-plain-title.ts';
import type { Title } from './title.ts';

/** Parses a title into roles, notes and levels. Never throws; a title without words has no roles. */
export const parseTitle = (raw: string): Title => addOtherNames(limitTitle(parsePlainTitle(raw)));

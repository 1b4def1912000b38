import { stripDiacritics } from './plain-text.ts';
import { CONDITIONS, NOT_REMOTE, ON_SITE_ONLY } from './words/denials.ts';

const DENIAL = new RegExp(`${NOT_REMOTE}|${ON_SITE_ONLY}`, 'u');
const PRESENCE = new RegExp(ON_SITE_ONLY, 'u');
const CONDITION = new RegExp(CONDITIONS, 'u');
const REMOTE_TOO = /\bor (?:fully )?remote\b|\b(?:is|are|be) (?:fully |100 ?% )remote\b/u;
const MENTION =
  /remote|home|telework|telecommut|teletra|distan|afstand|zdaln|smart|telelavoro|site|office|person|vor ort|presen|sede|kantoor|locatie|plats|stacjonarn|prasenz|agile/;

const MAX_SENTENCE = 400;
const SENTENCE_END = /(?<=[.!?;])\s+|\s[•|]\s/;

/** The sentences of a line that speak of where the work is done, folded, without those that hold under a condition. */
const sentencesIn = (line: string): string[] =>
  MENTION.test(stripDiacritics(line).toLowerCase())
    ? line
        .split(SENTENCE_END)
        .map((sentence) => stripDiacritics(sentence.slice(0, MAX_SENTENCE)).replace(/ß/g, 'ss').toLowerCase())
        .filter((sentence) => !CONDITION.test(sentence) && !REMOTE_TOO.test(sentence))
    : [];

/**
 * Whether a line says without a condition that the job isn't remote: 'This is not a remote position', '100 % vor Ort'.
 */
export const deniesRemote = (line: string): boolean =>
  sentencesIn(line).some((sentence) => DENIAL.test(sentence));

/** Whether a line says that the work is always done at the employer's. */
export const requiresPresence = (line: string): boolean =>
  sentencesIn(line).some((sentence) => PRESENCE.test(sentence));

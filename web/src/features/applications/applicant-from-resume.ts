import type { Applicant } from '@daybreak/contract/types.ts';

/** Below these lines, or the first heading, names, cities and links are those of employers and projects. */
const HEADER_LINES = 10;

const HEADING =
  /^(?:(?:work|professional|relevant|employment)? ?(?:experience|history)|employment|education|projects|(?:technical )?skills)\b.{0,20}$/i;

const MAX_LINKS = 5;

const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Ll}{2,3} ){0,2}\p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** Words of first lines that are no name. */
const NO_NAME =
  /(?<!\p{L})(?:r[eé]sum[eé]|curriculum|vitae|cv|engineer|developer|manager|designer|scientist|analyst|consultant)(?!\p{L})/iu;

const CITY =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}, (?:[A-Z]{2}\b|\p{Lu}\p{L}{3,})/u;

const LINK = /(?:https?:\/\/)?(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,8}(?:\/[^\s,;|()]*)?/giu;

const KNOWN_SITE = /\/|\.(?:dev|me|io|com|org|net)$/;

const AUTHORIZATION =
  /\b(?:u\.?s\.? citizen|citizen(?:ship)?|green card|permanent resident|work (?:permit|visa|authori[sz]ation)|authori[sz]ed to work|eligible to work|visa sponsorship|sponsorship|H-?1B|EAD|OPT)\b/i;

/**
 * Suggests what application forms ask for, from a resume's text: nothing that isn't written there. The person
 * confirms or corrects it. `known` is the name of the account.
 */
export function applicantFromResume(text: string, known: string): Applicant {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const header = headerOf(lines.filter((line) => line !== ''));
  const parts = header.flatMap((line) => line.split(/\s*[|·•]\s*/));
  const name = parts.find((part) => NAME.test(part) && !NO_NAME.test(part) && !CITY.test(part));
  return {
    fullName: inTitleCase(name ?? known),
    city: CITY.exec(parts.join('\n'))?.[0] ?? '',
    workAuthorization: (lines.find((line) => AUTHORIZATION.test(line) && line.length <= 100) ?? '')
      .replace(/^[\s•·*-]+/, '')
      .replace(/^work authori[sz]ation\s*:\s*/i, ''),
    links: linksIn(parts),
  };
}

function headerOf(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => HEADING.test(line));
  return lines.slice(0, end < 0 ? HEADER_LINES : Math.min(end, HEADER_LINES));
}

function linksIn(parts: readonly string[]): string[] {
  const found = parts
    .map((part) => part.replace(/\S+@\S+/g, ' '))
    .flatMap((part) => part.match(LINK) ?? [])
    .filter((link) => KNOWN_SITE.test(link))
    .map((link) => (/^https?:/i.test(link) ? link : `https://${link}`).replace(/[./]+$/, ''));
  return [...new Set(found)].slice(0, MAX_LINKS);
}

/** 'ADA MOSS' is written 'Ada Moss'. */
const inTitleCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

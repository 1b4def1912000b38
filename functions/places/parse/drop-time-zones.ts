/** 'US - Pacific Time' */
const LONG =
  /\b(?:Atlantic|Eastern|Central|Mountain|Pacific)(?: Standard| Daylight)? Time(?:[ -]?zones?)?\b/gi;

const ZONE = '[ECMP][SD]?T';

/** 'ET/CT' and 'MT or PT', but not Malta and Portugal in a list of countries. */
const SEVERAL = new RegExp(
  String.raw`(?<!\b(?!US\b)[A-Z]{2}, ?)\b${ZONE}(?:(?:\s?[/|,&]\s?|\s(?:and|or|to)\s)${ZONE}){1,3}\b(?!, ?[A-Z]{2}\b)`,
  'g',
);

/** 'CT hours' */
const BEFORE_HOURS = /\b[ECMP]T(?=\s(?:(?:business|core|working)\s)?(?:hours|time ?zones?)\b)/gi;

/** 'Remote (PT)', but not 'Lisbon (PT)'. */
const IN_BRACKETS = /(?<=\b(?:[Rr]emote|USA?|United States) ?\()(?:ET|PT)(?=\))/g;

/** CT and MT are states too, so they are zones only beside others. */
const isZones = (run: string): boolean => /\b(?!CT|MT)[ECMP]/.test(run);

/** Removes time zones that are also the names or codes of places. */
export const dropTimeZones = (text: string): string =>
  text
    .replace(LONG, ' ')
    .replace(SEVERAL, (run) => (isZones(run) ? ' ' : run))
    .replace(BEFORE_HOURS, ' ')
    .replace(IN_BRACKETS, ' ');

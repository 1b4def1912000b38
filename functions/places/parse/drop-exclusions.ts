const PHRASES = [
  'excluding',
  'excludes',
  String.raw`excl\.?`,
  'except(?:ing)?',
  'other than',
  'not (?:(?:available|open|eligible|hiring) )?(?:in|to|for)',
  // 'Just outside Boston' and 'Outside Sales, Dallas' are there.
  String.raw`outside(?= (?:of )?(?:the )?(?:USA?|UK|EU|United States|United Kingdom)\b)`,
];

/** Up to the end of the brackets, the group or the part before a dash. */
const EXCLUSION = new RegExp(
  String.raw`\b(?:${PHRASES.join('|')})[\s:](?:(?!\s[-–—]\s)[^()[\];|•\n\r\t])*`,
  'gi',
);

/** Removes places where a job isn't available: 'Remote, USA (not available in CO)' is in the USA. */
export const dropExclusions = (text: string): string => text.replace(EXCLUSION, ' ');

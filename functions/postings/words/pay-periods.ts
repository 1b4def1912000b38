/**
 * Words around amounts that name a length of time, in the languages of postings, without diacritics and in lower case.
 */

/** The units of time after a preposition or a slash: 'per hour', '/Std.', 'al mes'. */
const NOUNS = {
  hour: 'hour|hr|stunde|heure|hora|ora|uur|timme|timmen|godzine',
  day: 'day|tag|jour|dia|giorno|dag|dzien',
  week: 'week|woche|semaine|semana|settimana|vecka|veckan|tydzien',
  month: 'month|monat|mois|mes|mese|maand|manad|manaden|miesiac',
  year: 'year|yr|annum|jahr|an|annee|ano|anno|jaar|ar|aret|rok',
};

/** Abbreviations that mean a unit of time after a slash only. */
const SHORT = {
  hour: 'h|std|hrs|tim|godz|u',
  day: 'd|tg',
  week: 'wk|wo|sem',
  month: 'mo|mon|mt|mtl|mies|man|mnd',
  year: 'y|yrs|pa|annual|annually',
};

const BEFORE = String.raw`(?:\b(?:per|pro|je|par|por|al|al?l['’]|de\sl['’]|l['’]|a\sla|la|an?|each|every|im|om|i|na|za|op)\s?|\/\s?(?:per\s)?)`;

const after = (unit: keyof typeof NOUNS): string =>
  String.raw`${BEFORE}(?:${NOUNS[unit]})\b|\/\s?(?:${SHORT[unit]})\b`;

const any = (...patterns: readonly string[]): string => patterns.join('|');

/** Patterns by period. Compounds such as 'Stundenlohn' name the pay and its period at once. */
export const TEXT_PERIODS = {
  hour: any(
    after('hour'),
    String.raw`\bhourly\b|\bstundlich\b|\bstunden(?:lohn|satz|entgelt)\w*|\b(?:taux|salaire|brut)\shoraire\b`,
    String.raw`\b(?:paga|retribuzione|tariffa|compenso)\soraria?\b|\buur(?:loon|tarief)\b|\btimlon\w*|\bgodzinow\w{1,3}\b`,
  ),
  day: any(
    after('day'),
    String.raw`\bdaily\b(?!\s(?:stand|meet|huddle|work|task|activit|operat))|\bday\srates?\b|\bper\sdiem\b|\btages(?:satz|lohn|rate)\b|\btjm\b|\bdagtarief\b|\btarifa\sdiaria\b`,
  ),
  week: any(
    after('week'),
    String.raw`\bweekly\b(?!\s(?:meet|hours|shift|schedule|report|paycheck|payout))|\bwochen(?:lohn|gehalt)\b|\bwochentlich\b|\bhebdomadaire\b|\bsemanal(?:es)?\b`,
    String.raw`\bsemanais\b|\bsettimanal[ei]\b|\bveckolon\b|\btygodniowo\b`,
  ),
  month: any(
    after('month'),
    String.raw`\bmonthly\b|\bp\/m\b|\bmonatlich\w{0,2}\b|\bmtl\b|\bmonats(?:gehalt|lohn|brutto|entgelt)\w*|\bmensuel(?:le)?s?\b`,
    String.raw`\bmensual(?:es)?\b|\bmensa(?:l|is)\b|\bmensil[ei]\b|\bmaandelijks\b|\bmaand(?:salaris|loon)\b|\bmanadslon\w*`,
    String.raw`\bmiesieczn\w{1,3}\b`,
  ),
  year: any(
    after('year'),
    String.raw`\bannual(?:ly|ized)?\b|\byearly\b|\bp\.\s?a\b|(?<=[\dk]\s?)pa\b|\bjahrlich\w{0,2}\b`,
    String.raw`\bjahres(?:gehalt|lohn|brutto|zielgehalt|entgelt|bruttogehalt|einkommen)\w*|\bannuel(?:le)?s?\b`,
    String.raw`\banual(?:es|mente)?\b|\banuais\b|\bannu[aoi]\b|\bannu(?:e|ale|ali)\b|\bjaarlijks\b|\bjaar(?:salaris|loon|basis)\b`,
    String.raw`\barslon\w*|\barligen\b|\broczn\w{1,3}\b|\bral\b`,
  ),
};

/** Intervals of several units, and payments that belong to no length of time. */
export const SEVERAL_UNITS = any(
  String.raw`\bbi-?\s?(?:weekly|monthly|annual(?:ly)?)\b|\bsemi-?\s?(?:monthly|annual(?:ly)?|weekly)\b|\bfortnight(?:ly)?\b`,
  String.raw`\b(?:every|each|per)\s(?:other|two|2|three|3|four|4|six|6)\s(?:weeks?|months?|years?)\b`,
  String.raw`(?:\b(?:per|a|each|every|pro|je|par|por|al|na|za)\s?|\/\s?)(?:quarter|half[- ]year|semester|shift|visit|session|project|assignment|mile|word|piece|class|event|quartal|halbjahr|schicht|trimestre|semestre|quincena|quinzena|kwartaal|kwartal|kvartal|halvar)\b`,
  String.raw`\bquarterly\b|\bhalf[- ]?yearly\b|\bhalbjahrlich\b|\bvierteljahrlich\b|\btrimest(?:ral|rales|rais|riel|riels|rielle)\b`,
  String.raw`\bsemest(?:ral|rales|rais|riel|riels|rielle)\b|\bquinc?z?ena(?:l|les|is)\b|\bkwartalnie\b|\bzweiwochentlich\b|\b14-?tagig\b`,
);

const WORK = `(?:h|hrs?|hours?|stunden|std|heures|horas|ore|uur|uren|timmar|godzin|days?|tage|jours|dias|giorni|dagen|dagar|dni|shifts?|nights?)`;
const IN = String.raw`(?:\/|per|an?|each|pro|je|par|por|al|alla|la|in\sder|i|w|a)`;
const SPAN = `(?:day|week|month|year|woche|tag|monat|jahr|semaine|mois|semana|mes|settimana|mese|vecka|veckan|tydzien|tygodniu|maand)`;

/**
 * Working time, which is no period of pay: '40 hours per week', '2 days/week', 'once a month', and how often
 * pay is paid out: 'paid bi-weekly'.
 */
export const WORKING_TIME = any(
  String.raw`\b(?:hours|hrs|days|nights|shifts|times|once|twice)\s?(?:\/|\bper|\ba|\beach)\s?(?:day|week|month|year)\b`,
  String.raw`\d[\s-]?${WORK}\.?\s?(?:${IN}\s?${SPAN}|wochentlich|hebdomadaires?|semanales|settimanali|weekly|week)\b`,
  String.raw`\b(?:paid|payable|payroll|payments?)\s(?:out\s)?(?:bi-?\s?weekly|semi-?\s?monthly|fortnightly|weekly|monthly|quarterly|every\stwo\sweeks)\b`,
);

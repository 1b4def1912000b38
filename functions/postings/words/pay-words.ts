/** Words around amounts of pay, in the languages of postings, without diacritics. */

const any = (...patterns: readonly string[]): string => patterns.join('|');

/** Words that make an amount the pay of this job, in the same sentence or in the heading above. */
export const PAY_WORDS = any(
  `salar(?:y|ies|is)|base pay|pay (?:ranges?|rates?|scales?|details|bands?|is|for this)|pay(?= (?:from|up to|of|starts) )|pays|(?:starting|hourly) pay`,
  `compensation(?! (?:software|platforms?|products?|tools?|consult|analy|data|surveys?|committee))|wages?|hourly (?:rates?|ranges?)|(?:day|daily|bill|contract) rates?|base hourly|hiring (?:ranges?|rates?)|base ranges?`,
  `reasonable estimate|annual pay|ote|on[- ]target earnings|remuneration|ctc`,
  'vergutung|verdienst|entgelt',
  `tages(?:satz|rate)|stundensatz|paga|tariffa|tarifa (?:diaria|horaria)|dagtarief|salaire|taux horaire|tjm|salarios?|sueldo|retribuci(?:on|ones)|remunerac(?:ion|ao)|banda salarial|faixa salarial`,
  `vencimento|ordenado|retribuzione|stipendio|ral|compenso`,
  String.raw`salaris\p{L}{0,12}|(?:uur|maand|bruto)?loon|uurtarief|(?:manads|ars|tim|grund)?lon(?:en|espann)?`,
  `wynagrodzenie|pensja|stawka|placa|widelki`,
);

/** The ends of German compounds: 'Monatsgehalt', 'Stundenlohn', 'Gehaltsspanne'. */
export const PAY_ENDINGS = '(?:gehalt|lohn)(?:s?spanne|srahmen)?';

/** Words that are labels only in front of a colon or an amount: 'Pay: $25', 'Rate: $96/hr'. */
export const LABELS_ONLY = 'pay(?: rates?| ranges?)?|rates?|base|hiring rate|brutto|bruto';

/** Words between such a label and its amount. */
export const LABEL_DETAILS = any(
  'ranges?|rates?|bands?|gross|net|brut|brute|brutto|bruto|bruta|lord[aoi]|nett[oi]|neto|base|annuel(?:le)?|mensuel(?:le)?',
  'anual|mensual|mensal|annu[ao]|annuale|mensile|miesieczne|roczne|ote|dla ciebie|in eur|per year|per month|per hour',
);

export const BEFORE_AMOUNT = any(
  'is|of|at|starts? at|starting at|est(?: de)?|betragt|von|liegt bei|di|de|es de|wynosi|bedraagt|ar|on|in hohe von',
);

/** Leaves the upper end open. */
export const FROM = any(
  String.raw`from|starts? (?:at|from)|starting (?:at|from)|at least|minimum(?: of)?|min\.?|ab|mindestens|a partir de|a partire da|da`,
  'des|desde|vanaf|minimaal|fran|minst|od|co najmniej',
);

/** Leaves the lower end open. */
export const UP_TO = any(
  String.raw`up to|maximum(?: of)?|max\.?|bis zu|bis|maximal|jusqu['’]a|hasta|ate|fino a|tot|maximaal|upp till|do`,
);

/** The same after an amount. */
export const OR_MORE = any(
  'and up|and above|or more|or above|upwards|aufwarts|et plus|o mas|ou mais|in su|en hoger|och uppat|minimum',
);
export const OR_LESS = 'or less|maximum|max';

/** Between the ends of a range. */
export const TO = any(
  "to|up to|through|and(?: (?:goes )?up to)?|(?:rising|increasing|progressing) to|bis(?: zu)?|und|a|et|jusqu[’']a|al?|y|e|hasta",
  'ate|tot|en|till|och|do|i',
);

/** Words for amounts that are no pay: benefits, and the money of others. */
export const BENEFITS = any(
  'gym|fitness|wellness|well-?being|courses?|trainings?|learning|education(?:al)?|tuition|insurance|premiums?|allowances?|vouchers?',
  'commut\\p{L}*|transit|transport(?:ation)?|parking|phone|internet|home office|equipment|books?|conferences?|meals?|lunch(?:es)?',
  'child ?care|donations?|charit\\p{L}+|gift|stipend|\\p{L}*ticket|weiterbildung\\p{L}*|zuschuss|gutschein\\p{L}*|sachbezug|gesundheit\\p{L}*',
  'formation|titres? restaurant|mutuelle|formacion|formacao|seguro|vale|cheque|buoni pasto|welfare|opleiding\\p{L}*|reiskosten\\p{L}*',
  'friskvard\\p{L}*|szkolen\\p{L}*|karta|refer\\p{L}*|bonus(?:es)?|sign-?on|tips?|propinas?|trinkgeld|overtime',
);

/** Pay that comes on top of the base, or isn't paid in money. */
export const EXTRA_PAY = any(
  `rsus?|stock(?: (?:grant|option|award)s?)?|relocation(?: (?:assistance|allowance|package))?|commissions?|quota`,
  `variable(?: (?:pay|compensation))?|incentives?(?: (?:pay|compensation|plan|target|opportunity))?|bonus(?:es)?`,
);

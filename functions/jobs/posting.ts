/** How the work is done, in the employer's own field; absent when the board has no such field. */
export type StatedWorkplace = 'onsite' | 'hybrid' | 'remote';

/** A place as a board's own address fields give it; any part may be empty or spelled freely ("USA", "Texas"). */
export type StructuredPlace = { city: string; state: string; country: string };

/** One pay range as the board states it, in whole units of the currency (not cents). */
export type StatedPay = {
  /** What the range is for (a zone, a place, a heading), or empty. */
  label: string;
  min: number | null;
  max: number | null;
  /** ISO 4217, or empty. */
  currency: string;
  /** hour, day, week, month or year (or the vendor's word for it); empty when the board does not say. */
  period: string;
};

/**
 * What every adapter of an applicant-tracking system makes of a posting, before anything is read into it.
 * Nothing in it is trusted: texts may carry markup, the description is decoded but not sanitized.
 */
export type Posting = {
  /** The applicant-tracking system's name: greenhouse, lever, … */
  ats: string;
  /** The board's token at that system. */
  board: string;
  /** The system's own id of the posting, as text. */
  id: string;
  title: string;
  company: string;
  /** The employer's own page for the posting. */
  url: string;
  /** The description's HTML, entities of the transport decoded, NOT sanitized. */
  html: string;
  /** Places as posted, free text, main one first. */
  locations: string[];
  /** Places as the board's own address fields give them; they win over the free text they repeat. */
  structuredPlaces?: StructuredPlace[];
  workplace?: StatedWorkplace;
  /** The vendor's own word: FullTime, Intern, "Contract to hire", … */
  employmentType?: string;
  /** Departments and teams, widest first. */
  departments: string[];
  pay: StatedPay[];
  /** The employer's date of publication: ISO 8601, UTC. */
  publishedAt?: string;
  /** The employer's last edit: ISO 8601, UTC. */
  editedAt?: string;
  /** The posting's language, as the board gives it (en, de-DE, …). */
  language?: string;
};

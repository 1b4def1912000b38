/** Engineering, Product, Design, Marketing/Sales, Operations/Legal. */
export type Role = 'En' | 'Pr' | 'De' | 'Ma' | 'Op';

/** Full-Time, Part-Time, Contract, Internship. */
export type EmploymentType = 'Fu' | 'Pa' | 'Co' | 'In';

/**
 * A line of work: what its postings are titled and say. Texts are whole sentences; {company}, {team} and {work}
 * stand for the employer, the team and what the team does.
 */
export interface Discipline {
  readonly role: Role;
  readonly department: string;
  /** Titles without a level, for postings made up while the demo runs. */
  readonly titles: readonly string[];
  /** The title of an internship, where the line of work has them. */
  readonly internship?: string;
  readonly intro: readonly string[];
  readonly duties: readonly string[];
  readonly skills: readonly string[];
  readonly extras: readonly string[];
}

/** A team of an employer; `work` goes on after "The … team". */
export interface Team {
  readonly name: string;
  readonly work: string;
}

/** An office; `city` is how its name is written in the places of postings, `location` how the ATS spells it. */
export interface Office {
  readonly city: string;
  readonly location: string;
}

/** One stated range of pay in whole units of the currency; `title` is its heading on the posting. */
export interface PayBand {
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly currency: string;
}

/** A vacancy. Several places make one posting that lists them, or one posting each when `postPerPlace` is set. */
export interface Opening {
  readonly discipline: Discipline;
  readonly title: string;
  /** The name of one of the employer's teams. */
  readonly team: string;
  readonly places: readonly string[];
  readonly postPerPlace?: true;
  /** Full-Time when absent. */
  readonly type?: EmploymentType;
  readonly pay?: readonly PayBand[];
}

/** A fictional employer and what its board carries. */
export interface Employer {
  /** From 1, never reused: the ids of its postings begin with it. */
  readonly number: number;
  readonly board: string;
  readonly company: string;
  /** Opens every posting. */
  readonly about: string;
  /** Closes every posting, before the note that all of it is made up. */
  readonly offer: string;
  /** How the ATS writes this employer's times, as -05:00. */
  readonly utcOffset: string;
  /** Whether the ATS states the type of employment in a field of its own. */
  readonly statesEmploymentType: boolean;
  readonly offices: readonly Office[];
  readonly teams: readonly Team[];
  /** Where new postings may be, beyond those below, as location texts. */
  readonly places: readonly string[];
  /** On the board since yesterday. */
  readonly yesterday: readonly Opening[];
  /** Added today. */
  readonly today: readonly Opening[];
}

import type { POSTINGS } from '../postings.ts';

/**
 * Sentences of letters, labelled by hand by whether what they say stands in the lines they name: `true` ones a person
 * could sign, `false` ones not. `kind` says what is wrong. Lines are named by a word that stands in them alone.
 */
export interface Labelled {
  readonly of: keyof typeof POSTINGS;
  readonly stands: boolean;
  readonly kind: string;
  readonly text: string;
  /** Words by which the lines of the resume are found, and those of the posting. */
  readonly resume: readonly string[];
  readonly posting: readonly string[];
}

/** A sentence as it is listed: with words of its lines, and what is wrong with it. */
type Row = [text: string, resume?: string, posting?: string, kind?: string];

/** Labels sentences of a letter of one resume. */
export const list = (of: Labelled['of'], stands: boolean, rows: readonly Row[]): Labelled[] =>
  rows.map(([text, resume = '', posting = '', kind = 'sound']) => ({
    ...{ of, stands, kind, text },
    resume: resume.split('|').filter(Boolean),
    posting: posting.split('|').filter(Boolean),
  }));

const ENGINEER = [
  ...list('engineer', true, [
    ['I am applying for the Staff Backend Engineer role at Larkspur Systems.', '', 'Staff Backend'],
    [
      'At Pennywhistle Freight I led the migration of twelve services from Ruby to Go.',
      'Senior Backend Engineer, Penny|migration',
    ],
    ['That migration cut p99 latency by 40 percent.', 'migration'],
    ['I designed a ledger that settles three million transfers a month between shops and banks.', 'ledger'],
    [
      'Your team settles transfers between shops and their banks, and I designed a ledger that does the same.',
      'ledger',
      'settle transfers',
    ],
    [
      'You are moving your payment services from Java to Go; I led the migration of services from Ruby to Go.',
      'migration',
      'Java to Go',
    ],
    ['I mentored four engineers who were new to distributed systems.', 'Mentored'],
    [
      'At Tin Kettle Games I built matchmaking services in Ruby for 200,000 players a day.',
      'Tin Kettle|matchmaking',
    ],
    ['I hold a BSc in Computer Science from the University of Northmoor.', 'Northmoor'],
    ['My resume lists Go, PostgreSQL and Kafka.', 'PostgreSQL'],
    [
      'You ask for a habit of writing things down, and I wrote the on-call handbook that six teams use.',
      'handbook',
      'writing things',
    ],
    ['I would welcome a conversation about the role.'],
    ['I am keen to help lead the move of your payment services to Go.', '', 'Java to Go'],
    ['I moved the build from Jenkins to Buildkite, so a release now takes 20 minutes.', 'Jenkins'],
    ['Thank you for reading my application.'],
    [
      'As a Senior Backend Engineer at Pennywhistle Freight, I led a migration from Ruby to Go and mentored engineers.',
      'Senior Backend Engineer, Penny|migration|Mentored',
    ],
    ['I introduced code review to a team of eight at Tin Kettle Games.', 'Tin Kettle|code review'],
    [
      'Between 2019 and 2023 I worked at Pennywhistle Freight as a Senior Backend Engineer.',
      'Senior Backend Engineer, Penny',
    ],
    ['Larkspur keeps the ledgers of 4,000 shops in order.', '', '4,000 shops'],
    [
      'Your work keeping the ledgers of 4,000 shops in order is what draws me to the role.',
      '',
      '4,000 shops',
    ],
    ['You also plan to move your payment services from Java to Go.', '', 'Java to Go'],
    ['What attracts me most is the chance to lead the move of payment services to Go.', '', 'Java to Go'],
    ['The role asks for Kafka in production, and Kafka is part of my toolkit.', 'PostgreSQL', 'Kubernetes'],
    [
      'This experience aligns with your need for someone who can mentor engineers.',
      'Mentored',
      'mentor engineers',
    ],
    ['Kafka is among the tools I have used, and your posting asks for it.', 'PostgreSQL', 'Kubernetes'],
  ]),
  ...list('engineer', false, [
    [
      'I have eight years of experience with backend services.',
      '',
      '8 years',
      'the posting’s, said of the person',
    ],
    [
      'I have run Kubernetes and Kafka in production.',
      'PostgreSQL',
      'Kubernetes',
      'the posting’s, said of the person',
    ],
    [
      'At Tin Kettle Games I led the migration of 12 services to Go.',
      'Tin Kettle|migration',
      '',
      'another place of work',
    ],
    ['I led the migration of 20 services from Ruby to Go.', 'migration', '', 'another number'],
    ['I cut p99 latency by 60%.', 'migration', '', 'another number'],
    [
      'I managed a team of 12 engineers at Pennywhistle Freight.',
      'Senior Backend Engineer, Penny|migration',
      '',
      'another deed',
    ],
    [
      'I hold a Master’s degree in Computer Science from the University of Northmoor.',
      'Northmoor',
      '',
      'another degree',
    ],
    ['I am an expert in Go and Kafka.', 'PostgreSQL', '', 'praise'],
    ['I designed a ledger at Stripe that settles transfers.', 'ledger', '', 'another name'],
    ['I founded Pennywhistle Freight in 2019.', 'Senior Backend Engineer, Penny', '', 'another deed'],
    ['My work on Rust services would be of use to your team.', 'PostgreSQL', 'Java to Go', 'another name'],
    ['I am certified in AWS and Terraform.', 'PostgreSQL', '', 'another deed'],
    [
      'I mentored 12 engineers who were new to distributed systems.',
      'Mentored|migration',
      '',
      'another number',
    ],
    ['Larkspur keeps the ledgers of 40,000 shops in order.', '', '4,000 shops', 'another number'],
    ['I won an award for the on-call handbook.', 'handbook', '', 'another deed'],
    ['I have extensive experience in the design of distributed systems.', 'Mentored|ledger', '', 'praise'],
    [
      'I led six teams at Pennywhistle Freight.',
      'Senior Backend Engineer, Penny|handbook|migration',
      '',
      'another deed',
    ],
    ['I cut the release from 40 minutes to 20 minutes.', 'Jenkins|migration', '', 'another number'],
    ['You can reach me at mara@quillfeather.example.', 'Senior Backend', '', 'an address'],
    // What the posting asks for, taken up by the person without naming it again.
    [
      'You need Kubernetes in production, which is what I did at Pennywhistle Freight.',
      'Senior Backend Engineer, Penny',
      'Kubernetes',
      'the posting’s, taken up',
    ],
    [
      'You ask for Kubernetes and Kafka in production, and both were part of my work.',
      'PostgreSQL',
      'Kubernetes',
      'the posting’s, taken up',
    ],
    [
      'Your 8 years of experience with backend services are years I have.',
      'Senior Backend Engineer, Penny',
      '8 years',
      'the posting’s, taken up',
    ],
    ['You will find Kubernetes in my work.', 'PostgreSQL', 'Kubernetes', 'the posting’s, taken up'],
    [
      'As you ask, 8 years of experience with backend services come with me.',
      'Senior Backend Engineer, Penny',
      '8 years',
      'the posting’s, taken up',
    ],
    [
      'I had the opportunity to lead the move of payment services from Java to Go.',
      'migration',
      'Java to Go',
      'the posting’s, said of the person',
    ],
    [
      'Led the move of payment services from Java to Go.',
      'migration',
      'Java to Go',
      'the posting’s, said of the person',
    ],
    [
      'My 200,000 players a day moved from Ruby to Go.',
      'matchmaking|migration',
      '',
      'put together otherwise',
    ],
    [
      'I led Pennywhistle Freight and Tin Kettle Games from 2015 to 2023.',
      'Senior Backend Engineer, Penny|Tin Kettle|migration',
      '',
      'put together otherwise',
    ],
    ['I look forward to hearing from you, [Hiring Manager].', '', '', 'a gap'],
  ]),
];

const MARKETER = [
  ...list('marketer', true, [
    [
      'I am applying for the role of Senior Product Marketing Manager at Fieldnote Labs.',
      '',
      'Senior Product',
    ],
    [
      'At Copper & Thyme Software I am responsible for the launch of products in Canada and Mexico.',
      'Copper|Canada',
    ],
    ['I grew newsletter subscribers from 9,000 to 31,000.', 'newsletter'],
    ['I manage a budget of $450,000 a year and two agencies.', '450,000'],
    [
      'You will want somebody who runs customer interviews; I ran them and wrote the positioning for three products.',
      'positioning',
      'interviews',
    ],
    ['I wrote 140 articles on hiking and camping at Hollow Oak Outdoors.', 'Hollow Oak|articles'],
    ['I speak English and Spanish.', 'Languages'],
    ['I organised a yearly trail day with 600 guests.', 'trail day'],
    ['I set up email campaigns in HubSpot and reported on them weekly.', 'HubSpot'],
    ['Your software is used by clinics in 12 countries, which interests me.', '', '12 countries'],
  ]),
  ...list('marketer', false, [
    ['I speak German.', 'Languages', 'German', 'the posting’s, said of the person'],
    [
      'I have managed a budget of $2 million with three agencies.',
      '450,000',
      '2 million',
      'the posting’s, said of the person',
    ],
    ['I tripled newsletter subscribers.', 'newsletter', '', 'a conclusion'],
    ['I am a designer.', 'designer', '', 'denied'],
    ['I have an MBA.', 'Westering', 'MBA', 'the posting’s, said of the person'],
    ['I launched products in Canada, Mexico and Brazil.', 'Canada', '', 'another name'],
    [
      'At Hollow Oak Outdoors I managed a budget of $450,000 a year.',
      'Hollow Oak|450,000',
      '',
      'another place of work',
    ],
    ['I wrote 600 articles on hiking and camping.', 'articles|trail day', '', 'another number'],
    ['I am a proven leader in product marketing.', 'Marketing Manager, Copper', '', 'praise'],
    ['I was promoted to Marketing Director in 2022.', 'Marketing Manager, Copper', '', 'another deed'],
  ]),
];

const ANALYST = [
  ...list('analyst', true, [
    [
      'At Brightwater Health Network I built dashboards in Tableau that 45 ward managers use every week.',
      'Brightwater|Tableau that',
    ],
    [
      'I automated the monthly claims report in Python and SQL; what took three days takes two hours.',
      'monthly claims|three days',
    ],
    ['I found billing errors worth $1.2 million a year.', 'billing'],
    ['At Larkhill Insurance I cleaned claims data of 80,000 members in SQL.', 'Larkhill|80,000'],
    [
      'Your analysts build dashboards that managers use to plan, and I built such dashboards in Tableau.',
      'Tableau that|plan their staff',
      'dashboards',
    ],
    ['I am a Tableau Desktop Specialist.', 'Desktop Specialist'],
    ['I prepared reports for auditors.', 'auditors'],
    ['I would like to automate reports in SQL and Python for you.', '', 'automate reports'],
    ['Juniper Mutual insures 900,000 members in the Midwest.', '', '900,000'],
    ['I turn messy data of hospitals and insurers into reports.', 'messy'],
  ]),
  ...list('analyst', false, [
    ['I have used Snowflake and Looker.', 'Skills', 'Snowflake', 'the posting’s, said of the person'],
    ['I found billing errors worth $12M a year.', 'billing', '', 'another number'],
    [
      'At Larkhill Insurance I built dashboards in Tableau for 45 ward managers.',
      'Larkhill|Tableau that',
      '',
      'another place of work',
    ],
    ['I built dashboards that 80,000 members use.', 'Tableau that|80,000', '', 'another number'],
    [
      'I led the team of analysts at Brightwater Health Network.',
      'Brightwater|Analyst who',
      '',
      'another deed',
    ],
    ['I have ten years of experience in healthcare.', 'Six years', '', 'another number'],
    ['I studied statistics at Yale.', 'Desktop Specialist', '', 'another name'],
    ['I had two findings in audits.', 'auditors', '', 'denied'],
    [
      'I explained code to auditors and managers.',
      'auditors|Tableau that',
      'explain',
      'the posting’s, said of the person',
    ],
    ['I insured 900,000 members in the Midwest.', '80,000', '900,000', 'the posting’s, said of the person'],
    // Words that all stand in the lines, put together in another way: the check reads no meaning.
    [
      'I built the dashboards that plan the staff of 45 hospitals.',
      'Tableau that|messy|plan their staff',
      '',
      'put together otherwise',
    ],
    ['I had billing errors worth $1.2M a year.', 'billing', '', 'put together otherwise'],
  ]),
];

export const LABELLED: readonly Labelled[] = [...ENGINEER, ...MARKETER, ...ANALYST];

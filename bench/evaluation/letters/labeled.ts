import { type LabeledSentence, label } from './label.ts';
import { ENGINEER } from './labeled-engineer.ts';

const MARKETER = [
  ...label('marketer', true, [
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
  ...label('marketer', false, [
    ['I speak German.', 'Languages', 'German', 'requirement claimed as experience'],
    [
      'I have managed a budget of $2 million with three agencies.',
      '450,000',
      '2 million',
      'requirement claimed as experience',
    ],
    ['I tripled newsletter subscribers.', 'newsletter', '', 'inferred'],
    ['I am a designer.', 'designer', '', 'negated in the resume'],
    ['I have an MBA.', 'Westering', 'MBA', 'requirement claimed as experience'],
    ['I launched products in Canada, Mexico and Brazil.', 'Canada', '', 'wrong name'],
    [
      'At Hollow Oak Outdoors I managed a budget of $450,000 a year.',
      'Hollow Oak|450,000',
      '',
      'wrong employer',
    ],
    ['I wrote 600 articles on hiking and camping.', 'articles|trail day', '', 'wrong number'],
    ['I am a proven leader in product marketing.', 'Marketing Manager, Copper', '', 'unsupported praise'],
    ['I was promoted to Marketing Director in 2022.', 'Marketing Manager, Copper', '', 'wrong action'],
  ]),
];

const ANALYST = [
  ...label('analyst', true, [
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
  ...label('analyst', false, [
    ['I have used Snowflake and Looker.', 'Skills', 'Snowflake', 'requirement claimed as experience'],
    ['I found billing errors worth $12M a year.', 'billing', '', 'wrong number'],
    [
      'At Larkhill Insurance I built dashboards in Tableau for 45 ward managers.',
      'Larkhill|Tableau that',
      '',
      'wrong employer',
    ],
    ['I built dashboards that 80,000 members use.', 'Tableau that|80,000', '', 'wrong number'],
    [
      'I led the team of analysts at Brightwater Health Network.',
      'Brightwater|Analyst who',
      '',
      'wrong action',
    ],
    ['I have ten years of experience in healthcare.', 'Six years', '', 'wrong number'],
    ['I studied statistics at Yale.', 'Desktop Specialist', '', 'wrong name'],
    ['I had two findings in audits.', 'auditors', '', 'negated in the resume'],
    [
      'I explained code to auditors and managers.',
      'auditors|Tableau that',
      'explain',
      'requirement claimed as experience',
    ],
    ['I insured 900,000 members in the Midwest.', '80,000', '900,000', 'requirement claimed as experience'],
    // All words occur in the lines, but combined differently. The check does not read meaning.
    [
      'I built the dashboards that plan the staff of 45 hospitals.',
      'Tableau that|messy|plan their staff',
      '',
      'facts recombined',
    ],
    ['I had billing errors worth $1.2M a year.', 'billing', '', 'facts recombined'],
  ]),
];

/** The sentences that the check was tuned on. */
export const LABELED: readonly LabeledSentence[] = [...ENGINEER, ...MARKETER, ...ANALYST];

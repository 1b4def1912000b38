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
    // All words occur in the lines, but combined differently. The check does not read meaning.
    [
      'I built the dashboards that plan the staff of 45 hospitals.',
      'Tableau that|messy|plan their staff',
      '',
      'put together otherwise',
    ],
    ['I had billing errors worth $1.2M a year.', 'billing', '', 'put together otherwise'],
  ]),
];

/** The sentences on which the check was tuned. */
export const LABELED: readonly LabeledSentence[] = [...ENGINEER, ...MARKETER, ...ANALYST];

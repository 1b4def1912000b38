import { type Labelled, list } from './label.ts';

/**
 * Labelled sentences on which the check was not tuned: they were written when it stood, and are not to be looked at when
 * it is changed. What the check is worth is what it does on these.
 */
export const HELD_OUT: readonly Labelled[] = [
  ...list('supporter', true, [
    ['I am writing to apply for the Head of Customer Support position at Marrowstone Cloud.', '', 'Head of'],
    [
      'At Velvet Anchor Hosting, I led a team of nine support agents across two time zones.',
      'Velvet|team of 9',
    ],
    [
      'During my time there I lowered the first response time from 7 hours to 50 minutes.',
      'first response time from',
    ],
    [
      'You want to bring first response time under one hour, which is something I have done before: I lowered it to 50 minutes.',
      'first response time from',
      'one hour',
    ],
    ['I also wrote the runbooks for outages and ran 30 post-mortems.', 'runbooks'],
    ['Working closely with engineers, I helped shape the status page that customers see.', 'status page'],
    [
      'Earlier, as a Support Agent at Plumtree Analytics, I answered 40 tickets a day by email and chat.',
      'Plumtree|tickets',
    ],
    ['For two years I kept customer satisfaction at 96%.', 'satisfaction'],
    ['I have translated help articles into Swedish.', 'Swedish'],
    ['My tools include Zendesk and Jira.', 'Zendesk'],
    ['Like you, I have worked with Zendesk.', 'Zendesk', 'Salesforce'],
    ['The websites of 20,000 schools rely on Marrowstone Cloud.', '', '20,000'],
    [
      'Writing runbooks and working with engineering on incidents are part of the role, and both were part of my work at Velvet Anchor Hosting.',
      'Velvet|runbooks|engineers',
      'runbooks',
    ],
    ['I planned the weekly rota of 25 volunteers at the Thistleford Food Bank.', 'Food Bank|rota'],
    ['I hold a Diploma in Hospitality from Thistleford College.', 'Diploma'],
    ['I would be happy to tell you more about how I ran these post-mortems.', 'runbooks'],
    ['I am drawn to the way you describe talking to customers when something breaks.', '', 'breaks'],
    ['Please find my resume attached.'],
    ['I look forward to hearing from you.'],
    ['From May 2020 to August 2024 I was Support Team Lead at Velvet Anchor Hosting.', 'Velvet|May 2020'],
  ]),
  ...list('supporter', false, [
    [
      'I have more than five years of experience leading support teams.',
      'team of 9',
      'five years',
      'the posting’s, said of the person',
    ],
    [
      'I have led 15 agents in three countries.',
      'team of 9',
      '15 agents',
      'the posting’s, said of the person',
    ],
    [
      'I am proficient in Zendesk and Salesforce.',
      'Zendesk',
      'Salesforce',
      'the posting’s, said of the person',
    ],
    ['I reduced first response time by 88%.', 'first response time from', '', 'a conclusion'],
    ['I led a team of 25 support agents.', 'team of 9|rota', '', 'another number'],
    [
      'At Plumtree Analytics I led a team of 9 support agents.',
      'Plumtree|team of 9',
      '',
      'another place of work',
    ],
    ['I raised customer satisfaction to 96%.', 'satisfaction', '', 'another deed'],
    ['I am fluent in Swedish and Danish.', 'Swedish', '', 'another name'],
    ['I built the status page on my own.', 'status page', '', 'another deed'],
    ['I hold a degree in Computer Science from Thistleford College.', 'Diploma', '', 'another degree'],
    ['I am a natural leader who thrives under pressure.', 'team of 9', 'pressure', 'praise'],
    [
      'I reported to the COO of Velvet Anchor Hosting.',
      'Velvet',
      '15 agents',
      'the posting’s, said of the person',
    ],
    ['I have advanced SQL skills.', 'Zendesk', '', 'praise'],
    ['I was named Support Agent of the Year at Plumtree Analytics.', 'Plumtree', '', 'another deed'],
    ['I answered 400 tickets a day.', 'tickets', '', 'another number'],
    [
      'I calmly wrote runbooks under pressure at Velvet Anchor Hosting.',
      'Velvet|runbooks',
      'pressure',
      'the posting’s, said of the person',
    ],
    ['Marrowstone Cloud hosts the websites of 200,000 schools.', '', '20,000', 'another number'],
    ['I led post-mortems at the Thistleford Food Bank.', 'Food Bank|runbooks', '', 'another place of work'],
    [
      'I spent seven years at Velvet Anchor Hosting.',
      'Velvet|first response time from',
      '',
      'another number',
    ],
    [
      'Customers wrote the runbooks for outages with me.',
      'runbooks|status page',
      '',
      'put together otherwise',
    ],
  ]),
];

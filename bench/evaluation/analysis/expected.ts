import type { RESUMES } from '../../../functions/test-data/resumes.ts';

export interface ExpectedReading {
  /** Titles with their employers, in the resume's order. */
  readonly roles: readonly (readonly [title: string, employer: string])[];
  /** Words of each line about the person's work. */
  readonly work: readonly string[];
  readonly skills: readonly string[];
}

/** Labeled by hand. Leaves out volunteer work, which may count as a role or not. */
export const EXPECTED: Readonly<Record<keyof typeof RESUMES, ExpectedReading>> = {
  engineer: {
    roles: [
      ['Senior Backend Engineer', 'Pennywhistle Freight'],
      ['Backend Engineer', 'Tin Kettle Games'],
    ],
    work: ['12 services', 'the ledger', 'Mentored', 'handbook', 'matchmaking', 'Jenkins', 'code review'],
    skills: ['Go', 'Ruby', 'PostgreSQL', 'Kafka', 'Terraform', 'AWS'],
  },
  marketer: {
    roles: [
      ['Marketing Manager', 'Copper & Thyme Software'],
      ['Content Specialist', 'Hollow Oak Outdoors'],
    ],
    work: [
      'the launch',
      'newsletter',
      'a budget',
      'interviews',
      '140 articles',
      'email campaigns',
      'trail day',
    ],
    skills: ['English', 'Spanish'],
  },
  analyst: {
    roles: [
      ['Data Analyst', 'Brightwater Health Network'],
      ['Junior Analyst', 'Larkhill Insurance'],
    ],
    work: ['45 ward managers', 'claims report', 'billing errors', 'Cleaned claims', 'for auditors'],
    skills: ['SQL', 'Python', 'Tableau', 'Excel', 'dbt'],
  },
  supporter: {
    roles: [
      ['Support Team Lead', 'Velvet Anchor Hosting'],
      ['Support Agent', 'Plumtree Analytics'],
    ],
    work: ['9 support agents', 'response time', 'runbooks', 'status page', '40 tickets', '96%', 'Swedish'],
    skills: ['Zendesk', 'Intercom', 'Jira', 'Statuspage'],
  },
};

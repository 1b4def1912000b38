import type { Posting } from '../postings/posting.ts';

const posting = (title: string, company: string, html: string): Posting => ({
  ats: 'greenhouse',
  board: 'fictional',
  id: title,
  title,
  company,
  html,
  url: 'https://jobs.example/1',
  locations: [],
  departments: [],
  pay: [],
});

/** Postings written for this project; the employers in them are fictional. */
export const POSTINGS = {
  engineer: posting(
    'Staff Backend Engineer',
    'Larkspur Systems',
    `<p>Larkspur Systems keeps the ledgers of 4,000 shops in order.</p>
<h3>What you will do</h3>
<ul><li>You will design and operate services that settle transfers between shops and their banks.</li>
<li>You will lead the move of our payment services from Java to Go.</li>
<li>You will mentor engineers who are new to distributed systems.</li></ul>
<h3>What you bring</h3>
<ul><li>8 years of experience with backend services</li>
<li>Kubernetes and Kafka in production</li>
<li>A habit of writing things down</li></ul>`,
  ),
  marketer: posting(
    'Senior Product Marketing Manager',
    'Fieldnote Labs',
    `<p>Fieldnote makes scheduling software for clinics in 12 countries.</p>
<ul><li>You will own the positioning and the launch of our products.</li>
<li>You will run interviews with customers and turn them into messages.</li>
<li>You will manage a budget of $2 million with three agencies.</li>
<li>German is a plus; an MBA is welcome.</li></ul>`,
  ),
  analyst: posting(
    'Senior Data Analyst, Claims',
    'Juniper Mutual',
    `<p>Juniper Mutual insures 900,000 members in the Midwest.</p>
<p>Our analysts build dashboards that managers use to plan. You will automate reports in SQL and Python, and explain
them to people who do not read code. You will work with auditors. Experience with Snowflake and Looker helps.</p>`,
  ),
  supporter: posting(
    'Head of Customer Support',
    'Marrowstone Cloud',
    `<h2>About the job</h2><p>Marrowstone Cloud hosts the websites of 20,000 schools.</p>
<p>You will lead 15 agents in three countries and own the way we talk to customers when something breaks. You will
report to our COO. You will work with engineering on incidents, write runbooks, and bring our first response time
under one hour.</p>
<ul><li>At least five years of leading support teams</li><li>Experience with Zendesk and Salesforce</li>
<li>Calm writing under pressure</li></ul>`,
  ),
} as const satisfies Record<string, Posting>;

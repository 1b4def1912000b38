/** A resume as its file's text, and the name of whom it is. */
export interface EvaluationResume {
  readonly firstName: string;
  readonly lastName: string;
  readonly text: string;
}

/**
 * Resumes written for this project. The people, employers and numbers in them are fictional; they stand for kinds of
 * resume: told by deeds and numbers, by duties, by a table of skills, in broken lines as PDF files give them.
 */
export const RESUMES = {
  engineer: {
    firstName: 'Mara',
    lastName: 'Quillfeather',
    text: `MARA QUILLFEATHER
Senior Backend Engineer
14 Larch Street, Springfield, IL 62704 | +1 (555) 010-9988 | mara@quillfeather.example | linkedin.com/in/maraquill

EXPERIENCE
Senior Backend Engineer, Pennywhistle Freight, 2019 - 2023
• Led the migration of 12 services from Ruby to Go, cutting p99 latency by 40%
• Designed the ledger that settles 3 million transfers a month between shops and banks
• Mentored 4 engineers who were new to distributed systems
• Wrote the on-call handbook that all 6 teams use

Backend Engineer, Tin Kettle Games, 2015 - 2019
• Built matchmaking services in Ruby for 200,000 players a day
• Moved the build from Jenkins to Buildkite, so that a release takes 20 minutes
• Introduced code review to a team of 8

EDUCATION
BSc Computer Science, University of Northmoor, 2011 - 2015

SKILLS
Go, Ruby, PostgreSQL, Kafka, Terraform, AWS`,
  },
  marketer: {
    firstName: 'Tobias',
    lastName: 'Fenwright',
    text: `Tobias Fenwright
tobias.fenwright@mail.example · Phone: 555 0142 · www.fenwright.example

Profile
Marketing manager for software that small shops use. Not a designer, but used to working with them.

Work
Marketing Manager, Copper & Thyme Software (March 2020 to present)
Responsible for the launch of products in Canada and Mexico
Grew newsletter subscribers from 9,000 to 31,000
Managed a budget of $450,000 a year and two agencies
Ran customer interviews and wrote the positioning for three products

Content Specialist, Hollow Oak Outdoors (2016 to 2020)
Wrote 140 articles on hiking and camping
Set up email campaigns in HubSpot and reported on them every week
Organised the yearly trail day with 600 guests

Education
BA English Literature, Westering College (2012 to 2016)

Languages: English, Spanish`,
  },
  analyst: {
    firstName: 'Ines',
    lastName: 'Okonkwo-Bell',
    text: `Ines Okonkwo-Bell
Data Analyst
ines@okonkwo-bell.example

Summary
Analyst who turns messy data of hospitals and insurers into reports
that managers read. Six years in healthcare.

Data Analyst
Brightwater Health Network
Jan 2021 - Present
- Built dashboards in Tableau that 45 ward managers use every
week to plan their staff
- Automated the monthly claims report in Python and SQL; what took
three days takes two hours
- Found billing errors worth $1.2M a year

Junior Analyst
Larkhill Insurance
06/2018 - 12/2020
- Cleaned claims data of 80,000 members in SQL
- Prepared reports for auditors; had no findings in two audits

Certificates
Tableau Desktop Specialist (2021)
Skills: SQL, Python, Tableau, Excel, dbt`,
  },
  supporter: {
    firstName: 'Oskar',
    lastName: 'Lindqvist-Amari',
    text: `Oskar Lindqvist-Amari | Support Lead
oskar@lindqvist-amari.example | +44 20 7946 0958 | 3 Mill Lane, Thistleford

EXPERIENCE

Support Team Lead — Velvet Anchor Hosting
May 2020 – August 2024
- Led a team of 9 support agents across two time zones
- Lowered first response time from 7 hours to 50 minutes
- Wrote the runbooks for outages and ran 30 post-mortems
- Worked with engineers on the status page, which customers see

Support Agent — Plumtree Analytics
Feb 2017 – April 2020
- Answered 40 tickets a day by email and chat
- Kept customer satisfaction at 96% for two years
- Translated help articles into Swedish

Volunteer, Thistleford Food Bank, 2015 – 2017
- Planned the weekly rota of 25 volunteers

Education
Diploma in Hospitality, Thistleford College, 2016

Tools: Zendesk, Intercom, Jira, Statuspage, SQL (basic)`,
  },
} as const satisfies Record<string, EvaluationResume>;

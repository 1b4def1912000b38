import type { LegalSection } from './legal-section.ts';
import { SupportLink } from './support-link.tsx';

export const privacyRetention: readonly LegalSection[] = [
  {
    id: 'keeping',
    heading: 'How long we keep it',
    body: (
      <ul>
        <li>Your account and your resumes: until you delete them.</li>
        <li>The jobs that matched you and what we sent you: 90 days.</li>
        <li>Delivery reports from the mail and phone services: 30 days.</li>
        <li>Jobs: 60 days after they close. They contain nothing about you.</li>
        <li>Technical logs, which contain no addresses, job titles or resumes: one month.</li>
        <li>Backups of the database: 35 days.</li>
        <li>Invoices: for as long as tax law requires, at Stripe.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    heading: 'Your choices',
    body: (
      <>
        <ul>
          <li>See and change the data we hold about you, in your profile.</li>
          <li>Download all of it as one file, in your settings.</li>
          <li>
            Delete your account, in your settings. This deletes all of your data and cancels any subscription.
            We keep one thing: a scrambled form of your email address, from which the address can't be read,
            along with how many free alerts were used and whether you unsubscribed from our mail. Your data
            disappears from backups after 35 days.
          </li>
          <li>
            Stop alerts with the link in each email, by replying STOP to a text, or by turning push
            notifications off. Logging out ends them in that browser.
          </li>
        </ul>
        <p>
          You also have any further rights that the law where you live gives you, such as the right to object
          or to complain to an authority. Write to us, and we'll take care of it within a month.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    heading: 'How we protect it',
    body: (
      <p>
        We encrypt all data in transit and at rest. Resumes are private files, shared only through links that
        expire after minutes. Each part of the service can read only what it needs. No system is completely
        secure. If your data is ever exposed, we'll tell you.
      </p>
    ),
  },
  {
    id: 'age',
    heading: 'Not for users under 18',
    body: (
      <p>
        The service is not for users under 18, and we do not knowingly hold data about anyone younger. If you
        think we do, write to us and we'll delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, we update the date at the top. We notify account holders of significant
        changes before they take effect.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact us',
    body: (
      <p>
        Send questions, requests and complaints about your data to <SupportLink />.
      </p>
    ),
  },
];

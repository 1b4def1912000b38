import type { LegalSection } from './section.ts';
import { SupportLink } from './support-link.tsx';

/** The sections of the privacy policy about how long things are kept, and what you can do. */
export const privacyOfKeeping: readonly LegalSection[] = [
  {
    id: 'keeping',
    heading: 'How long we keep it',
    body: (
      <ul>
        <li>Your account and your resumes: until you delete them.</li>
        <li>Which jobs fitted you and what we sent you: 90 days.</li>
        <li>What the mail and phone services reported of a message: 30 days.</li>
        <li>Jobs: 60 days after they have closed. They hold nothing about you.</li>
        <li>Technical logs, without addresses, titles or resumes: a month.</li>
        <li>Backups of the database: 35 days.</li>
        <li>Invoices: for as long as tax law asks, at Stripe.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    heading: 'What you can do',
    body: (
      <>
        <ul>
          <li>See and change what we hold of you, in your profile.</li>
          <li>Download all of it as one file, in your settings.</li>
          <li>
            Delete your account, in your settings. Everything of yours goes, and a subscription is canceled.
            One thing stays: a scrambled form of your e-mail address, from which it cannot be read, with the
            free alerts that were used and whether you asked for no more mail. Backups forget you after 35
            days.
          </li>
          <li>End alerts by the link in each e-mail, or by answering STOP to a text.</li>
        </ul>
        <p>
          Whatever your law gives you beyond that, such as a right to object or to complain to an authority,
          you have. Write to us and we see to it within a month.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    heading: 'How we protect it',
    body: (
      <p>
        Everything travels and is stored encrypted. Resumes are private files behind links that last minutes.
        Each part of the service may read only what it needs. No system is safe from everything; if what we
        hold of you is ever exposed, we tell you.
      </p>
    ),
  },
  {
    id: 'age',
    heading: 'Not for users under 18',
    body: (
      <p>
        The service is not for users under 18, and we do not knowingly hold data of anybody younger. If you
        think that we do, write to us and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, so does the date at the top. Account holders hear of a change that matters
        before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Writing to us',
    body: (
      <p>
        Questions, wishes and complaints about your data: <SupportLink />.
      </p>
    ),
  },
];

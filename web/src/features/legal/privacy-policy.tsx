import { product } from '../../config/product.ts';
import { ChangeConsent } from '../cookies/change-consent.tsx';
import { privacyOfKeeping } from './privacy-of-keeping.tsx';
import { privacyOfSharing } from './privacy-of-sharing.tsx';
import type { LegalSection } from './section.ts';

const { name } = product;

const collecting: readonly LegalSection[] = [
  {
    id: 'visitors',
    heading: 'When you only look',
    body: (
      <>
        <p>
          You can search without telling us who you are. Your filters go to our servers to be answered, and
          are not kept there. We keep no log of visitors' addresses; our firewall counts requests to turn away
          floods.
        </p>
        <p>
          Your browser remembers some things for you: your filters, whether you like it dark, which notices
          you have seen and closed. They stay in its storage until you clear it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'When you have an account',
    body: (
      <>
        <p>We hold what you give us:</p>
        <ul>
          <li>e-mail address, first name, country, and, if you like, last name and phone number;</li>
          <li>
            what you are looking for: job titles, places, function, remote or not, type of job, industry,
            seniority, favorite companies;
          </li>
          <li>how you want to be told: channels, hours, time zone;</li>
          <li>resumes that you upload, with their text, so that we can use them when you ask us to.</li>
        </ul>
        <p>
          Your password goes to the login service, which keeps only what is needed to check it. We cannot read
          it.
        </p>
        <p>And we hold what comes of it:</p>
        <ul>
          <li>
            which jobs fitted you, why, and what we sent you when, with what the mail service said of it;
          </li>
          <li>how many free alerts are left;</li>
          <li>which jobs you marked as applied for, and your notes on them;</li>
          <li>the state of a subscription and its receipts. Card numbers never reach us.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'purposes',
    heading: 'What we use it for',
    body: (
      <>
        <p>
          To find jobs that fit you, to tell you of them, to make the texts you ask for, to take payments, to
          help you when you write to us, and to keep the service safe and working. Some of our staff can see
          which jobs fitted whom, to find out why an alert was or was not sent.
        </p>
        <p>
          We do not sell what we know of you, show no advertising, and tell employers nothing about you. What
          you send an employer, you send yourself.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    heading: 'Cookies and your browser’s storage',
    body: (
      <>
        <p>
          {name} uses cookies and the browser's own storage to work: to keep you signed in, and to remember
          what the first section names. There are none for advertising.
        </p>
        <p>
          If you press Accept in the cookie notice, we also count some events with PostHog: that a page was
          viewed, that a job's details were opened, and, when you register, your first name, e-mail address,
          function, remote wish, job titles and places. Before you accept, none of this is sent, and the
          program that counts is not even loaded. If you press Decline, it stays that way.
        </p>
        <p>
          You can take your answer back at any time: <ChangeConsent />.
        </p>
      </>
    ),
  },
];

/** The privacy policy, section by section. */
export const privacyPolicy: readonly LegalSection[] = [
  ...collecting,
  ...privacyOfSharing,
  ...privacyOfKeeping,
];

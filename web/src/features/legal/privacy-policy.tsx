import { product } from '../../config/product.ts';
import { ChangeConsent } from '../cookies/change-consent.tsx';
import type { LegalSection } from './legal-section.ts';
import { privacyRetention } from './privacy-retention.tsx';
import { privacySharing } from './privacy-sharing.tsx';

const { name } = product;

const collecting: readonly LegalSection[] = [
  {
    id: 'visitors',
    heading: 'If you only browse',
    body: (
      <>
        <p>
          You can search without telling us who you are. Your filters are sent to our servers to find matching
          jobs, and aren't stored there. We don't log visitors' IP addresses; our firewall counts requests to
          block floods.
        </p>
        <p>
          Your browser remembers your filters, the jobs you save or hide, your dark mode setting, and the
          notices you have seen or closed. They stay in its storage until you clear it; saved jobs move to
          your account when you sign in.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'If you have an account',
    body: (
      <>
        <p>We store what you give us:</p>
        <ul>
          <li>your email address, first name and country, and optionally your last name and phone number;</li>
          <li>
            what you are looking for: job titles, locations, function, remote preference, job type, industry,
            seniority, dream companies, and the companies you asked us to follow;
          </li>
          <li>how you want to be notified: channels, hours, a pause and time zone;</li>
          <li>
            for each browser in which you turn on push notifications: its address at the browser's push
            service, and the keys that only it can read them with;
          </li>
          <li>what you confirm for application forms: your full name, city, work authorization and links;</li>
          <li>the resumes you upload, including their text, so that we can use them when you ask us to.</li>
        </ul>
        <p>
          Your password is handled by the login service, which stores only what it needs to verify it. We
          can't read it.
        </p>
        <p>We also store what the service produces:</p>
        <ul>
          <li>which jobs matched you and why, what we sent you and when, and the delivery reports;</li>
          <li>how many free alerts you have left;</li>
          <li>the jobs you marked as applied, and your notes on them;</li>
          <li>the status and receipts of your subscription. We never receive your card number.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'purposes',
    heading: 'How we use it',
    body: (
      <>
        <p>
          To match jobs to you, to notify you about them, to generate the texts you ask for, to take payments,
          to help you when you write to us, and to keep the service secure and working. Some of our staff can
          see which jobs matched which users, to find out why an alert was or was not sent.
        </p>
        <p>
          We don't sell your data, show ads, or tell employers anything about you. Anything an employer
          receives, you send yourself.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    heading: 'Cookies and browser storage',
    body: (
      <>
        <p>
          {name} uses cookies and browser storage to work: to keep you logged in, and to remember the settings
          listed in the first section. We use none for advertising.
        </p>
        <p>
          If you choose Accept in the cookie notice, we also record some events with PostHog: page views,
          opening a job's details, and, when you register, your first name, email address, function, remote
          preference, job titles and locations. Before you accept, nothing is sent and the analytics code
          isn't even loaded. If you choose Decline, it stays that way.
        </p>
        <p>
          You can change your mind at any time: <ChangeConsent />.
        </p>
      </>
    ),
  },
];

export const privacyPolicy: readonly LegalSection[] = [...collecting, ...privacySharing, ...privacyRetention];

import { product } from '../../config/product.ts';
import type { LegalSection } from './legal-section.ts';

const { name } = product;

const processors: readonly { readonly who: string; readonly what: string }[] = [
  {
    who: 'Amazon Web Services',
    what: 'hosts the service, in the United States. Cognito handles logins, SES sends our emails, SNS and End User Messaging send our texts, and AWS stores the data described in this policy.',
  },
  {
    who: 'Stripe',
    what: 'processes payments. It receives your email address and what you enter on its page, and tells us whether you have paid.',
  },
  {
    who: 'OpenAI',
    what: 'processes postings, which contain nothing about you. It processes each job title you save, and nothing else about you, so that we can suggest similar ones, and your resume only when you ask for a cover letter or an analysis. We ask it not to store what we send.',
  },
  {
    who: "Your browser's push service",
    what: 'from Google, Mozilla, Apple or Microsoft, passes push notifications to your browser, only if you turn them on. They are encrypted, so it sees when one is sent but not what it says.',
  },
  {
    who: 'PostHog',
    what: 'records usage events, only after you accept.',
  },
];

export const privacySharing: readonly LegalSection[] = [
  {
    id: 'sharing',
    heading: 'Who we share it with',
    body: (
      <>
        <p>These companies receive only the data they need to do their part:</p>
        <dl className="grid gap-3">
          {processors.map(({ who, what }) => (
            <div key={who}>
              <dt className="font-semibold">{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          Beyond that, we share data only when a law or a court requires it, or with whoever takes over {name}
          , who will then be bound by this policy.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    heading: 'Where we store it',
    body: (
      <p>
        In the United States. If you use {name} from another country, your data is transferred to the United
        States and kept under United States law.
      </p>
    ),
  },
];

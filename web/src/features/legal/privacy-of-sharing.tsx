import { product } from '../../config/product.ts';
import type { LegalSection } from './section.ts';

const { name } = product;

const helpers: readonly { readonly who: string; readonly what: string }[] = [
  {
    who: 'Amazon Web Services',
    what: 'runs the service, in the United States: Cognito checks your login, SES carries our e-mails, SNS and End User Messaging our texts, and its storage holds what this policy names.',
  },
  {
    who: 'Stripe',
    what: 'takes payments. It gets your e-mail address and what you enter on its own page, and tells us whether you have paid.',
  },
  {
    who: 'OpenAI',
    what: 'reads postings for us, which say nothing about you. It reads a job title of yours when we suggest others for it, and your resume only when you ask for a cover letter or an analysis. We ask it not to store what it is sent.',
  },
  {
    who: 'PostHog',
    what: 'counts events, only after you accept.',
  },
];

/** The sections of the privacy policy about who else sees what. */
export const privacyOfSharing: readonly LegalSection[] = [
  {
    id: 'sharing',
    heading: 'Who works for us',
    body: (
      <>
        <p>These companies see what they need for their part, and nothing more:</p>
        <dl className="grid gap-3">
          {helpers.map(({ who, what }) => (
            <div key={who}>
              <dt className="font-semibold">{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          Beyond that we give data to others only where a law or a court makes us, or to whoever takes over{' '}
          {name}, who is then bound by this policy.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    heading: 'Where it is',
    body: (
      <p>
        In the United States. If you use {name} from another country, what you give us is brought there and
        kept under the law of the United States.
      </p>
    ),
  },
];

import { product } from '../../config/product.ts';
import type { LegalSection } from './section.ts';

const { name } = product;

/** The sections of the terms that are about ending, liability and law. */
export const termsOfLaw: readonly LegalSection[] = [
  {
    id: 'ending',
    heading: 'How it ends',
    body: (
      <p>
        You can delete your account in your settings at any time; this also ends a subscription. We may
        suspend or end an account that breaks these terms, and may change or end the service as a whole.
      </p>
    ),
  },
  {
    id: 'ours',
    heading: 'What is ours',
    body: (
      <p>
        The name {name}, its mark, its design and its programs are ours or used by us with permission. You may
        use the site as it is offered; nothing here gives you more rights in them than that.
      </p>
    ),
  },
  {
    id: 'warranty',
    heading: 'No warranty',
    body: (
      <p>
        {name} is offered as it is and as it is available, without warranties of any kind, stated or implied,
        including those of merchantability, fitness for a purpose and non-infringement, as far as the law
        allows.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Limit of liability',
    body: (
      <>
        <p>
          <strong className="font-semibold">
            Our liability to you, for everything together that arises from {name} or these terms, is limited
            to $100.
          </strong>
        </p>
        <p>
          We are not liable for indirect or consequential losses, nor for a job, a salary or a chance that was
          missed, whatever the legal ground and even if we could have known. Where the law does not allow such
          a limit, it applies as far as the law does.
        </p>
      </>
    ),
  },
  {
    id: 'claims',
    heading: 'Claims of others',
    body: (
      <p>
        If somebody makes a claim against us because of what you did with {name} against these terms or the
        law, you take over what it costs us, within reason.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Law and courts',
    body: (
      <p>
        These terms are governed by the law of the State of New York, without its rules on conflicts of laws.
        The state and federal courts in New York County, New York, decide disputes, except where the law gives
        you another court.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: (
      <>
        <p>
          When we change these terms we change the date at the top, and write to account holders before a
          change that matters takes effect. Whoever goes on using {name} after that accepts it.
        </p>
        <p>
          If a part of these terms does not hold, the rest does. Not insisting on a right once does not give
          it up.
        </p>
      </>
    ),
  },
];

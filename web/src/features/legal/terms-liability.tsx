import { product } from '../../config/product.ts';
import type { LegalSection } from './legal-section.ts';

const { name } = product;

export const termsLiability: readonly LegalSection[] = [
  {
    id: 'ending',
    heading: 'Termination',
    body: (
      <p>
        You can delete your account in your settings at any time, which also cancels any subscription. We may
        suspend or terminate accounts that violate these terms, and may change or discontinue the service.
      </p>
    ),
  },
  {
    id: 'ours',
    heading: 'Our property',
    body: (
      <p>
        The {name} name, logo, design and software belong to us or are used with permission. You may use the
        site as it is offered. Nothing in these terms gives you any further rights in them.
      </p>
    ),
  },
  {
    id: 'warranty',
    heading: 'No warranty',
    body: (
      <p>
        To the extent the law allows, {name} is provided “as is” and “as available”, without warranties of any
        kind, express or implied, including warranties of merchantability, fitness for a particular purpose
        and non-infringement.
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
            Our total liability to you for all claims arising from {name} or these terms is limited to $100.
          </strong>
        </p>
        <p>
          We are not liable for indirect or consequential losses, or for a missed job, salary or opportunity,
          on any legal theory and even if we could have foreseen them. Where the law does not allow these
          limits, they apply to the extent it does.
        </p>
      </>
    ),
  },
  {
    id: 'claims',
    heading: 'Claims by others',
    body: (
      <p>
        If someone makes a claim against us because you used {name} in violation of these terms or the law,
        you agree to cover our reasonable costs.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Governing law and courts',
    body: (
      <p>
        These terms are governed by the law of the State of New York, without regard to its conflict of laws
        rules. The state and federal courts in New York County, New York, have jurisdiction over disputes,
        except where the law entitles you to another court.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: (
      <>
        <p>
          When we change these terms, we update the date at the top, and we email account holders before a
          significant change takes effect. By continuing to use {name} after that, you accept the change.
        </p>
        <p>
          If any part of these terms is unenforceable, the rest remains in effect. Our failure to enforce a
          right or provision is not a waiver of it.
        </p>
      </>
    ),
  },
];

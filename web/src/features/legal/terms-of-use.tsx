import { Link } from 'wouter';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import type { LegalSection } from './section.ts';
import { SupportLink } from './support-link.tsx';
import { termsOfLaw } from './terms-of-law.tsx';
import { termsOfPayment } from './terms-of-payment.tsx';

const { name } = product;

const use: readonly LegalSection[] = [
  {
    id: 'agreement',
    heading: 'What you agree to',
    body: (
      <>
        <p>
          These terms are the agreement between you and {name}, the operator of this site and of the alerts it
          sends. By using the site or making an account you accept them. If you do not, please do not use{' '}
          {name}.
        </p>
        <p>
          The <Link href={paths.privacy}>privacy policy</Link> tells what we do with what we know of you.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    heading: 'Who may use it',
    body: (
      <p>
        {name} is not for users under 18. By using it you say that you are at least 18 years old and able to
        make this agreement.
      </p>
    ),
  },
  {
    id: 'service',
    heading: 'What we do',
    body: (
      <>
        <p>
          We read the public job boards of employers, show the openings of today and yesterday, and, when you
          register, write to you when an opening fits the job titles and places that you name.
        </p>
        <p>
          We do our best to be quick and complete. We do not promise that every opening is found, that an
          alert comes by a certain time, or that it comes at all: boards, mail services and phone networks
          fail, and so may we.
        </p>
      </>
    ),
  },
  {
    id: 'employers',
    heading: 'Employers and their openings',
    body: (
      <>
        <p>
          The openings are the employers', and so are their words. We are not the employer, nor an agent of
          one; we do not check what an employer writes, and have no part in whom they hire. Read the
          employer's own page before you rely on anything shown here.
        </p>
        <p>
          Instant apply opens the employer's own form with what you prepared beside it. You send the
          application, and you answer for what it says.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    body: (
      <p>
        One account is for one person. Give an e-mail address that is yours, keep your password to yourself,
        and tell us when you think that somebody else knows it. You answer for what is done with your account
        until you have told us.
      </p>
    ),
  },
  {
    id: 'content',
    heading: 'What you give us',
    body: (
      <p>
        Your resumes, job titles and notes remain yours. You let us store and process them for as long as it
        takes to do for you what you asked for, and for nothing else. Give us only what you have the right to
        give.
      </p>
    ),
  },
  {
    id: 'ai',
    heading: 'Texts made by a model',
    body: (
      <p>
        Some texts are made with the help of a language model: suggested job titles, details of an opening,
        cover letters, the analysis of a resume. They can be wrong. Read them before you use them; what you
        send to an employer is yours.
      </p>
    ),
  },
  {
    id: 'messages',
    heading: 'E-mails and texts',
    body: (
      <p>
        We write to you about your account, and send the alerts you asked for. Every alert by e-mail has a
        link that ends them. Texts go only to a number that you have verified; answer STOP to end them. Your
        phone company may charge you for texts.
      </p>
    ),
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>make several accounts to get more free alerts than one account has,</li>
          <li>copy the board as a whole, or sell or republish what is on it,</li>
          <li>load the service on purpose beyond what a reader needs, or try to get past its protections,</li>
          <li>use it to harm, deceive or discriminate against anybody, or against the law.</li>
        </ul>
        <p>The feeds of the board are there to be read by programs, for your own use.</p>
      </>
    ),
  },
];

const last: readonly LegalSection[] = [
  {
    id: 'contact',
    heading: 'Writing to us',
    body: (
      <p>
        Questions about these terms: <SupportLink />.
      </p>
    ),
  },
];

/** The terms of use, section by section. */
export const termsOfUse: readonly LegalSection[] = [...use, ...termsOfPayment, ...termsOfLaw, ...last];

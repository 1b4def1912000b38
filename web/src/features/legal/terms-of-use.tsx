import { Link } from 'wouter';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import type { LegalSection } from './legal-section.ts';
import { SupportLink } from './support-link.tsx';
import { termsLiability } from './terms-liability.tsx';
import { termsPayment } from './terms-payment.tsx';

const { name } = product;

const use: readonly LegalSection[] = [
  {
    id: 'agreement',
    heading: 'Agreement',
    body: (
      <>
        <p>
          These terms are an agreement between you and {name}, the operator of this site and its alerts. By
          using the site or creating an account, you accept them. If you do not accept them, please do not use{' '}
          {name}.
        </p>
        <p>
          The <Link href={paths.privacy}>privacy policy</Link> explains how we use your data.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    heading: `Who can use ${name}`,
    body: (
      <p>
        {name} is not for users under 18. By using it, you confirm that you are at least 18 years old and able
        to enter into this agreement.
      </p>
    ),
  },
  {
    id: 'service',
    heading: 'What we do',
    body: (
      <>
        <p>
          We read employers' public job boards, show the jobs from today and yesterday, and, if you register,
          notify you when a job matches the job titles and locations you save.
        </p>
        <p>
          We do our best to be fast and complete. We do not promise that we find every job, that an alert
          arrives by a certain time, or that it arrives at all: job boards, mail services and phone networks
          can fail, and so can we.
        </p>
      </>
    ),
  },
  {
    id: 'employers',
    heading: 'Employers and their jobs',
    body: (
      <>
        <p>
          Jobs and their descriptions come from employers. We are not an employer or an employer's agent, we
          do not verify what employers write, and we play no part in hiring decisions. Read the employer's own
          page before you rely on anything shown here.
        </p>
        <p>
          Instant Apply opens the employer's own form, with your details beside it. You submit the
          application, and you are responsible for what it says.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    body: (
      <p>
        Each account is for one person. Use your own email address, keep your password secret, and tell us if
        you think someone else knows it. You are responsible for what happens under your account until you
        tell us.
      </p>
    ),
  },
  {
    id: 'content',
    heading: 'Your content',
    body: (
      <p>
        Your resumes, job titles and notes remain yours. You allow us to store and process them for as long as
        needed to provide what you asked for, and for nothing else. Only upload content you have the right to
        share.
      </p>
    ),
  },
  {
    id: 'ai',
    heading: 'AI-generated text',
    body: (
      <p>
        Some text is generated with the help of a language model: suggested job titles, details of a job,
        cover letters and resume analyses. It can be wrong. Read it before you use it: you are responsible for
        what you send to an employer.
      </p>
    ),
  },
  {
    id: 'messages',
    heading: 'Emails and texts',
    body: (
      <p>
        We email you about your account, and send the alerts you asked for. Every alert email has an
        unsubscribe link. We only text numbers you have verified; reply STOP to stop texts. Your carrier may
        charge you for texts.
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
          <li>create several accounts to get more free alerts,</li>
          <li>copy the board as a whole, or sell or republish its content,</li>
          <li>deliberately overload the service, or try to bypass its protections,</li>
          <li>use it to harm, deceive or discriminate against anyone, or to break the law.</li>
        </ul>
        <p>Programs may read the board's feeds for your own use.</p>
      </>
    ),
  },
];

const last: readonly LegalSection[] = [
  {
    id: 'contact',
    heading: 'Contact us',
    body: (
      <p>
        Send questions about these terms to <SupportLink />.
      </p>
    ),
  },
];

export const termsOfUse: readonly LegalSection[] = [...use, ...termsPayment, ...termsLiability, ...last];

import { REGION } from '../deploy/region.ts';
import { checkReading, type Finding, missing, ok } from './finding.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot } from './snapshot.ts';

/** A new account's monthly spending limit for texts, in US dollars. */
const INITIAL_TEXT_LIMIT = 1;

/** The approximate price of a text in the US, in US dollars. */
const TEXT_PRICE = 0.009;

const consoleUrl = (path: string) => `https://console.aws.amazon.com/${path}`;

/** Checks whether e-mails and texts can reach people. */
export const checkChannels = (required: Requirements, snapshot: AccountSnapshot): readonly Finding[] => [
  ...checkSender(required, snapshot),
  ...checkMail(required, snapshot),
  ...checkTexts(required, snapshot),
];

const checkSender = ({ senderDomain, stage }: Requirements, { isSenderVerified }: AccountSnapshot) =>
  checkReading('sender', isSenderVerified, (isVerified) => {
    if (isVerified) return ok('sender', `${senderDomain} is verified`);
    return missing(
      'sender',
      isVerified === undefined
        ? `${senderDomain} is not set up in SES. Run npm run deploy -- --stage ${stage} --sender, and publish the DNS records that it prints.`
        : `${senderDomain} is not verified yet. Publish the DNS records that npm run deploy -- --stage ${stage} --sender prints, and wait until SES has found them.`,
    );
  });

const PAUSED = `SES has paused the account: it sends nothing. Read why, and ask for a review: ${consoleUrl(`ses/home?region=${REGION}#/account`)}`;

const UNDER_REVIEW =
  'SES reviews the account, because too many messages bounced or were marked as spam. Answer the message in the support center before you send more.';

/** https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html */
const checkMail = ({ mailsPerSecond, stage }: Requirements, { mail }: AccountSnapshot) =>
  checkReading('mail', mail, ({ isProduction, isSending, reputation, perSecond, perDay }) => [
    ...(isSending && reputation !== 'SHUTDOWN' ? [] : [missing('mail', PAUSED)]),
    ...(reputation === 'PROBATION' ? [missing('mail', UNDER_REVIEW)] : []),
    isProduction
      ? ok('mail', 'SES is out of the sandbox')
      : missing(
          'mail',
          `SES is in the sandbox: only verified addresses receive mail. Request production access: ${consoleUrl(`ses/home?region=${REGION}#/account`)}`,
        ),
    perSecond >= mailsPerSecond
      ? ok(
          'mail rate',
          `${perSecond} a second and ${perDay} a day; ${stage} sends ${mailsPerSecond} a second`,
        )
      : missing(
          'mail rate',
          `The account may send ${perSecond} a second, but ${stage} would send ${mailsPerSecond}. Set stages.${stage}.mailsPerSecond in cdk.json to ${perSecond}, or request a higher rate.`,
        ),
  ]);

/** https://docs.aws.amazon.com/sms-voice/latest/userguide/sandbox.html and …/awssupport-spend-threshold.html */
const checkTexts = ({ textCountries }: Requirements, { texts }: AccountSnapshot) =>
  checkReading(
    'texts',
    texts,
    ({ isSandbox, monthlyLimit, highestLimit, originationNumbers, allowedCountries }) => [
      isSandbox
        ? missing(
            'texts',
            `AWS End User Messaging is in the sandbox: only verified numbers receive texts. Request production access: ${consoleUrl(`sms-voice/home?region=${REGION}#/overview`)}`,
          )
        : ok('texts', 'AWS End User Messaging is out of the sandbox'),
      checkSpending(monthlyLimit, highestLimit),
      checkCountries(textCountries, allowedCountries),
      originationNumbers > 0
        ? ok('text number', `${originationNumbers} active phone number${originationNumbers === 1 ? '' : 's'}`)
        : missing(
            'text number',
            `The account has no active phone number to send texts from. Register a toll-free number, which takes a week or more: ${consoleUrl(`sms-voice/home?region=${REGION}#/phone-numbers`)}`,
          ),
    ],
  );

/**
 * Numbers abroad can be made to ask for codes, whose price the caller shares:
 * https://docs.aws.amazon.com/sms-voice/latest/userguide/protect.html
 */
function checkCountries(wanted: readonly string[], allowed: readonly string[] | null): Finding {
  const remedy = 'docs/deploy.md, step 2, has the commands.';
  if (allowed === null)
    return missing(
      'text countries',
      `Texts may go to every country, so that anybody can run up the bill with numbers abroad. Limit them to ${wanted.join(', ')}: ${remedy}`,
    );
  const others = allowed.filter((country) => !wanted.includes(country));
  const blocked = wanted.filter((country) => !allowed.includes(country));
  if (others.length > 0)
    return missing('text countries', `Texts may also go to ${others.join(', ')}. Block these: ${remedy}`);
  if (blocked.length > 0)
    return missing('text countries', `Texts to ${blocked.join(', ')} are blocked. Allow these: ${remedy}`);
  return ok('text countries', wanted.join(', '));
}

function checkSpending(monthlyLimit: number, highestLimit: number): Finding {
  if (monthlyLimit > INITIAL_TEXT_LIMIT) return ok('text spending', `$${monthlyLimit} a month`);
  const cost = `Texts may cost $${monthlyLimit} a month, about ${Math.floor(monthlyLimit / TEXT_PRICE)} texts`;
  return missing(
    'text spending',
    highestLimit > monthlyLimit
      ? `${cost}. Raise it, up to $${highestLimit}: aws pinpoint-sms-voice-v2 set-text-message-spend-limit-override --monthly-limit ${highestLimit} --region ${REGION}`
      : `${cost}. Request a higher SMS spending limit from AWS Support: ${consoleUrl('support/home#/case/create?issueType=service-limit-increase')}`,
  );
}

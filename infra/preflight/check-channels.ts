import { REGION } from '../deploy/region.ts';
import { type Finding, judge, missing, ok } from './finding.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot } from './snapshot.ts';

/** What texts may cost in a month, in US dollars, before anybody asks for more. */
const FIRST_TEXT_LIMIT = 1;

/** About what a text to the USA costs, in US dollars. */
const TEXT_PRICE = 0.009;

const consoleUrl = (path: string) => `https://console.aws.amazon.com/${path}`;

/** Checks whether mails and texts will reach people. */
export const checkChannels = (required: Requirements, snapshot: AccountSnapshot): readonly Finding[] => [
  ...checkSender(required, snapshot),
  ...checkMail(required, snapshot),
  ...checkTexts(snapshot),
];

const checkSender = ({ senderDomain, stage }: Requirements, { isSenderVerified }: AccountSnapshot) =>
  judge('sender', isSenderVerified, (isVerified) => {
    if (isVerified) return ok('sender', `${senderDomain} is verified`);
    return missing(
      'sender',
      isVerified === undefined
        ? `SES does not know ${senderDomain}. Run npm run deploy -- --stage ${stage} --sender, and publish the DNS records that it prints.`
        : `${senderDomain} is not verified yet. Publish the DNS records that npm run deploy -- --stage ${stage} --sender prints, and wait for SES to find them.`,
    );
  });

/** https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html */
const checkMail = ({ mailsPerSecond, stage }: Requirements, { mail }: AccountSnapshot) =>
  judge('mail', mail, ({ isProduction, perSecond, perDay }) => [
    isProduction
      ? ok('mail', 'SES is out of its sandbox')
      : missing(
          'mail',
          `SES is in its sandbox: only verified addresses get mail. Request production access: ${consoleUrl(`ses/home?region=${REGION}#/account`)}`,
        ),
    perSecond >= mailsPerSecond
      ? ok(
          'mail rate',
          `${perSecond} a second and ${perDay} a day; ${stage} sends ${mailsPerSecond} a second`,
        )
      : missing(
          'mail rate',
          `The account may send ${perSecond} a second, and ${stage} would send ${mailsPerSecond}. Set stages.${stage}.mailsPerSecond in cdk.json to ${perSecond}, or request more.`,
        ),
  ]);

/** https://docs.aws.amazon.com/sms-voice/latest/userguide/sandbox.html and …/awssupport-spend-threshold.html */
const checkTexts = ({ texts }: AccountSnapshot) =>
  judge('texts', texts, ({ isSandbox, monthlyLimit, highestLimit, originationNumbers }) => [
    isSandbox
      ? missing(
          'texts',
          `Texts are in their sandbox: only verified numbers get them. Request production access: ${consoleUrl(`sms-voice/home?region=${REGION}#/overview`)}`,
        )
      : ok('texts', 'AWS End User Messaging is out of its sandbox'),
    checkSpending(monthlyLimit, highestLimit),
    originationNumbers > 0
      ? ok('text number', `${originationNumbers} active phone number${originationNumbers === 1 ? '' : 's'}`)
      : missing(
          'text number',
          `The account has no active phone number to send texts from. Register a toll-free number, which takes a week or more: ${consoleUrl(`sms-voice/home?region=${REGION}#/phone-numbers`)}`,
        ),
  ]);

function checkSpending(monthlyLimit: number, highestLimit: number): Finding {
  if (monthlyLimit > FIRST_TEXT_LIMIT) return ok('text spending', `$${monthlyLimit} a month`);
  const cost = `Texts may cost $${monthlyLimit} a month, about ${Math.floor(monthlyLimit / TEXT_PRICE)} texts`;
  return missing(
    'text spending',
    highestLimit > monthlyLimit
      ? `${cost}. Raise it, up to $${highestLimit}: aws pinpoint-sms-voice-v2 set-text-message-spend-limit-override --monthly-limit ${highestLimit} --region ${REGION}`
      : `${cost}. Request a higher SMS spending limit from AWS Support: ${consoleUrl('support/home#/case/create?issueType=service-limit-increase')}`,
  );
}

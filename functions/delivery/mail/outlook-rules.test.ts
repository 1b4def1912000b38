import { describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { verificationMail } from '../../members/code-mail.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { composeNotice } from './compose-notice.ts';
import { composeWelcome } from './compose-welcome.ts';
import { frame, message, NOW, read } from './fixtures/alert-mail.ts';
import { ignoredPadding, lackingInOutlook } from './fixtures/outlook-lint.ts';

const jobs = Array.from({ length: 14 }, (_, number) => ({ jobTitle: `Backend Engineer ${number}` }));
const subscription = {
  planInterval: 'YEARLY',
  status: 'active',
  subscriptionId: 'sub_1',
  currentPeriodEnd: Date.parse('2027-11-28T18:00:00Z') / 1000,
  cancelAtPeriodEnd: false,
} as const;

const mails: Readonly<Record<string, () => Promise<{ html?: string | undefined }>>> = {
  'an alert': () => read(message({ jobs: [{ compensation: '$180,000' }] })),
  'a digest': () => read(message({ jobs, leftOut: { jobs: 3, isMore: false, employers: [] } })),
  'a welcome': async () => {
    const items = [{ job: aJob(), alert: anAlert('ada', 'greenhouse-acme-1') }];
    const welcome = { messageId: 'welcome-ada', user: aUser(), items, matching: 1 };
    return PostalMime.parse(await composeWelcome(welcome, frame, NOW));
  },
  'a code': async () => verificationMail,
  'a notice': async () => {
    const content = { kind: 'plan', event: 'started', subscription } as const;
    const notice = { messageId: 'notice-ada-7', user: aUser(), items: [] as const, content };
    return PostalMime.parse(await composeNotice(notice, frame, NOW));
  },
};

/** Features that Outlook leaves out, and why nothing is lost. */
const HARMLESS = {
  'css-at-media': 'Outlook has a dark mode of its own.',
  'css-at-media-prefers-color-scheme': 'See css-at-media.',
  'css-selector-child': 'Only in the rules of dark mode.',
  'css-border-radius': 'Buttons have corners there.',
  'css-max-height': 'Hides the preview text a second time: display:none works.',
  'css-opacity': 'See css-max-height.',
  'css-overflow': 'See css-max-height.',
  'css-user-select': 'A code is selected by hand then.',
  'css-text-decoration-line': 'Links have text-decoration too.',
};

/** Features that Outlook has in part, and how our mails use them. */
const ENOUGH = {
  'css-background': 'Colors only.',
  'css-border': 'Up to 8px, and of lines, tables and links only.',
  'css-display': 'none, and the buttons stay in line without it.',
  'css-display-none': 'The preview text has no table.',
  'css-font-size': 'Pixels only.',
  'css-font-weight': '400 and 600.',
  'css-letter-spacing': 'A little tighter or not is the same to read.',
  'css-line-height': 'Without a unit.',
  'css-margin': 'No negative ones; the column is centered by its attribute.',
  'css-max-width': 'Of the column, which is a table.',
  'css-padding': 'Of cells and buttons only: see the next test.',
  'css-text-decoration': 'One value.',
  'css-width': 'Of tables.',
  'html-dir': 'Of the whole mail.',
  'html-style': 'In the head.',
  'html-target': 'Links open in a browser anyway.',
  'html-width': 'Of tables.',
};

describe('MATCH-05 by caniemail.com’s rules for Outlook on Windows', () => {
  test.each(Object.keys(mails))('%s mail uses nothing that is lost there', async (kind) => {
    const { html = '' } = (await mails[kind]?.()) ?? {};
    expect(html).toContain('Daybreak');
    expect(Object.keys(HARMLESS)).toEqual(expect.arrayContaining(lackingInOutlook(html, 'n')));
    expect(Object.keys(ENOUGH)).toEqual(expect.arrayContaining(lackingInOutlook(html, 'a')));
  });

  test.each(Object.keys(mails))('%s mail keeps its distances: no text has padding', async (kind) => {
    const { html = '' } = (await mails[kind]?.()) ?? {};
    expect(ignoredPadding(html)).toEqual([]);
  });

  test('what a mail may not use is found', () => {
    const html = '<p style="padding:4px 0;display:flex">a</p><video></video><style>@supports (a:b){}</style>';
    expect(lackingInOutlook(html, 'n')).toEqual(['css-at-supports', 'css-display-flex', 'html-video']);
    expect(ignoredPadding(html)).toEqual(['p']);
  });
});

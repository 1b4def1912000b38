import { describe, expect, test } from '@jest/globals';
import type { SiteClaims } from '../platform/built-site.ts';
import { findPlaceholders } from './placeholders.ts';

const settings = {
  mailFrom: 'alerts@acme.com',
  domain: { name: 'jobs.acme.com', certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' },
  supportAddress: 'help@acme.com',
  alarmEmail: 'ops@acme.com',
  mailsPerSecond: 14,
  postalAddress: 'Acme, 1 Main Street, Austin, TX 78701',
  production: true,
};
const claims: SiteClaims = {
  price: { monthly: '$4.63', annual: '$50.00', annualLabel: '10% savings' },
  testimonial: 'given',
};
const shippedClaims = {
  price: { monthly: '$4.63', annual: '$55.63', annualLabel: '10% savings' },
  testimonial: 'sample',
} as const;

describe('OPS-01 findPlaceholders', () => {
  test('OPS-01 returns nothing when everything is set', () => {
    expect(findPlaceholders('prod', settings, claims)).toEqual([]);
  });

  test('OPS-01 returns every placeholder with what to do', () => {
    const { domain } = settings;
    const shipped = {
      mailFrom: 'alerts@daybreak.example',
      domain: { ...domain, name: 'daybreak.example' },
      production: true,
    };
    expect(findPlaceholders('prod', shipped, shippedClaims)).toEqual([
      expect.stringMatching(
        /^stages\.prod\.mailFrom in cdk\.json is "alerts@daybreak\.example", .* that you own\.$/,
      ),
      expect.stringMatching(/^stages\.prod\.domain\.name in cdk\.json is "daybreak\.example"/),
      'stages.prod.supportAddress in cdk.json is missing. Set it to the address where people write to you.',
      'stages.prod.alarmEmail in cdk.json is missing. Set it to the address that gets the alarms.',
      expect.stringMatching(/^stages\.prod\.mailsPerSecond in cdk\.json is missing\./),
      expect.stringMatching(/^stages\.prod\.postalAddress in cdk\.json is missing\./),
      expect.stringMatching(/^The testimonial on \/pricing is a placeholder/),
      expect.stringMatching(/^The label "10% savings" is false for \$4\.63 a month/),
    ]);
  });

  test.each(['ops@daybreak.example', 'ops@example.com', 'ops@mail.example.org', 'ops@acme.test'])(
    'OPS-01 rejects %s, whose domain is reserved',
    (alarmEmail) => {
      expect(findPlaceholders('dev', { ...settings, alarmEmail }, claims)).toEqual([
        expect.stringContaining(`stages.dev.alarmEmail in cdk.json is "${alarmEmail}"`),
      ]);
    },
  );

  test('OPS-01 accepts a domain that only ends like a reserved one', () => {
    expect(findPlaceholders('dev', { ...settings, mailFrom: 'alerts@bestexample.com' }, claims)).toEqual([]);
  });

  test('OPS-02 rejects plain-password sign-in in production', () => {
    const scripted = { ...settings, passwordSignIn: true };
    expect(findPlaceholders('prod', scripted, claims)).toEqual([
      expect.stringMatching(
        /^stages\.prod\.passwordSignIn in cdk\.json allows scripts to sign in .* Remove it\.$/,
      ),
    ]);
    expect(findPlaceholders('dev', { ...scripted, production: false }, claims)).toEqual([]);
  });

  test('OPS-01 accepts sample content on pages outside production', () => {
    expect(findPlaceholders('dev', { ...settings, production: false }, shippedClaims)).toEqual([]);
  });

  test('OPS-01 accepts a false savings label that the operator confirmed', () => {
    const confirmed = { ...settings, savingsClaimConfirmed: true };
    expect(findPlaceholders('prod', confirmed, { ...shippedClaims, testimonial: 'none' })).toEqual([]);
  });
});

describe('OPS-01 findPlaceholders and savings labels', () => {
  const findFor = (price: SiteClaims['price']) => findPlaceholders('prod', settings, { ...claims, price });
  test.each([
    ['$4.63', '$50.00', '10% savings', 0],
    ['$4.63', '$50.01', '10% savings', 1],
    ['$5.00', '$54.00', 'Save 10 %', 0],
    ['$4.63', '$55.63', 'Best for a long search', 0],
  ])(
    'OPS-01 with %s a month, %s a year, and "%s" returns %d findings',
    (monthly, annual, annualLabel, count) => {
      expect(findFor({ monthly, annual, annualLabel })).toHaveLength(count);
    },
  );
});

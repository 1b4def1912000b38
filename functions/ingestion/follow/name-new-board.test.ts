import { expect, test } from '@jest/globals';
import { resemblesAny } from '../registry/recognition/known-names.ts';
import { nameNewBoard } from './name-new-board.ts';

const resembles = resemblesAny(['Stripe']);

test.each([
  ['careers', 'careers.larkspur.com', 'LarkSpur', 'LarkSpur'],
  ['careers', 'getlarkspur.com', 'Larkspur', 'Larkspur'],
  ['careers', 'careers.larkspur-systems.co.uk', '', 'Larkspur Systems'],
  ['careers', 'larkspur.com', 'Fernhill', 'Larkspur'],
  ['careers', 'larkspur.com', 'Stripe', 'Larkspur'],
  ['careers', 'stripe-careers.com', 'Stripe', 'stripe-careers.com'],
  ['careers', 'jobs.str1pe.com', 'Stripe', 'jobs.str1pe.com'],
  ['careers', 'xn--strpe-8va.com', 'Stripe', 'xn--strpe-8va.com'],
  ['jibe', 'jobs.larkspur.com', 'Fernhill', 'Larkspur'],
  ['breezy', 'fernhill', 'Fernhill Farms', 'Fernhill Farms'],
  ['breezy', 'fernhill', 'Stripe', 'Fernhill'],
  ['breezy', 'stripe', 'Stripe', 'stripe on breezy'],
])('ING-01 a member’s board %s:%s that calls itself %j is called %j', (ats, slug, stated, name) => {
  expect(nameNewBoard({ ats, slug, stated }, resembles)).toBe(name);
});

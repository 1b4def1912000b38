import { expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { pickBest } from './pick-best.ts';

const candidate = (jobId: string, company: string, title = 'Backend Engineer') => {
  const alert = anAlert('ada', jobId);
  return { alert: { ...alert, reason: { ...alert.reason, title } }, company };
};

const CANDIDATES = [
  candidate('suggested', 'Marram', 'API Engineer'),
  candidate('acme-1', 'Acme'),
  candidate('acme-2', 'Acme'),
  candidate('acme-3', 'Acme'),
  candidate('larkspur-1', 'Larkspur'),
];
const best = (max: number) => pickBest(aUser(), CANDIDATES, max).map(({ sk }) => sk);

test('MATCH-02 a welcome mail lists typed titles before suggested ones, newest first, from several employers', () => {
  expect(best(10)).toEqual(['acme-1', 'acme-2', 'larkspur-1', 'suggested', 'acme-3']);
  expect(best(3)).toEqual(['acme-1', 'acme-2', 'larkspur-1']);
});

import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import { NOW, RESUME } from './fixtures/resume.ts';
import { assertAnalyzable, type Deps, startAnalysis } from './start-analysis.ts';

const annual = aUser({ activeSubscription: { ...anActiveSubscription, planInterval: 'YEARLY' } });
const accepted = aResume({ state: 'accepted' });

function start(overrides: Partial<Deps> = {}) {
  const started: string[] = [];
  const deps: Deps = {
    readUser: async () => annual,
    readResume: async () => accepted,
    readText: async () => RESUME,
    async start() {
      started.push('started');
      return 'started';
    },
    ...overrides,
  };
  return { started, done: startAnalysis(deps, NOW) };
}

describe('starting an analysis of a resume', () => {
  test('AI-03 works on the annual plan', async () => {
    const { started, done } = start();
    await done;
    expect(started).toEqual(['started']);
  });

  test.each<[string, Partial<Deps>, { code: string; message: RegExp }]>([
    ['without an account', { readUser: async () => undefined }, { code: 'NotFound', message: /no account/ }],
    [
      'without a plan',
      { readUser: async () => aUser() },
      {
        code: 'NeedsPlan',
        message: /^Resume analyses come with the annual plan.*subscription page/,
      },
    ],
    [
      'on the monthly plan',
      { readUser: async () => aUser({ activeSubscription: anActiveSubscription }) },
      { code: 'NeedsPlan', message: /annual plan/ },
    ],
    [
      'after the annual plan has ended',
      {
        readUser: async () =>
          ({ ...annual, activeSubscription: { ...annual.activeSubscription, status: 'canceled' } }) as never,
      },
      { code: 'NeedsPlan', message: /annual plan/ },
    ],
    [
      'for a deleted resume',
      { readResume: async () => undefined },
      { code: 'NotFound', message: /was deleted/ },
    ],
    [
      'for a refused resume',
      { readResume: async () => aResume({ state: 'refused', why: 'This file is empty.' }) },
      { code: 'BadInput', message: /This file is empty/ },
    ],
    ['for a scan', { readText: async () => '' }, { code: 'BadInput', message: /a scan/ }],
  ])('AI-03 is refused %s, before the quota is used', async (_, overrides, fault) => {
    const { started, done } = start(overrides);
    await expect(done).rejects.toMatchObject({
      code: fault.code,
      message: expect.stringMatching(fault.message),
    });
    expect(started).toEqual([]);
  });

  test('AI-03 is refused while one is in progress, and when the quota is used up', async () => {
    await expect(start({ start: async () => 'in progress' }).done).rejects.toMatchObject({
      code: 'Conflict',
    });
    await expect(start({ start: async () => 'quota used up' }).done).rejects.toMatchObject({
      code: 'BadInput',
      message: "You've used all 5 of today's analyses. Please come back tomorrow.",
    });
  });
});

const ACCEPTED = { state: 'accepted', why: '' } as const;
const TECHNICAL = `Lead Engineer\n${'Kubernetes, Terraform, PostgreSQL, Kafka, Go, Python, gRPC, AWS, Docker\n'.repeat(8)}`;
const GERMAN = `Berufserfahrung. Ich habe als Entwicklerin in einem mittelgroßen Unternehmen gearbeitet und dort die Abteilung für Zahlungen geleitet, neue Schnittstellen entworfen, Mitarbeiterinnen und Mitarbeiter betreut und die Abläufe bei der Einführung von Kubernetes verbessert. Ausbildung: Studium der Informatik an einer Fachhochschule, abgeschlossen mit Auszeichnung.`;
const FRENCH = `Expérience professionnelle. J’ai travaillé pendant quatre ans comme développeuse dans une entreprise de taille moyenne, où j’ai dirigé l’équipe des paiements, conçu de nouvelles interfaces, encadré des collègues et amélioré les procédures de mise en production. Formation : licence d’informatique obtenue avec mention très bien.`;

describe('a resume', () => {
  test.each([
    ['in English', RESUME],
    ['that mostly lists technologies', TECHNICAL],
  ])('AI-03 %s can be analyzed', (_, text) => {
    expect(() => assertAnalyzable(ACCEPTED, text)).not.toThrow();
  });

  test.each<[string, Parameters<typeof assertAnalyzable>, RegExp]>([
    ['that is still being checked', [{ state: 'checking', why: '' }, ''], /still being checked/],
    [
      'that is protected by a password',
      [{ state: 'refused', why: 'This file is protected by a password.' }, ''],
      /wasn't accepted\. This file is protected by a password\./,
    ],
    ['that is a scan', [ACCEPTED, ' \n'], /a scan/],
    ['that is almost empty', [ACCEPTED, 'Ada Sample\nEngineer'], /too little text/],
    ['of 300 pages', [ACCEPTED, `${RESUME}\n`.repeat(200)], /about \d\d pages of text.*at most 8/],
    ['in German', [ACCEPTED, GERMAN], /in a language other than English/],
    ['in French', [ACCEPTED, FRENCH], /in a language other than English/],
  ])('AI-03 %s cannot be analyzed, for a stated reason', (_, args, message) => {
    expect(() => assertAnalyzable(...args)).toThrow(message);
    expect(() => assertAnalyzable(...args)).toThrow(Fault);
  });
});

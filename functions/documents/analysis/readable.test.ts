import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { RESUME } from './fixtures/resume.ts';
import { assertReadable } from './readable.ts';

const accepted = { state: 'accepted', why: '' } as const;
const TECHNICAL = `Lead Engineer\n${'Kubernetes, Terraform, PostgreSQL, Kafka, Go, Python, gRPC, AWS, Docker\n'.repeat(8)}`;
const GERMAN = `Berufserfahrung. Ich habe als Entwicklerin in einem mittelgroßen Unternehmen gearbeitet und dort die Abteilung für Zahlungen geleitet, neue Schnittstellen entworfen, Mitarbeiterinnen und Mitarbeiter betreut und die Abläufe bei der Einführung von Kubernetes verbessert. Ausbildung: Studium der Informatik an einer Fachhochschule, abgeschlossen mit Auszeichnung.`;
const FRENCH = `Expérience professionnelle. J’ai travaillé pendant quatre ans comme développeuse dans une entreprise de taille moyenne, où j’ai dirigé l’équipe des paiements, conçu de nouvelles interfaces, encadré des collègues et amélioré les procédures de mise en production. Formation : licence d’informatique obtenue avec mention très bien.`;

describe('whether a resume can be analyzed', () => {
  test.each([
    ['one in English', RESUME],
    ['one that is mostly names of tools', TECHNICAL],
  ])('AI-03 %s can', (_, text) => {
    expect(() => assertReadable(accepted, text)).not.toThrow();
  });

  test.each<[string, Parameters<typeof assertReadable>, RegExp]>([
    ['still being checked', [{ state: 'checking', why: '' }, ''], /still being checked/],
    [
      'protected by a password',
      [{ state: 'refused', why: 'This file is protected by a password.' }, ''],
      /not accepted\. This file is protected by a password\./,
    ],
    ['a scan', [accepted, ' \n'], /may be a scan/],
    ['almost empty', [accepted, 'Ada Sample\nEngineer'], /too little text/],
    ['of 300 pages', [accepted, `${RESUME}\n`.repeat(200)], /about \d\d pages of text.*at most 8/],
    ['in German', [accepted, GERMAN], /seems to be in another language than English/],
    ['in French', [accepted, FRENCH], /seems to be in another language than English/],
  ])('AI-03 one that is %s cannot, and the person is told', (_, args, message) => {
    expect(() => assertReadable(...args)).toThrow(message);
    expect(() => assertReadable(...args)).toThrow(Fault);
  });
});

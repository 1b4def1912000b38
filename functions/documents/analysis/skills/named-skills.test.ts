import { describe, expect, test } from '@jest/globals';
import { namedSkills } from './named-skills.ts';

describe('the skills that a text names', () => {
  test.each([
    ['Skills: Go, C++, C#, .NET, Node.js and R', ['Golang', 'C++', 'C#', '.NET', 'Node.js', 'R']],
    ['k8s on Amazon Web Services, Postgres; CI/CD', ['Kubernetes', 'AWS', 'PostgreSQL', 'CI/CD']],
    ['RESTful APIs, a/b testing, Six Sigma', ['REST APIs', 'A/B testing', 'Six Sigma']],
    ['Built dashboards in Tableau and Excel.', ['Dashboards', 'Tableau', 'Excel']],
    ['React\nSwift, Rust', ['React', 'Swift', 'Rust']],
  ])('AI-03 %j', (text, names) => {
    expect(namedSkills(text)).toEqual(names);
  });

  test.each([
    'You will excel at what you do, go fast and react to change.',
    'Go where customers are. Mode of work: hybrid. Sketch ideas with us.',
    'Javanese restaurants, sqlite files, unrest',
    'R&D decides the rest; total compensation, tax advantages, lean teams, your privacy and life events.',
    '',
  ])('AI-03 there is none in %j', (text) => {
    expect(namedSkills(text)).toEqual([]);
  });

  test('AI-03 are each named once, however they are written', () => {
    expect(namedSkills('Kafka, kafka, Apache Kafka')).toEqual(['Kafka']);
  });
});

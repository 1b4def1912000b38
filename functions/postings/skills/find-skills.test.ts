import { describe, expect, test } from '@jest/globals';
import { findSkills } from './find-skills.ts';

describe('the skills in a text', () => {
  test.each([
    ['Skills: Go, C++, C#, .NET, Node.js and R', ['Golang', 'C++', 'C#', '.NET', 'Node.js', 'R']],
    ['k8s on Amazon Web Services, Postgres; CI/CD', ['Kubernetes', 'AWS', 'PostgreSQL', 'CI/CD']],
    ['RESTful APIs, a/b testing, Six Sigma', ['REST APIs', 'A/B testing', 'Six Sigma']],
    ['Built dashboards in Tableau and Excel.', ['Dashboards', 'Tableau', 'Excel']],
    ['React\nSwift, Rust', ['React', 'Swift', 'Rust']],
  ])('AI-03 %j', (text, names) => {
    expect(findSkills(text)).toEqual(names);
  });

  test.each([
    'You will excel at what you do, go fast and react to change.',
    'Go where customers are. Mode of work: hybrid. Sketch ideas with us.',
    'Javanese restaurants, sqlite files, unrest',
    'R&D decides the rest; total compensation, tax advantages, lean teams, your privacy and life events.',
    '',
  ])('AI-03 are not found in %j', (text) => {
    expect(findSkills(text)).toEqual([]);
  });

  test('AI-03 are listed once, however they are spelled', () => {
    expect(findSkills('Kafka, kafka, Apache Kafka')).toEqual(['Kafka']);
  });
});

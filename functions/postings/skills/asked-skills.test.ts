import { describe, expect, test } from '@jest/globals';
import { parseDescription } from '../parse-description.ts';
import { askedSkills } from './asked-skills.ts';

const skillsOf = (html: string, title = 'Backend Engineer', company = 'Acme') =>
  askedSkills(company, title, parseDescription(html));

describe('the skills that a job asks for', () => {
  test('FIT-01 are of its title and its requirements, not of wishes and offers', () => {
    const html = `<h2>Requirements</h2><ul><li>You know Go and k8s</li><li>You have written SQL</li></ul>
      <h2>Nice to have</h2><ul><li>Rust</li></ul><h2>Benefits</h2><p>We pay for AWS certificates.</p>`;
    expect(skillsOf(html, 'Backend Engineer, Kafka')).toEqual(['Kafka', 'Golang', 'Kubernetes', 'SQL']);
  });

  test('FIT-01 are at most eight, and never the company', () => {
    const many = 'Python, Java, Kotlin, Scala, PHP, Elixir, Haskell, SQL, MySQL and Figma';
    expect(skillsOf(`<p>You know ${many}.</p>`)).toHaveLength(8);
    expect(skillsOf('<p>Build at Figma with Python.</p>', 'Engineer', 'Figma')).toEqual(['Python']);
  });

  test.each(['', '<p>We are a team.</p>', '<h2>Requirements</h2>'])('FIT-01 are none in %j', (html) => {
    expect(skillsOf(html)).toEqual([]);
  });
});

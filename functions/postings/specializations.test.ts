import { expect, test } from '@jest/globals';
import { specializationsOf } from './specializations.ts';

const job = { title: 'Software Engineer', seniority: 'mid' as const, departments: [], text: '' };

test('what the title names comes first, then the department', () => {
  expect(
    specializationsOf('En', { ...job, title: 'Frontend Engineer, Security', departments: ['Mobile'] }),
  ).toEqual(['Frontend', 'Security', 'Mobile']);
});

test('a title that names no specialization has the general one', () => {
  expect(specializationsOf('En', job)).toEqual(['Software Engineering']);
});

test('a description adds only what it keeps coming back to', () => {
  const text = 'machine learning models, deep learning, PyTorch; one mention of Terraform';
  expect(specializationsOf('En', { ...job, text })).toEqual(['Machine Learning']);
});

test('a director of product leads, whatever else the title names', () => {
  const director = {
    ...job,
    title: 'Director of Product Management, Payments',
    seniority: 'director' as const,
  };
  expect(specializationsOf('Pr', director)).toEqual(['Product Management', 'Fintech', 'Product Leadership']);
});

test('managers lead, and nobody has more than four', () => {
  expect(
    specializationsOf('En', { ...job, title: 'Engineering Manager, Data Platform', seniority: 'manager' }),
  ).toContain('Engineering Leadership');
  const many = 'Backend Frontend Mobile Security Embedded Robotics Engineer';
  expect(specializationsOf('En', { ...job, title: many })).toHaveLength(4);
});

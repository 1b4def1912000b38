import { expect, test } from '@jest/globals';
import { detectSpecializations } from './detect-specializations.ts';

const job = { title: 'Software Engineer', seniority: 'mid' as const, departments: [], text: '' };

test('a department counts only if the title names no specialization', () => {
  expect(
    detectSpecializations('En', { ...job, title: 'Frontend Engineer, Security', departments: ['Mobile'] }),
  ).toEqual(['Frontend', 'Security']);
  expect(
    detectSpecializations('En', { ...job, title: 'Senior Mechanical Engineer', departments: ['Platform'] }),
  ).toEqual(['Mechanical']);
  expect(detectSpecializations('En', { ...job, departments: ['Platform'] })).toEqual(['Infrastructure']);
});

test('a title that names no specialization has the general one', () => {
  expect(detectSpecializations('En', job)).toEqual(['Software Engineering']);
});

test('a description adds only what it mentions repeatedly', () => {
  const text = 'machine learning models, deep learning, PyTorch; one mention of Terraform';
  expect(detectSpecializations('En', { ...job, text })).toEqual(['Machine Learning']);
});

test('a director of product has leadership, whatever else the title names', () => {
  const director = {
    ...job,
    title: 'Director of Product Management, Payments',
    seniority: 'director' as const,
  };
  expect(detectSpecializations('Pr', director)).toEqual([
    'Product Management',
    'Fintech',
    'Product Leadership',
  ]);
});

test('managers have leadership, and four is the maximum', () => {
  expect(
    detectSpecializations('En', {
      ...job,
      title: 'Engineering Manager, Data Platform',
      seniority: 'manager',
    }),
  ).toContain('Engineering Leadership');
  const many = 'Backend Frontend Mobile Security Embedded Robotics Engineer';
  expect(detectSpecializations('En', { ...job, title: many })).toHaveLength(4);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { countResources, readTemplates } from '../measure/read-template.ts';
import { STATED_HABITS } from './habits.ts';
import { readMeasuredUnits } from './measured-units.ts';
import { monthlyPurposes } from './purposes.ts';
import { RESOURCE_TYPES } from './resource-types.ts';
import { addUsage } from './usage.ts';

const senderTypes = Object.values(
  JSON.parse(readFileSync('cdk.out/Daybreak-Sender-daybreak-example.template.json', 'utf8'))
    .Resources as Record<string, { Type: string }>,
).map(({ Type }) => Type);

test('every resource type of the templates has a price or a reason to be free, and no other type does', () => {
  const types = new Set([...readTemplates().map(({ Type }) => Type), ...senderTypes]);
  expect(Object.keys(RESOURCE_TYPES).sort()).toEqual([...types].sort());
});

test('the model bills every price that a resource type has', () => {
  const inputs = { habits: STATED_HABITS, units: readMeasuredUnits() };
  const usage = addUsage(...monthlyPurposes(100_000, inputs).map((purpose) => purpose.usage));
  const priced = Object.values(RESOURCE_TYPES).flatMap((type) => ('free' in type ? [] : type));
  expect(priced.filter((name) => !(usage[name] ?? 0))).toEqual([]);
});

test('the committed measurements count the resources of the template (otherwise run `pnpm bench cost`)', () => {
  expect(readMeasuredUnits().template).toEqual(countResources());
});

import { expect, test } from '@jest/globals';
import { TownIndex } from './town-index.ts';

const named = (name: string) =>
  ({ kind: 'country', country: 'US', three: 'USA', name, aliases: [] }) as const;

function indexOf(...lines: string[]): TownIndex {
  const index = new TownIndex();
  for (const line of lines)
    index.add({ kind: 'town', line, area: { country: named('Utopia'), region: undefined } });
  return index;
}

test('a town is found by its own and by other names, always as the same object', () => {
  const index = indexOf('Springfield\t1.5\tSpfld|The Field', 'Saint Louis\t300');
  const [own] = index.find('springfield');
  const [other] = index.find('the field');
  expect(own).toEqual({
    town: { name: 'Springfield', country: 'US', region: undefined, people: 1.5 },
    isAlias: false,
  });
  expect(other?.isAlias).toBe(true);
  expect(other?.town).toBe(own?.town);
  expect(index.find('shelbyville')).toEqual([]);
});

test('towns of one name are found together, in the order of the file', () => {
  const index = indexOf('Paris\t2138', 'Nowhere\t1\tParis', 'Paris\t24');
  expect(index.find('paris').map(({ town, isAlias }) => [town.people, isAlias])).toEqual([
    [2138, false],
    [1, true],
    [24, false],
  ]);
});

test('a name with an apostrophe is its own name in one word and in two', () => {
  const index = indexOf("Coeur d'Alene\t50");
  for (const name of ['coeur dalene', 'coeur d alene'])
    expect(index.find(name)).toEqual([expect.objectContaining({ isAlias: false })]);
});

test('the name of its country is no other name of a town', () => {
  expect(indexOf('Utopia City\t9\tUtopia|UC').find('utopia')).toEqual([]);
});

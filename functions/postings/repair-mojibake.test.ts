import { expect, test } from '@jest/globals';
import { repairMojibake } from './repair-mojibake.ts';

const garble = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each([
  '£31,200 – £36,400',
  'Zürich, Köln & Málaga',
  'płaca brutto, część etatu',
  '3.200 € pro Monat',
  'We’re hiring “builders” • now…',
  'Ingénieur à Orléans',
  'Инженер в Москве',
  '软件工程师',
  'Shipping 🚀 daily',
])('ING-02 text that was encoded once or twice too often is repaired: %s', (text) => {
  expect(repairMojibake(garble(text))).toBe(text);
  expect(repairMojibake(garble(garble(text)))).toBe(text);
  expect(repairMojibake(text)).toBe(text);
});

test.each(['Ärzte „Spaß“ – MENÜ–KARTE', 'MAÇÃ E IRMÃ', 'Âme, Ôter, Île–de–France', 'É«»', 'Où ça? Là–bas'])(
  'ING-02 what only resembles it stays: %s',
  (text) => {
    expect(repairMojibake(text)).toBe(text);
  },
);

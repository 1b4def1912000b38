import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { brandName } from './brand-name.ts';

describe('the brand of a legal entity', () => {
  test.each([
    ['Workday Government, LLC', 'workday', 'Workday'],
    ['Workday Limited (Ireland)', 'workday', 'Workday'],
    ['NVIDIA Graphics Pvt Ltd - India', 'nvidia', 'NVIDIA'],
    ['Mastercard International Incorporated', 'mastercard', 'Mastercard'],
    ['General Motors Holdings LLC', 'generalmotors', 'General Motors'],
    ['BAE Systems, Inc.', 'baesystems', 'BAE Systems'],
    ['Johnson & Johnson Services', 'johnsonandjohnson', 'Johnson & Johnson'],
  ])('ING-02 %j with the account %j is %j', (name, account, brand) => {
    expect(brandName(name, account)).toBe(brand);
  });

  test.each([
    ['The Boeing Company', 'Boeing'],
    ['Intel Corporation', 'Intel'],
    ['Citibank, N.A.', 'Citibank'],
    ['Bank of America, N.A.', 'Bank of America'],
    ['Procter & Gamble Co', 'Procter & Gamble'],
    ['Tiffany & Co.', 'Tiffany & Co.'],
    ['Autodesk India Private Limited', 'Autodesk'],
    ['Acme (UK) Ltd', 'Acme'],
    ['Motorola Solutions, Inc.', 'Motorola Solutions'],
    ['3M Company', '3M'],
    ['1001 Acme Inc.', 'Acme'],
    ['US10 - Acme LLC', 'Acme'],
    ['2100 NVIDIA USA', 'NVIDIA'],
    ['LLC', 'LLC'],
    ['Acme', 'Acme'],
    ['', ''],
  ])('ING-02 %j is %j', (name, brand) => {
    expect(brandName(name)).toBe(brand);
  });

  test('ING-03 is empty only for an empty name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 20 }), (name, account) => {
        expect(brandName(name, account) === '').toBe(name.slice(0, 200).trim() === '');
      }),
      { seed: 18, numRuns: 300 },
    );
  });
});

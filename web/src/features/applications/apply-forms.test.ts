import { describe, expect, test } from '@jest/globals';
import { formLabel, groupForms } from './apply-forms.ts';
import { aPlace } from './testing/an-application.ts';

const applyUrl = (city: string, url: string) => ({ place: aPlace(city), url });
const texts = (...entries: Parameters<typeof groupForms>[0]) => groupForms(entries).map(formLabel);

describe('application forms', () => {
  test('APPLY-01 lists each form once, with its places', () => {
    expect(
      texts(applyUrl('Austin', 'https://b.example/1'), applyUrl('Dallas', 'https://b.example/2')),
    ).toEqual(['Austin, TX', 'Dallas, TX']);
    expect(
      texts(applyUrl('Austin', 'https://b.example/1'), applyUrl('Dallas', 'https://b.example/1')),
    ).toEqual(['Austin, TX or Dallas, TX']);
    const many = ['Austin', 'Dallas', 'El Paso', 'Waco', 'Houston'];
    expect(texts(...many.map((city) => applyUrl(city, 'https://b.example/1')))).toEqual([
      'Austin, TX and 4 more locations',
    ]);
  });

  test('APPLY-01 labels a form without a place Anywhere, and drops unsafe URLs', () => {
    const nowhere = { city: '', state: '', country: '' };
    expect(texts({ place: nowhere, url: 'https://b.example/1' })).toEqual(['Anywhere']);
    expect(texts(applyUrl('Austin', 'javascript:alert(1)'))).toEqual([]);
  });
});

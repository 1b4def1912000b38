import { describe, expect, test } from '@jest/globals';
import { formLabel, groupForms } from './apply-forms.ts';
import { aPlace } from './testing/an-application.ts';

const way = (city: string, url: string) => ({ place: aPlace(city), url });
const texts = (...ways: Parameters<typeof groupForms>[0]) => groupForms(ways).map(formLabel);

describe('the forms of a job', () => {
  test('APPLY-01 each stands once, with the places it is for', () => {
    expect(texts(way('Austin', 'https://b.example/1'), way('Dallas', 'https://b.example/2'))).toEqual([
      'Austin, TX',
      'Dallas, TX',
    ]);
    expect(texts(way('Austin', 'https://b.example/1'), way('Dallas', 'https://b.example/1'))).toEqual([
      'Austin, TX or Dallas, TX',
    ]);
    const many = ['Austin', 'Dallas', 'El Paso', 'Waco', 'Houston'];
    expect(texts(...many.map((city) => way(city, 'https://b.example/1')))).toEqual([
      'Austin, TX and 4 more places',
    ]);
  });

  test('APPLY-01 one without a place is for anywhere, one that is no web page is none', () => {
    const nowhere = { city: '', state: '', country: '' };
    expect(texts({ place: nowhere, url: 'https://b.example/1' })).toEqual(['Anywhere']);
    expect(texts(way('Austin', 'javascript:alert(1)'))).toEqual([]);
  });
});

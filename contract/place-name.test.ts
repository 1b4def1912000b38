import { expect, test } from '@jest/globals';
import { placeName } from './place-name.ts';

test.each([
  [{ city: 'Austin', state: 'TX', country: 'US' }, 'Austin, TX'],
  [{ city: 'Austin', state: '', country: 'US' }, 'Austin'],
  [{ city: 'New York', state: 'NY', country: 'US' }, 'New York, NY'],
  [{ city: '', state: 'TX', country: 'US' }, 'Texas'],
  [{ city: '', state: 'NY', country: 'US' }, 'New York State'],
  [{ city: '', state: 'GA', country: 'US' }, 'Georgia, US'],
  [{ city: '', state: '', country: 'GE' }, 'Georgia'],
  [{ city: '', state: '', country: 'US' }, 'United States'],
  [{ city: 'Toronto', state: 'ON', country: 'CA' }, 'Toronto, ON, Canada'],
  [{ city: '', state: 'ON', country: 'CA' }, 'Ontario, Canada'],
  [{ city: 'London', state: 'England', country: 'GB' }, 'London, England, United Kingdom'],
  [{ city: 'Berlin', state: 'Berlin', country: 'DE' }, 'Berlin, Germany'],
  [{ city: '', state: 'Karnataka', country: 'IN' }, 'Karnataka, India'],
  [{ city: 'Singapore', state: '', country: 'SG' }, 'Singapore'],
  [{ city: 'Hong Kong', state: '', country: 'HK' }, 'Hong Kong'],
  [{ city: '', state: '', country: '' }, ''],
  [{ city: 'Nowhere', state: '', country: 'zz-bad' }, 'Nowhere, zz-bad'],
])('%j is named "%s"', (place, name) => {
  expect(placeName(place)).toBe(name);
});

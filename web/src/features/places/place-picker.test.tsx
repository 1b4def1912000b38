/** @jest-environment jsdom */

import type { Location, PlaceSuggestion } from '@daybreak/contract/types.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fakeGraphQL } from '../../service/testing/fake-graphql.ts';
import { defaultPlace, MAX_PLACES } from './chosen-places.ts';
import { PlacePicker } from './place-picker.tsx';

const texas: Location = { city: '', state: 'TX', country: 'US' };
const known: readonly PlaceSuggestion[] = [
  { label: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' },
  { label: 'Augusta, GA', city: 'Augusta', state: 'GA', country: 'US' },
];

let shown: readonly Location[] = [];

function Picked({ places }: { readonly places: readonly Location[] }) {
  const [chosen, setChosen] = useState(places);
  shown = chosen;
  return <PlacePicker label="Location" places={chosen} onChange={setChosen} />;
}

const given = (...places: readonly Location[]) => render(<Picked places={places} />);
const chips = () =>
  screen.queryAllByRole('button', { name: /Click To Delete$/ }).map((chip) => chip.textContent);

describe('the place picker', () => {
  beforeEach(() => {
    // jsdom does not scroll.
    Element.prototype.scrollIntoView = () => undefined;
    fakeGraphQL(() => ({ data: { suggestPlaces: known } }));
  });

  test('ONB-05 a place is found, chosen by keyboard and shown as a chip', async () => {
    given(defaultPlace);
    expect(screen.getByText('Anywhere in the United States. Add a city to narrow it')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'au');
    await screen.findByRole('option', { name: 'Augusta, GA' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(shown).toEqual([{ city: 'Augusta', state: 'GA', country: 'US' }]);
    expect(chips()).toEqual(['Augusta, GA']);
    expect(screen.getByText('Augusta, GA added.')).toBeTruthy();
  });

  test('ONB-05 clicking a chip removes it and focuses its neighbor, and removing the last one restores the default', async () => {
    given(texas, { city: 'Berlin', state: 'Berlin', country: 'DE' });
    await userEvent.click(screen.getByRole('button', { name: 'Texas. Click To Delete' }));
    expect(chips()).toEqual(['Berlin, Germany']);
    expect(document.activeElement?.textContent).toBe('Berlin, Germany');
    await userEvent.keyboard('{Enter}');
    expect([chips(), shown]).toEqual([[], [defaultPlace]]);
    expect(screen.getByText('Berlin, Germany removed.')).toBeTruthy();
  });

  test('ONB-05 a full list says so and stays unchanged', async () => {
    const many = Array.from({ length: MAX_PLACES }, (_, at) => ({ ...texas, city: `Town ${at}` }));
    given(...many);
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'au');
    await userEvent.click(await screen.findByRole('option', { name: 'Austin, TX' }));
    expect(shown).toEqual(many);
    expect(screen.getByText('You can add up to 20 locations. Remove one to add another.')).toBeTruthy();
  });
});

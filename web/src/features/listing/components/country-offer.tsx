import { placeName } from '@daybreak/contract/place-name.ts';
import { placeToText } from '@daybreak/contract/place-text.ts';
import { useState } from 'react';
import { CloseButton } from '../../../components/close-button.tsx';
import { countryInSentence } from '../../../components/country-in-sentence.ts';
import { optional } from '../../../components/optional.tsx';
import { pillClass } from '../../../components/pill.ts';
import { RemovablePill } from '../../../components/removable-pill.tsx';
import { useSession } from '../../session/session.ts';
import { endNewcomer, isNewcomer } from '../../welcome/newcomer.ts';
import type { BoardQuery } from '../board-input.ts';
import { homeCountry } from '../home-country.ts';
import type { ChangeFilters } from '../use-filters.ts';

export interface CountryOfferProps {
  readonly query: BoardQuery;
  readonly change: ChangeFilters;
}

/**
 * Offers a newcomer the jobs of the time zone's country, and then shows the country as a chip. The board
 * itself starts with all places.
 */
export const CountryOffer = optional(function CountryOffer({
  query: { filters, clock },
  change,
}: CountryOfferProps) {
  const session = useSession();
  const [country, setCountry] = useState(() =>
    isNewcomer() ? homeCountry(clock.timeZone, navigator.languages) : undefined,
  );
  if (country === undefined || session.state !== 'visitor') return null;
  const place = { city: '', state: '', country };
  const name = countryInSentence(placeName(place));
  const end = () => {
    endNewcomer();
    setCountry(undefined);
  };
  if (filters.place === null)
    return (
      <div className="appear flex items-center gap-1">
        <button type="button" onClick={() => change({ ...filters, place })} className={pillClass(false)}>
          Show only jobs in {name}
        </button>
        <CloseButton label="Keep jobs of all places" onClose={end} className="[&>svg]:size-4" />
      </div>
    );
  if (placeToText(filters.place) !== placeToText(place)) return null;
  return (
    <RemovablePill
      label={`Remove ${placeName(place)}`}
      onRemove={() => {
        change({ ...filters, place: null });
        end();
      }}
    >
      In {name}
    </RemovablePill>
  );
});

import { fold } from '@daybreak/contract/fold.ts';
import { countryByName } from '../gazetteer/gazetteer.ts';
import { territoryByWord } from '../territories.ts';

/** 'Deutschlandweit', 'India-wide'. */
const WIDE = /(?<![\p{L}])(\p{L}{3,30}?)-?(?:weite?[rns]?|wide|breed)(?![\p{L}])/giu;
/** Of Germany, unless another country is named. */
const NATIONWIDE = /(?<!\p{L})bundesweit(?!\p{L})/giu;

const isCountry = (name: string): boolean => {
  const folded = fold(name);
  return countryByName(folded) !== undefined || territoryByWord(folded) !== undefined;
};

/** Names the country in words for all of it: 'Deutschlandweit' is Deutschland. */
export const nameWholeCountries = (location: string): string =>
  location
    .replace(NATIONWIDE, 'Deutschland')
    .replace(WIDE, (written: string, name: string) => (isCountry(name) ? name : written));

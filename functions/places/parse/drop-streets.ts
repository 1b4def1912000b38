import { fold } from '@daybreak/contract/fold.ts';
import { countryByName, regionsByName, townsByName } from '../gazetteer/gazetteer.ts';
import {
  BUILDING,
  CERTAIN_ENDING,
  SHORT_STREET,
  STREET,
  STREET_BEFORE,
  STREET_ENDING,
} from './street-words.ts';

const NAME = String.raw`(?:[\p{L}'’.\d]+\s+){1,4}?`;
const DIRECTION = String.raw`(?:\s+(?:north|south|east|west|[ns]\.?[ew]?\.?)(?=\s*(?:[,;|]|$)))?`;
const HOUSE = String.raw`\d{1,5}\s?[a-z]?(?:\s?[-–/]\s?\d{1,5}\s?[a-z]?)?`;

/** '9760 San Jose Blvd', '345 Park Avenue South', '100 N. Main St.' */
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d{1,5}[a-z]?(?:-\d{1,5})?,?\s+${NAME}(?:${STREET}|${SHORT_STREET})(?![\p{L}\p{N}])\.?${DIRECTION}`,
  'giu',
);
/** 'Karl-Marx-Allee 1', 'Kölner Straße 12', 'Washington Street 10', wherever they are. */
const BEFORE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:[\p{Lu}\d][\p{L}'’.-]*\s+){0,3}?(?:[\p{L}'’.-]*(?:${STREET_ENDING})|${STREET}|st)\.?)\s+${HOUSE}(?![\p{L}\p{N}])`,
  'giu',
);
/** 'Rue de Londres', '12 rue de Londres', up to a postal code or the end of the field. */
const AFTER_TYPE = new RegExp(
  String.raw`^\s*(?:${HOUSE}(?:\s?(?:bis|ter))?,?\s+)?(?:${STREET_BEFORE})\.?\s+(?:(?!\d{4,5}\b)[\p{L}\d'’.ºª-]+\s*){1,8}`,
  'iu',
);
/** A whole field: 'Berlin Road', 'West Georgia St', 'Kölner Straße'. */
const WHOLE = new RegExp(
  String.raw`^\s*${NAME}(?:${STREET}|${SHORT_STREET})\.?\s*$|^\s*(?:[\p{L}'’.-]+\s+){0,3}[\p{L}'’.-]*(?:${CERTAIN_ENDING})\s*$`,
  'iu',
);
const BUILDINGS = new RegExp(String.raw`^\s*(?:the\s+)?${NAME}(?:${BUILDING})(?:\s+[\divx]{1,4})?\s*$`, 'iu');
/** '1000 Louisiana' is an address in Houston, but '1000 Brussels' has a postal code. */
const HOUSE_AND_NAME = /^\s*(\d{1,5})\s+(\p{Lu}[\p{L} ]+?)\s*$/u;

const FIELDS = /[^,;|/()[\]\n\r\t•]+|\s[-–—]\s/g;
const MAX_FIELDS = 100;
/** Thousands of people. */
const LARGE_TOWN = 100;

const isTown = (field: string): boolean => townsByName(fold(field)).length > 0;

function isHouseAndName(field: string): boolean {
  const [, number = '', name = ''] = HOUSE_AND_NAME.exec(field) ?? [];
  if (number === '') return false;
  const folded = fold(name);
  return number.length <= 3
    ? isTown(name) || regionsByName(folded).length > 0
    : regionsByName(folded).length > 0 && townsByName(folded).every(({ town }) => town.people < LARGE_TOWN);
}

/** Removes the streets and buildings from a field. `isNamed`: another field names the town. */
function withoutStreet(field: string, isNamed: boolean): string {
  const name = field.trim();
  if (name === '' || isTown(name)) return field;
  if (!isNamed) return field;
  if (BUILDINGS.test(name) || WHOLE.test(name) || isHouseAndName(name)) return ' ';
  return AFTER_TYPE.test(name) ? name.replace(AFTER_TYPE, ' ') : field;
}

const namesPlace = (field: string): boolean => {
  const name = field.replace(/^\s*\d{4,6}\s+|\d{4,6}\s*$|\s\p{Lu}{2}\s*$/gu, '').trim();
  const folded = fold(name);
  return isTown(name) || regionsByName(folded).length > 0 || countryByName(folded) !== undefined;
};

/**
 * Removes streets and buildings, which are named after other towns: '100 Madrid Blvd Punta Gorda' is in Punta
 * Gorda, and 'Austin House, London' in London. A town of such a name, and a name beside no other place,
 * stays.
 */
export function dropStreets(text: string): string {
  const inline = text.replace(NUMBERED, ', ').replace(BEFORE_NUMBER, ', ');
  const fields = inline.match(FIELDS)?.slice(0, MAX_FIELDS) ?? [];
  const names = fields.map(namesPlace);
  const total = names.filter(Boolean).length;
  let at = -1;
  return inline.replace(FIELDS, (field) => {
    at += 1;
    if (at >= MAX_FIELDS) return field;
    return withoutStreet(field, total > (names[at] ? 1 : 0));
  });
}

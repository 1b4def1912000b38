/** Words that people type into a field for places although they name none. */
export const NO_PLACES = [
  'remote',
  'anywhere',
  'worldwide',
  'hybrid',
  'work from home',
  'home office',
  'wfh',
];

/** Whether a text is one of these words, and not a misspelled place: 'remote' is no Remetea. */
export const namesNoPlace = (text: string): boolean => NO_PLACES.includes(text.trim().toLowerCase());

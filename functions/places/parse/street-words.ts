/** Words for streets and buildings in the languages of postings. */

/** After a name, as words of their own: '1 Madison Avenue', 'Berlin Road'. */
export const STREET = 'street|avenue|ave|boulevard|blvd|road|rd|parkway|pkwy|highway|hwy|turnpike';

/** After a number and a name only, or as a field of its own that is no town: 'Mountlake Terrace' is one. */
export const SHORT_STREET =
  'st|drive|dr|lane|ln|terrace|court|ct|place|pl|way|square|sq|plaza|loop|circle|cir|pike|crescent|close|quay|embankment|wharf|row|mews|gardens|walk';

/** Before a name: 'Rue de Londres', 'Via Roma', 'Calle de Toledo', 'ul. Warszawska'. */
export const STREET_BEFORE =
  'rue|avenue|av|ave|boulevard|bd|blvd|place|all[eé]e|chemin|quai|cours|impasse|route|passage|square|faubourg|via|viale|v\\.le|piazza|piazzale|corso|largo|vicolo|calle|c\\/|avenida|avda|av|plaza|pla[cç]a|paseo|passeig|ronda|carrer|camino|carretera|rua|r|pra[cç]a|travessa|alameda|estrada|rodovia|ulica|ul|aleja|aleje|al|plac|pl|osiedle|os';

/** At the end of a word: 'Hauptstraße', 'Karl-Marx-Allee', 'Utrechtseweg', 'Göteborgsvägen'. */
export const STREET_ENDING =
  'stra(?:ß|ss)e|str\\.|str|allee|platz|damm|ufer|weg|gasse|chaussee|promenade|straat|laan|plein|kade|gracht|singel|dreef|gatan|v[aä]gen|torget|vej|gade|gata|veien|katu|tie';

/** Of these, a field of its own is a street without a number too. */
export const CERTAIN_ENDING =
  'stra(?:ß|ss)e|str\\.|allee|platz|chaussee|promenade|straat|laan|plein|gracht|gatan|v[aä]gen|torget|gade';

/** Buildings, squares and centers, which are named after other towns. */
export const BUILDING =
  'towers?|house|building|bldg|buildings|cent(?:er|re)|plaza|square|circus|hall|arcade|mall|wharf|court|gate|exchange|pavilion|galleria|suites?|lofts?|studios';

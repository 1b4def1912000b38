import { fold } from '@daybreak/contract/fold.ts';
import { townsByName } from '../gazetteer/gazetteer.ts';

/** The counties of the United Kingdom, of which GeoNames keeps only the nations. */
const COUNTIES: Readonly<Record<string, string>> = {
  England: `Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County
    Durham|Durham|East Riding of Yorkshire|East Sussex|East Yorkshire|Essex|Gloucestershire|Greater London|Greater
    Manchester|Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|
    Merseyside|Middlesex|Norfolk|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|
    Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Sussex|Tyne and Wear|Warwickshire|West Midlands|West
    Sussex|West Yorkshire|Wiltshire|Worcestershire|Yorkshire`,
  Scotland: `Aberdeenshire|Angus|Ayrshire|Clackmannanshire|Dumfriesshire|East Lothian|Fife|Highland|Lanarkshire|
    Midlothian|Moray|North Lanarkshire|Perthshire|Renfrewshire|Scottish Borders|South Lanarkshire|Stirlingshire|West
    Lothian`,
  Wales: `Carmarthenshire|Ceredigion|Conwy|Denbighshire|Flintshire|Glamorgan|Gwent|Gwynedd|Monmouthshire|Pembrokeshire|
    Powys|South Glamorgan|Vale of Glamorgan|West Glamorgan`,
  'Northern Ireland':
    'County Antrim|County Armagh|County Down|County Fermanagh|County Londonderry|County Tyrone',
};

const nations = new Map(
  Object.entries(COUNTIES).flatMap(([nation, counties]) =>
    counties.split('|').map((county) => [county.trim().replace(/\s+/g, ' ').toLowerCase(), nation]),
  ),
);

const COUNTY = new RegExp(
  String.raw`(?<=^|[,;|/(]|\s[-–—]\s)(?<town>(?:(?!\s[-–—]\s)[^,;|/()])+?),\s*(?<county>${[...nations.keys()].join('|')})(?=\s*(?:$|[;|/)]))`,
  'gi',
);

/**
 * Names the nation of a British town instead of its county at the end of a location: 'Guildford, Surrey' is
 * in England, and isn't also Surrey in Canada.
 */
export const nameNations = (location: string): string =>
  location.replace(COUNTY, (written: string, town: string, county: string) => {
    const isBritish = townsByName(fold(town.trim())).some((match) => match.town.country === 'GB');
    return isBritish ? `${town}, ${nations.get(county.toLowerCase())}` : written;
  });

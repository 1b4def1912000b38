const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words around a place that do not change it. */
export const FILLER_WORDS = words(`
  office offices hq headquarters headquarter campus metro metropolitan area greater region location locations site sites
  based any anywhere within select selected all only multiple various in the of from at and or to for fully full preferred
  flexible near around downtown nationwide statewide countrywide national international hub branch center centre
  bldg building floor tower east west north south eastern western central coast time timezone zone hours utc gmt est
  pst cst mst et pt ct eligible candidates residents remain reside role roles position positions team work working
  workplace type home corporate global world states state province country city county cities days week day per
  new grad us-based open available other another plus more as well including e g ie eg possible option optional
  ville stadt standort bureau oficina sede ufficio kantoor und oder et ou y o en
  if must live can be within is are
  landesweit landelijk nacional nazionale rikstackande hela pan todo toda tutta tutto cala caly heel ganz ganze gesamt gesamte toute tout all whole entire across throughout
`);

/** Time zones are not places, even if they are country codes too. */
export const TIME_ZONES = words(
  'est edt cst cdt pst pdt mst mdt hst akst gmt utc bst cet cest eet msk ist jst aest aedt',
);

/** A phrase with one of these words is not a town. */
export const NEVER_TOWN = words(`
  office offices posting location locations site sites any various multiple several flexible anywhere team department
  remote remotely hybrid onsite passive general pipeline talent sales engineering marketing store warehouse retail
  supercenter facility campus headquarters hq corporate travel territory region nationwide worldwide global
  international virtual timezone select only tbd tba unknown blank other employees residents candidates eligible must
  preferred building bldg suite floor friendly required area metro
`);

/** Words that name a town only with others: 'Moffett Field', 'Newbury Park'. */
export const SELDOM_TOWN = words(`
  field fields park home hub plant street st ave avenue road rd blvd boulevard drive dr tower parkway pkwy highway hwy
  lane county time zone all new us uk open or and center centre base
`);

export const HEADQUARTERS = words('hq headquarters headquarter office campus');

/** Everyday words that are also towns: a state or country has to confirm them. */
export const EVERYDAY_WORDS = words(`
  land home market summit target van park center central mobile reading mission enterprise liberty commerce
  independence normal golden orange union success university college global main hub bath nice split most many sale
  sales field fields office remote hybrid lead senior junior data mark of as the art media page best wells mill mills
  king queen victory industry plant hill hills valley lake river springs forest grand royal progress energy story
  opportunity flex open site base rock stone bell church cross east west north south male police power ocean
  pacific friendly early bird worth price start why truth normal paradise eagle general delta bay dig gap pen ron roy
`);

/** Regions without an extent of their own, and words that look like regions, are not places. */
export const REGION_WORDS: ReadonlySet<string> = new Set([
  'worldwide',
  'world wide',
  'global',
  'globally',
  'international',
  'northeast',
  'southeast',
  'southwest',
  'northwest',
  'tri state area',
  'ave of the americas',
  'avenue of the americas',
]);

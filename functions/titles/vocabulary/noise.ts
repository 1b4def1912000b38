const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that open a phrase about the role ('for', 'of', 'with'): heads behind them are no roles of the title. */
export const openers = set(
  'of for to in at with on by from within as via supporting under using across who de la le und et',
);

/** Words that join two things of one rank. */
export const joiners = set('and or');

/** Words that say nothing about the role; no key is made of them. */
export const noise =
  set(`the an our your we us usa uk team opening role position urgent now apply remote hybrid onsite inoffice
  fulltime parttime freelance temporary temp seasonal permanent fixedterm experienced level grade tier date year yr
  month week hour spring summer fall autumn winter january february march april may june july august september october
  november december jan feb mar apr jun jul aug sep sept oct nov dec phd ms bs mba bsc msc degree all gender nd st th
  no only based eligible immediate joiner welcome student requisition req id`);

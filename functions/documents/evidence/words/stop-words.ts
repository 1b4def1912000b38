const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  words(`
a about above across after again against all along already also although always am among an and another any anyone
anything are around as at away back be because been before being below between beyond both but by can cannot could did
do does doing done down during each either else enough even ever every everyone everything few first for from further
get gets getting give given gives giving had has have having he hence her here hers herself him himself his how however
anybody everybody nobody somebody i if in instead into is it its itself just kind largely last later least less let like likely made mainly make makes
making many may me might mine more most mostly much must my myself near need needs neither next no nor not now of off
often on once one ones only onto or other others otherwise ought our ours ourselves out over own per perhaps put quite
rather really same see seem seems shall she should since so some someone something sometimes soon still such than that
the their theirs them themselves then there therefore these they thing things this those though through throughout thus
to today together too toward towards under until up upon us usually very via was way ways we well were what whatever
when where wherever whether which while who whoever whole whom whose why will with within without would yet you your
yours yourself i'm i've i'd i'll it's that's there's you're you've you'll you'd we're we've we'll we'd they're don't
doesn't didn't can't couldn't won't wouldn't isn't aren't wasn't weren't haven't hasn't hadn't what's let's etc e.g i.e
`),
);

/** Words that letters use around their claims: about the letter itself, about intent and about fit. */
const LETTER_WORDS = words(`
dear hello hi sir madam team sincerely regards kind best warm yours faithfully respectfully thank thanks
thanking application applications apply applied applying applicant role roles position positions job jobs opening
vacancy posting post advertised advertisement opportunity opportunities company organisation organization employer
department group letter resume résumé cv attached enclosed below above read reading say says said saying write writes
writing written describe describes described mention mentions mentioned name names named list lists listed note noted
ask asks asked asking call calls called look looks looked looking forward hear hearing talk talks talking speak speaking
discuss discussing discussion conversation conversations chance meet meeting interview consider considering
consideration time attention interest interests interested interesting excite excited exciting keen eager glad happy
pleased delighted pleasure welcome grateful appreciate appreciated hope hopes hoping wish wishes want wants wanted
wanting would enjoy enjoyed enjoying enjoys like liked love draw drew drawn draws appeal appeals appealed appealing
attract attracts attracted catch caught stood stand stands standing match matches matched matching fit fits fitting suit
suits suited relevant relate relates related relating relevance close closely directly direct similar line lines align
aligns aligned overlap overlaps connect connects connected connection correspond corresponds answer answers meet meets
meeting bring brings bringing brought offer offers offered offering add adds adding put use uses used using useful apply
applies contribute contributes contributing contribution help helps helping helped support work works worked working
worker experience experiences experienced background skill skills history career part parts share shares shared sharing
join joins joining joined learn learns learning learned know knows knowing knew known knowledge understand understands
understanding understood think thinks thinking thought believe believes believing feel feels feeling find finds finding
found see seen saw show shows showing showed shown tell tells telling told explain explains explaining detail details
detailed example examples instance include includes included including place places come comes coming came go goes going
went take takes taking took carry carries carrying carried keep keeps start starts starting started begin begins
beginning began follow follows following followed rest rests base bases based reason reasons mean means meant point
points care cares cared matter matters mind part particular particularly especially specifically exactly precisely
recent recently currently current present previously previous earlier former past future new day days daily question
questions gladly happily available convenience person people kindly please right able ready same different alike each
involve involves involved involving concern concerns concerned focus focuses focused focusing cover covers covered
covering span spans spanned describe setting hold holds holding held area areas field fields side sides subject subjects tool tools toolkit plan plans possibility prospect comparable technical core spend spent serve serves
attracts attract
`);

/** Words that claim nothing in a letter. */
export const STOP_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...LETTER_WORDS]);

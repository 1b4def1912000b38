import { DAYS, type Inputs, monthlyActivity } from './activity.ts';
import { unitDollars } from './prices.ts';
import { readBoards } from './purposes.ts';
import { formatDollars, monthlyBill, roundPeople } from './tables.ts';
import { dollarsAtFirstTier } from './usage.ts';

/** The infrastructure's target share of the revenue, and the number of people that it is for. */
const TARGET_SHARE = 0.05;
const TARGET_PEOPLE = 100_000;

/** Returns the number of people from which the infrastructure costs less than the target share of the revenue. */
function peopleWithinTarget(inputs: Inputs): number {
  let [low, high] = [0, 1e9];
  while (high - low > 1_000) {
    const middle = (low + high) / 2;
    const { infrastructure, revenue } = monthlyBill(middle, inputs);
    if (infrastructure < revenue * TARGET_SHARE) high = middle;
    else low = middle;
  }
  return high;
}

/** One sentence about the target, and what the bill at 100,000 people is spent on. */
export function verdict(inputs: Inputs): string {
  const bill = monthlyBill(TARGET_PEOPLE, inputs);
  const share = bill.infrastructure / bill.revenue;
  const isMet = share < TARGET_SHARE;
  const dominant = bill.purposes
    .filter(({ name }) => name !== 'texts' && name !== 'payments')
    .map(({ name, usage }) => {
      const { smallModelInput, smallModelOutput, largeModelInput, largeModelOutput, ...own } = usage;
      return { name, dollars: dollarsAtFirstTier(own) };
    })
    .sort((one, other) => other.dollars - one.dollars)
    .slice(0, 3)
    .map(({ name, dollars }) => `${name} (${formatDollars(dollars)})`);
  return `**The target is ${isMet ? 'met' : 'missed'}**: at 100,000 people the infrastructure without texts costs ${formatDollars(bill.infrastructure)} a month, ${(share * 100).toFixed(1)} % of the revenue; the target is under ${TARGET_SHARE * 100} %, ${formatDollars(bill.revenue * TARGET_SHARE)}, which is met from ${roundPeople(peopleWithinTarget(inputs))} people on. Most of it is ${dominant.join(', ')}.`;
}

/** A sentence about changes that would meet the target. */
export function waysToTarget({ habits, units }: Inputs): string {
  const { matches } = units;
  const sentOnly = { ...units, matches: { ...matches, perDay: matches.alertedPerDay } };
  const share = (inputs: Inputs) => {
    const { infrastructure, revenue } = monthlyBill(TARGET_PEOPLE, inputs);
    return `${((infrastructure / revenue) * 100).toFixed(1)} %`;
  };
  const reading = formatDollars(dollarsAtFirstTier(readBoards({ habits, units })));
  return `**Reading ${habits.boards.toLocaleString('en')} boards costs ${reading} a month**, at any number of people: ${habits.readersAtWork} functions of 1 GB that wait for vendors' answers, and one row written per reading ([polite polling](decisions/0009-polite-polling.md)). Opening only those alerts that a message has room for would bring the share at 100,000 people to ${share({ habits, units: sentOnly })}.`;
}

/** A sentence about alerts that no message has room for. */
export function backlog({ units: { matches } }: Inputs): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const unsent = 1 - matches.alertedPerDay.mean / matches.perDay.mean;
  return `**A day's messages carry at most 320 jobs**: 12 with 10 each, and a digest with 200. ${percent(matches.digestShare)} of the people match more than the 120 before the digest, and ${percent(matches.beyondDigestShare)} more than 320. A message takes the freshest and best of what waits, and ${percent(unsent)} of all opened alerts are in none. They stay on the alerts page, where they cost 1 WCU each: half of what a sent one costs, since nothing settles them ([decision 70](decisions/0070-freshest-first.md)). Before, each was settled too, in digests of up to 1,000 jobs of which 200 were listed, or when it was dropped after three days. The preview says how many jobs, messages and digests a day a profile means before it is saved.`;
}

/** A sentence about a subscriber who gets texts. */
export function textsOfSubscriber(inputs: Inputs): string {
  const { texts, subscribers } = monthlyActivity(TARGET_PEOPLE, inputs);
  const { habits, units } = inputs;
  const perMonth = texts / (subscribers * habits.textShare);
  const dollars = perMonth * units.delivery.textParts * (unitDollars('texts') + unitDollars('carrierFees'));
  return `**Texts cost more than the whole infrastructure**: a subscriber who wants them gets ${(perMonth / DAYS).toFixed(0)} a day, which take ${formatDollars(dollars)} of the ${formatDollars(habits.subscriptionPrice)} a month.`;
}

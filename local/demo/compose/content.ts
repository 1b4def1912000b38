import { escape as escapeHtml } from 'html-escaper';
import type { Employer, EmploymentType, Opening, PayBand } from '../employer.ts';
import { pick, type Random, sample } from '../random.ts';

const dutyHeadings = ['What you will do', 'Your work', 'In this role you will'];
const skillHeadings = ['What you bring', 'About you', 'We are looking for'];
const extraHeadings = ['Nice to have', 'A plus, not a must'];

const typeNotes: Record<EmploymentType, string> = {
  Fu: 'This is a full-time position.',
  Pa: 'This is a part-time position of about 20 hours a week.',
  Co: 'This is a contract position; an extension is possible.',
  In: 'This is a paid internship for students, of about twelve weeks.',
};

export const demoNote = 'Demo posting: this employer is fictional.';

/** Composes a posting's `content`: about 3 kB of double-escaped HTML, as Greenhouse sends it. */
export function composeContent(employer: Employer, opening: Opening, random: Random): string {
  const { discipline } = opening;
  const team = employer.teams.find(({ name }) => name === opening.team);
  if (!team) throw new Error(`${employer.company} has no team ${opening.team}.`);
  const fill = (text: string) =>
    text
      .replaceAll('{company}', employer.company)
      .replaceAll('{team}', team.name)
      .replaceAll('{work}', team.work);

  return escapeHtml(
    [
      `<div class="content-intro">${paragraph(employer.about)}</div>`,
      paragraph(fill(pick(random, discipline.intro))),
      paragraph(`${placeNote(opening.places)} ${typeNotes[opening.type ?? 'Fu']}`),
      list(pick(random, dutyHeadings), sample(random, discipline.duties, 5)),
      list(pick(random, skillHeadings), sample(random, discipline.skills, 4)),
      list(pick(random, extraHeadings), sample(random, discipline.extras, 2)),
      ...(opening.pay ?? []).map(payBlock),
      `<div class="content-conclusion">${paragraph(employer.offer)}\n${paragraph(demoNote)}</div>`,
    ].join('\n'),
  );
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function list(heading: string, items: readonly string[]): string {
  const lines = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n');
  return `<p><strong>${heading}:</strong></p>\n<ul>\n${lines}\n</ul>`;
}

function placeNote(places: readonly string[]): string {
  const where = `Place of work: ${places.join('; ')}.`;
  if (places.some((place) => /hybrid/i.test(place)))
    return `${where} Hybrid means three days a week in the office.`;
  if (places.some((place) => /remote/i.test(place))) {
    return `${where} Remote means remote: you need a good connection and a door that closes.`;
  }
  return where;
}

function payBlock({ title, min, max, currency }: PayBand): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  const range = `<span>${money.format(min)}</span><span class="divider">&mdash;</span><span>${money.format(max)} ${currency}</span>`;
  return `<div class="content-pay-transparency"><div class="pay-input"><div class="title">${title}</div><div class="pay-range">${range}</div></div></div>`;
}

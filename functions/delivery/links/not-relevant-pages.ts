import {
  isWhyNotRelevant,
  offerEffect,
  type WhyNotRelevant,
  whyNotRelevant,
} from '@daybreak/contract/alert-answers.ts';
import { Fault } from '../../platform/fault.ts';
import { answerAlert, takeOffer } from '../feedback/answer-alert.ts';
import { type Deps, gone } from './link-deps.ts';
import { button, choices, form, type Page, paragraph } from './page.ts';
import { undoForm } from './undo-pages.ts';

/** Asks why a job isn't relevant. */
export async function notRelevantPage(deps: Deps, sub: string, jobId: string): Promise<Page> {
  const judged = await deps.store.judged(sub, jobId);
  if (judged === undefined || judged === 'gone') return gone;
  const { jobTitle, fullCompanyName } = judged.job;
  return {
    status: 200,
    title: 'Why is this job not relevant?',
    body: `${paragraph(`${jobTitle} at ${fullCompanyName}`)}${whyForm()}`,
  };
}

const whyForm = (): string =>
  choices(...Object.entries(whyNotRelevant).map(([why, label]) => button(label, why)));

/** Takes the pressed button: why the job isn't relevant, or after that the setting to take over. */
export async function applyNotRelevant(
  deps: Deps,
  sub: string,
  jobId: string,
  choice: string,
): Promise<Page> {
  const judged = await deps.store.judged(sub, jobId);
  if (judged === undefined || judged === 'gone') return gone;
  const [why = '', words] = choice.split(/: (.*)/s);
  if (!isWhyNotRelevant(why)) return notRelevantPage(deps, sub, jobId);
  return words === undefined ? offerPage(deps, sub, jobId, why) : takenPage(deps, sub, jobId, why, words);
}

async function offerPage(deps: Deps, sub: string, jobId: string, answer: WhyNotRelevant): Promise<Page> {
  const { offers, why, markedAt } = await answerAlert(deps, sub, jobId, answer);
  const offered = offers.map(
    (offer) => paragraph(offerEffect(offer)) + form(button(offer.words, `${answer}: ${offer.words}`)),
  );
  const undo = await undoForm(deps, sub, { of: 'relevance', jobId, markedAt });
  const question = offers.length === 0 ? paragraph(why) : paragraph('Leave out jobs like this from now on?');
  return {
    status: 200,
    title: 'Noted',
    body: `${question}${offered.join('')}${undo}${SETTINGS}`,
  };
}

async function takenPage(
  deps: Deps,
  sub: string,
  jobId: string,
  answer: WhyNotRelevant,
  words: string,
): Promise<Page> {
  try {
    const { learned } = await takeOffer(deps, sub, { jobId, answer, words });
    const mark = await deps.store.mark(sub, jobId, answer, deps.now());
    const undo = { of: 'relevance', jobId, markedAt: mark?.markedAt, learned: learned.id } as const;
    return {
      status: 200,
      title: 'Saved to your settings',
      body: `${paragraph(`${learned.words}.`)}${await undoForm(deps, sub, undo)}${SETTINGS}`,
    };
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'Conflict') throw error;
    return {
      status: 200,
      title: 'Your settings have changed',
      body: `${paragraph(error.message)}${whyForm()}`,
    };
  }
}

const SETTINGS =
  '<p>What was learned from your answers is in your <a href="/profile/manage-notifications">notification settings</a>.</p>';

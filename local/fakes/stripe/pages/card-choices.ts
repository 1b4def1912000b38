import { html } from 'hono/html';
import { CARDS } from '../billing/test-cards.ts';

export const CARD_CHOICES = [
  { value: CARDS.succeeds, text: 'A valid card', note: '4242' },
  { value: CARDS.declined, text: 'A card that is declined', note: '0002' },
  { value: CARDS.failsOnRenewal, text: 'A card that is declined at every renewal', note: '0341' },
];

/** The form fields for one of them, with the first one chosen. */
export const cardFields = (legend: string) =>
  html`<fieldset><legend>${legend}</legend>${CARD_CHOICES.map(
    ({ value, text, note }, index) =>
      html`<label><input type="radio" name="card" value="${value}" required${index === 0 ? ' checked' : ''}> ${text} <span class="muted">ends in ${note}</span></label>`,
  )}</fieldset>`;

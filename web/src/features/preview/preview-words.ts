import { countText } from '../../components/count-text.ts';
import type { Preview } from './api/preview-alerts.ts';

/** The sentence that says how often a profile would have been alerted. */
export function timesText({ times }: Pick<Preview, 'times'>): string {
  return `In the last two days this would have alerted you ${countText(times, 'time')}.`;
}

/** How many jobs those alerts carry, where that is not as many as alerts; otherwise empty. */
export function jobsText({ times, total }: Pick<Preview, 'times' | 'total'>): string {
  if (total === times) return '';
  return times === 1 ? `${countText(total, 'job')} in one alert.` : `${countText(total, 'job')} in all.`;
}

/** What to change where nothing fits or very much does; otherwise empty. */
export function hintText({ hint }: Pick<Preview, 'hint'>): string {
  return {
    none: '',
    narrow:
      'Nothing posted in these two days fits. A title in fewer words, a wider place or remote jobs bring more.',
    wide: 'That is a lot. A level or a field in a title, or fewer places, bring fewer alerts that fit better.',
    untitled: 'There is no job title to look for yet. Add one, and jobs that fit it come here.',
    excluded:
      'Your excluded words and companies leave nothing of what fits in these two days. Fewer of them bring more.',
  }[hint];
}

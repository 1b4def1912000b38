import type { User } from '../../table/user.ts';

/** What of a person's alerts ends. */
export type Ending = 'email' | 'text' | 'everything' | { readonly title: string };

/** What an ending is called, before it is done and after it. */
export interface EndingWords {
  readonly question: string;
  readonly consequence: string;
  readonly button: string;
  readonly done: string;
}

/** The record after an ending; undefined where it had ended already. */
export function unsubscribe(user: User, ending: Ending): User | undefined {
  const { userPrefs, positions, generatedPositions } = user;
  if (typeof ending === 'object') {
    const { title } = ending;
    const typed = positions.filter((one) => one !== title);
    const generated = generatedPositions.filter(
      (one) => one.position !== title && one.corePosition !== title,
    );
    const same = typed.length === positions.length && generated.length === generatedPositions.length;
    return same ? undefined : { ...user, positions: typed, generatedPositions: generated };
  }
  const next = {
    ...userPrefs,
    notifyEmail: userPrefs.notifyEmail && ending === 'text',
    notifyText: userPrefs.notifyText && ending === 'email',
  };
  const same = next.notifyEmail === userPrefs.notifyEmail && next.notifyText === userPrefs.notifyText;
  return same ? undefined : { ...user, userPrefs: next };
}

const STAYS = 'Your account and your job titles stay as they are.';

/** An ending in words; `title` is as the person typed it and has to be escaped. */
export function endingWords(ending: Ending): EndingWords {
  if (typeof ending === 'object') {
    const name = `“${ending.title}”`;
    return {
      question: `Stop alerts for ${name}?`,
      consequence: `${name} leaves your job titles. Alerts for your other titles go on.`,
      button: `Stop alerts for ${name}`,
      done: `Alerts for ${name} are off`,
    };
  }
  const [by, channel] = {
    email: ['by e-mail', 'Job alerts by e-mail'],
    text: ['by text', 'Job alerts by text'],
    everything: ['', 'All job alerts'],
  }[ending] as [string, string];
  const alerts = ['alerts', by].filter((part) => part !== '').join(' ');
  return {
    question: by === '' ? 'Stop all job alerts?' : `Stop job ${alerts}?`,
    consequence: `You will get no more job ${alerts}. ${STAYS}`,
    button: by === '' ? 'Stop all alerts' : `Stop ${alerts}`,
    done: `${channel} are off`,
  };
}

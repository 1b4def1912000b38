import { countText } from '../../components/count-text.ts';
import type { Follow } from './api/follows.ts';

const jobsText = (jobs: number): string => (jobs === 0 ? 'no open jobs right now' : countText(jobs, 'job'));

const isAddress = (text: string): boolean => /^\S+[./]\S+$/.test(text);

/** Says what became of a request, as a sentence. */
export function followText({ text, state, company, jobs }: Follow): string {
  switch (state) {
    case 'checking':
      return `Checking ${text}…`;
    case 'following':
      return `Following ${company}. New jobs will show up here within minutes.`;
    case 'watching':
      return `We're already watching ${company}: ${jobsText(jobs)}.`;
    case 'full':
      return `We're watching ${company}, but your list of dream companies is full. Delete one to add it.`;
    case 'notFound':
      return isAddress(text)
        ? `There's no job board at ${text}. Check the URL and try again.`
        : `We couldn't find ${text}. Paste the URL of its careers page.`;
    case 'review':
      return `We couldn't read this page. Our team will take a look. (${text})`;
    case 'declined':
      return `We can't read this page. Try the URL of one of its postings. (${text})`;
  }
}

import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { MouseEvent, ReactNode } from 'react';
import { type ApplyForm, formLabel } from '../apply-forms.ts';
import { openForm } from '../open-form.ts';

export interface FormLinksProps {
  readonly forms: readonly ApplyForm[];
  /** A form was opened before. */
  readonly isAgain: boolean;
  readonly onOpen: () => void;
}

const looks = {
  accent: 'min-h-13 justify-center rounded-lg bg-dawn px-4.5 text-lead font-semibold text-on-dawn',
  outlined:
    'min-h-12 justify-between rounded-lg border border-faint px-4 font-[550] transition-colors duration-150 hover:border-ink',
  quiet: 'min-h-11 justify-self-start text-dusk underline-offset-4 hover:underline',
} as const;

export function FormLinks({ forms, isAgain, onOpen }: FormLinksProps) {
  const [only] = forms;
  if (only === undefined) return null;
  if (forms.length === 1)
    return (
      <FormLink
        url={only.url}
        onOpen={onOpen}
        className={`flex items-center gap-1.5 ${looks[isAgain ? 'quiet' : 'accent']}`}
      >
        {isAgain ? 'Open the form again' : 'Open the application form'}
      </FormLink>
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-[550]">
        {isAgain ? 'Open a form again' : 'Each location has its own form. Where would you like to work?'}
      </legend>
      <ul className={isAgain ? 'grid' : 'grid gap-2'}>
        {forms.map((form) => (
          <li key={form.url} className="grid">
            <FormLink
              url={form.url}
              onOpen={onOpen}
              className={`flex items-center gap-1.5 ${looks[isAgain ? 'quiet' : 'outlined']}`}
            >
              {formLabel(form)}
            </FormLink>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export interface FormLinkProps {
  readonly url: string;
  readonly children: ReactNode;
  readonly onOpen: () => void;
  readonly className: string;
}

/** Opens the form in a window beside this one where possible, otherwise in a tab. The form can't access this page. */
export function FormLink({ url, children, onOpen, className }: FormLinkProps) {
  const follow = (event: MouseEvent) => {
    // Modifier keys keep their usual meaning.
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && openForm(url)) event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      onClick={follow}
      onAuxClick={({ button }) => button === 1 && onOpen()}
      className={className}
    >
      {children}
      <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">(opens in a new window)</span>
    </a>
  );
}

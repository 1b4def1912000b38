import type { ComponentProps } from 'react';

/** Use once per screen, for the main action. */
export function AccentButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex min-h-11 items-center justify-center rounded-lg bg-dawn px-4.5 font-semibold text-on-dawn ${props.className ?? ''}`}
    />
  );
}

export function QuietButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`min-h-11 text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink ${props.className ?? ''}`}
    />
  );
}

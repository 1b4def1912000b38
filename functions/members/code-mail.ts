const TEXT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The look of the alert mails (functions/delivery/mail/style.ts), also for Outlook, in which a code is set
 * apart and selected by one tap.
 */
const STYLE = {
  body: 'background-color:#fbf9f5;margin:0',
  edge: 'padding:24px 12px',
  hidden: 'display:none;overflow:hidden;max-height:0;opacity:0',
  column: 'max-width:560px;margin:0 auto',
  mark: `${TEXT};color:#1b1a24;font-size:21px;font-weight:600;line-height:1.5;letter-spacing:-0.02em;margin:0`,
  lead: `${TEXT};color:#1b1a24;font-size:15px;line-height:1.5;margin:8px 0`,
  code: `${TEXT};color:#1b1a24;font-size:40px;font-weight:600;line-height:1.15;letter-spacing:0.08em;font-variant-numeric:tabular-nums;user-select:all;-webkit-user-select:all;margin:8px 0 16px`,
  line: 'border:none;border-top:1px solid #e3e0d9;margin:0',
  foot: `${TEXT};color:#5c5b66;font-size:13px;line-height:1.5;margin:16px 0`,
} as const;

const NIGHT =
  '@media (prefers-color-scheme: dark){.paper{background-color:#14141c!important}.ink{color:#ecebe6!important}' +
  '.muted{color:#a9a8b3!important}.line{border-color:#33323d!important}}';

/** The text that mail programs show beside the subject. Without it, lock screens would show the code. */
const PREVIEW = 'Enter it on the page that asked for it. Share it with no one.';

interface CodeMail {
  /** The purpose of the code, as in 'Your Daybreak code is'. */
  readonly lead: string;
  readonly where: string;
}

/** The user pool's mail with a code, which Cognito puts in place of `{####}`. Reads well without styles. */
const codeMail = ({ lead, where }: CodeMail): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><style>${NIGHT}</style></head>`,
    `<body class="paper" style="${STYLE.body}"><div style="${STYLE.hidden}">${PREVIEW}${'&#8199;&#847; '.repeat(80)}</div>`,
    `<table role="presentation" align="center" width="100%" style="${STYLE.column}"><tr><td style="${STYLE.edge}">`,
    `<p class="ink" style="${STYLE.mark}">Daybreak</p>`,
    `<p class="ink" style="${STYLE.lead}">${lead}</p>`,
    `<p class="ink" style="${STYLE.code}">{####}</p>`,
    `<hr class="line" style="${STYLE.line}">`,
    `<p class="muted" style="${STYLE.foot}">${where}</p></td></tr></table></body></html>`,
  ].join('\n');

export const verificationMail = {
  subject: 'Your Daybreak code',
  html: codeMail({
    lead: 'Your Daybreak code is',
    where: "Enter it on the page that asked for it. If you didn't request it, ignore this message.",
  }),
};

export const resetMail = {
  subject: 'Reset your Daybreak password',
  html: codeMail({
    lead: 'Your code to reset your Daybreak password is',
    where:
      "Enter it on the page that asked for it, within an hour. If you didn't ask for it, ignore this message: your password stays as it is.",
  }),
};

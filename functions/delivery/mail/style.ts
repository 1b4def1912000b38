/** The site's colors as hex values: mail programs support neither custom properties nor OKLCH. */
const ink = '#1b1a24';
const muted = '#5c5b66';
const paper = '#fbf9f5';
const hairline = '#e3e0d9';
const dawn = '#ee5f2c';
const text = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Long words break, so that none makes the column wider than a phone. */
const line = {
  margin: '0',
  fontFamily: text,
  fontSize: '15px',
  lineHeight: '1.5',
  wordBreak: 'break-word',
} as const;

const button = {
  borderRadius: '8px',
  display: 'inline-block',
  fontFamily: text,
  fontSize: '15px',
  fontWeight: 600,
  margin: '0 8px 8px 0',
  padding: '12px 20px',
  textDecoration: 'none',
};

/**
 * Inline styles of the alert mail: one column of 560 px. Outlook ignores the padding of text, so that text has margins.
 */
export const style = {
  body: { backgroundColor: paper, margin: '0', padding: '24px 12px' },
  column: { maxWidth: '560px', margin: '0 auto' },
  mark: { ...line, color: ink, fontSize: '21px', fontWeight: 600, letterSpacing: '-0.02em' },
  lead: { ...line, color: ink, margin: '8px 0 24px' },
  line: { border: 'none', borderTop: `1px solid ${hairline}`, margin: '8px 0 20px' },
  title: { ...line, color: ink, fontSize: '21px', lineHeight: '1.25', fontWeight: 600 },
  facts: { ...line, color: muted, margin: '4px 0 0' },
  pay: { ...line, color: ink, fontWeight: 600, margin: '4px 0 0' },
  bullet: { ...line, color: muted, margin: '4px 0 0 12px', textIndent: '-12px' },
  why: { ...line, color: muted, fontSize: '13px', margin: '12px 0' },
  button: { ...button, backgroundColor: dawn, border: `1px solid ${dawn}`, color: '#17161f' },
  secondButton: { ...button, border: `1px solid ${muted}`, color: ink },
  after: { ...line, color: muted, fontSize: '13px', margin: '0 0 16px' },
  left: { ...line, color: muted, margin: '8px 0 16px' },
  footLine: { border: 'none', borderTop: `1px solid ${hairline}`, margin: '12px 0 16px' },
  foot: { ...line, color: muted, fontSize: '13px', margin: '0 0 16px' },
  more: { margin: '0 0 16px' },
  lineLink: { color: ink, fontWeight: 600, textDecoration: 'underline' },
  footLink: { color: muted, textDecoration: 'underline' },
} as const;

/** Dark mode, where supported. The body's table repeats its background, so it changes too. */
export const night =
  '@media (prefers-color-scheme: dark){.paper,.paper>table,.paper>table>tbody>tr>td{background-color:#14141c!important}' +
  '.ink{color:#ecebe6!important}.muted{color:#a9a8b3!important}.line{border-color:#33323d!important}.edge{border-color:#a9a8b3!important}}';

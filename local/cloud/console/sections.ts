import { html } from 'hono/html';
import type { OutboxMessage } from '../outbox/outbox.ts';
import type { View } from './view.ts';

/** Escaped HTML. */
export type Html = ReturnType<typeof html>;

const emptyState = (text: string): Html => html`<p class="empty">${text}</p>`;

const timeOf = (iso: string | null) => (iso === null ? '–' : iso.slice(11, 19));

const heading = (title: string, note = ''): Html => html`<h2>${title}<small>${note}</small></h2>`;

const table = (columns: readonly string[], rows: Html[], numbersFrom = 99): Html => html`<table>
  ${columns.length === 0 ? '' : html`<thead><tr>${columns.map((column, index) => html`<th scope="col"${index >= numbersFrom ? html` class="n"` : ''}>${column}</th>`)}</tr></thead>`}
  <tbody>${rows}</tbody></table>`;

const mail = ({ index, message }: { index: number; message: OutboxMessage }): Html => html`
  <details data-key="${index}"><summary><time class="time" datetime="${message.sentAt}">${timeOf(message.sentAt)}</time>
    <span><b>${message.subject ?? message.text}</b>${message.to}</span><span>${message.channel}</span></summary>
    ${message.html === null ? '' : html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${message.subject ?? 'mail'}" data-src="/outbox/${index}.html"></iframe>`}
    <pre>${Object.entries(message.headers).map(([name, value]) => `${name}: ${value}\n`)}
${message.text ?? ''}</pre></details>`;

const outbox = ({
  messages,
  messageCount,
}: View): Html => html`${heading('Outbox', `${messageCount} messages, UTC`)}
  ${messages.length > 0 ? messages.map(mail) : emptyState('No messages yet.')}`;

/** Links an address on this machine. */
const linkLocalAddress = (cell: string): string | Html =>
  /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(cell) ? html`<a href="${cell}">${cell}</a>` : cell;

const panels = (shown: View['panels']): Html =>
  html`${shown.map(
    ({ title, note, columns, rows }) => html`${heading(title, note)}
      ${table(
        columns ?? [],
        rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${linkLocalAddress(cell)}</td>`)}</tr>`),
      )}`,
  )}`;

const schedules = (view: View): Html => html`${heading('Schedules', 'UTC')}
  ${table(
    ['name', 'last', 'next', 'run now'],
    view.schedules.map(
      ({
        name,
        expression,
        lastAt,
        nextAt,
      }) => html`<tr><td title="${name}">${view.short(name)}<br><span class="muted">${expression}</span></td>
        <td class="time">${timeOf(lastAt)}</td><td class="time">${timeOf(nextAt)}</td>
        <td class="n"><button data-call="POST /schedules/${encodeURIComponent(name)}">Run</button></td></tr>`,
    ),
  )}`;

const queues = (view: View): Html => html`${heading('Queues')}
  ${table(
    ['name', 'waiting', 'in flight', 'delayed'],
    view.queues.map(
      ({
        name,
        visible,
        inFlight,
        delayed,
        deadLetters,
      }) => html`<tr><td class="${deadLetters ? (visible > 0 ? 'alarm' : 'muted') : ''}" title="${name}">${view.short(name)}</td>
        <td class="n${deadLetters && visible > 0 ? ' alarm' : ''}">${visible}</td><td class="n">${inFlight}</td><td class="n">${delayed}</td></tr>`,
    ),
    1,
  )}`;

const functions = (
  view: View,
): Html => html`${heading('Functions', 'expand a function for its last log lines')}
  ${view.functions.map(
    ({
      name,
      invocations,
      errors,
      coldStarts,
      busy,
      lastMs,
      lastError,
      lines,
    }) => html`<details data-key="${name}"><summary>
      <span class="time">${busy > 0 ? `${busy} running` : invocations > 0 ? 'warm' : ''}</span>
      <span><b title="${name}">${view.short(name)}</b>${lastError ? html`<span class="alarm">${lastError.slice(0, 200)}</span>` : ''}</span>
      <span>${invocations} runs, ${errors} errors<span class="few">, ${coldStarts} cold starts, last ${lastMs ?? '–'} ms</span></span></summary>
      <pre>${lines.map(({ at, line }) => `${timeOf(at)} ${line}\n`)}</pre></details>`,
  )}`;

const rounded = (units: number) => String(Math.round(units * 10) / 10);

const metrics = (
  view: View,
): Html => html`${heading('Metrics', 'totals since the start, from the functions’ logs')}
  ${
    view.metrics.length === 0
      ? emptyState('No metrics yet.')
      : table(
          ['namespace', 'dimensions', 'metric', 'values', 'largest', 'sum'],
          view.metrics.map(
            ({ namespace, dimensions, name, unit, count, largest, sum }) =>
              html`<tr><td>${namespace}</td><td>${dimensions.join(', ')}</td><td>${name}<span class="muted"> ${unit}</span></td>
        <td class="n">${count}</td><td class="n">${rounded(largest)}</td><td class="n">${rounded(sum)}</td></tr>`,
          ),
          3,
        )
  }`;

const calls = (view: View): Html => html`${heading('Calls', 'newest first')}
  ${table(
    ['caller', 'read units', 'write units'],
    Object.entries(view.capacity).map(
      ([name, { readUnits, writeUnits }]) =>
        html`<tr><td>${view.short(name)}</td><td class="n">${rounded(readUnits)}</td><td class="n">${rounded(writeUnits)}</td></tr>`,
    ),
    1,
  )}
  <br>${table(
    ['time', 'caller', 'call', 'outcome', 'ms', 'units'],
    view.calls.map(
      ({ at, principal, service, action, outcome, errorCode, tookMs, readUnits, writeUnits }) => html`<tr>
        <td class="time">${timeOf(at)}</td><td>${view.short(principal ?? 'unsigned')}</td><td>${service} ${action}</td>
        <td class="${outcome === 'ok' || outcome === 'rejected' ? 'muted' : 'alarm'}">${outcome} ${errorCode ?? ''}</td>
        <td class="n">${Math.round(tookMs)}</td><td class="n">${rounded(readUnits + writeUnits)}</td></tr>`,
    ),
    4,
  )}`;

const faults = (view: View): Html => html`${heading('Faults', 'injected failures')}
  ${
    view.faults.length === 0
      ? emptyState('No faults.')
      : table(
          ['service', 'action', 'kind', 'rate', 'delay, ms'],
          view.faults.map(
            ({ service, action, kind, rate, delayMs }) =>
              html`<tr><td>${service}</td><td>${action}</td><td>${kind}</td><td class="n">${rate}</td><td class="n">${delayMs}</td></tr>`,
          ),
          3,
        )
  }
  <form><label>Service<input name="service" value="dynamodb" required></label><label>Action<input name="action" value="*" required></label>
    <label>Kind<select name="kind"><option>throttle<option>error<option>delay<option>lost<option>duplicate<option>reorder</select></label>
    <label>Rate<input name="rate" type="number" min="0" max="1" step="0.05" value="0.2" required></label>
    <label>Delay, ms<input name="delayMs" type="number" min="0" value="0" required></label>
    <button>Add</button><button type="button" data-call="DELETE /faults">Remove all</button></form>`;

/** The page's sections by id, in order. `wide` ones span both columns. */
export const sections: Readonly<Record<string, { wide: boolean; render(view: View): Html }>> = {
  outbox: { wide: false, render: outbox },
  side: {
    wide: false,
    render: (view) =>
      html`${panels(view.panels.filter(({ wide }) => !wide))}${schedules(view)}${queues(view)}`,
  },
  panels: { wide: true, render: (view) => panels(view.panels.filter(({ wide }) => wide)) },
  functions: { wide: true, render: functions },
  metrics: { wide: true, render: metrics },
  calls: { wide: true, render: calls },
  faults: { wide: true, render: faults },
};

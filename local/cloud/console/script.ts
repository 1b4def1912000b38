/** The page's script, which posts for buttons and updates sections that changed. */
export const script = `
const statusLine = document.getElementById('status');
const shown = new Map();
async function refresh() {
  if (document.hidden) return;
  try {
    const sections = await (await fetch('/sections')).json();
    for (const [id, html] of Object.entries(sections)) {
      const section = document.getElementById(id);
      const first = !shown.has(id);
      const changed = shown.get(id) !== html;
      shown.set(id, html);
      if (first || !changed || section.contains(document.activeElement?.closest('iframe,input,select'))) continue;
      const open = new Set([...section.querySelectorAll('details[open]')].map((one) => one.dataset.key));
      if (open.size > 0 && id === 'outbox') continue;
      section.innerHTML = html;
      for (const one of section.querySelectorAll('details')) one.open = open.has(one.dataset.key);
    }
  } catch { statusLine.textContent = 'The emulator does not answer. Is it still running?'; }
}
async function call(method, path, body) {
  statusLine.textContent = method + ' ' + path + ' …';
  const headers = body ? { 'content-type': 'application/json' } : {};
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  statusLine.textContent = method + ' ' + path + ': ' + response.status + ' ' + (await response.text()).slice(0, 500);
  await refresh();
}
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-call]');
  if (!button) return;
  button.disabled = true;
  await call(...button.dataset.call.split(' '));
  button.disabled = false;
});
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  await call('POST', '/faults', { ...fields, rate: Number(fields.rate), delayMs: Number(fields.delayMs) });
});
document.addEventListener('toggle', (event) => {
  const frame = event.target.querySelector?.('iframe[data-src]');
  if (frame && event.target.open) { frame.src = frame.dataset.src; delete frame.dataset.src; }
}, true);
setInterval(refresh, 2000);
refresh();
`;

/** @typedef {{ email: string, requestType: string, oobLink: string }} SentLink */
/** @typedef {{ receivedAt: Date, fields: Record<string, unknown> }} Message */

const PURPOSES = {
  EMAIL_SIGNIN: 'Sign-in link',
  VERIFY_EMAIL: 'Confirm the address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm the new address',
  PASSWORD_RESET: 'Reset the password',
};

const FIELD_ORDER = ['from_name', 'name', 'email', 'subject', 'message'];

/**
 * Text that is safe in HTML content and in a quoted attribute.
 * @param {unknown} value
 */
export function escapeHtml(value) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return String(value).replace(/[&<>"']/g, (character) => entities[character]);
}

/**
 * The part of the page that changes.
 * @param {{ links: SentLink[] | null, messages: Message[] }} content newest first; null: no answer
 */
export function inboxFragment({ links, messages }) {
  return `<section aria-labelledby="links">
<h2 id="links">E-mailed links <span class="count">${links?.length ?? 0}</span></h2>
${linkList(links)}
</section>
<section aria-labelledby="messages">
<h2 id="messages">Contact messages <span class="count">${messages.length}</span></h2>
${messageList(messages)}
</section>`;
}

/** @param {SentLink[] | null} links */
function linkList(links) {
  if (links === null) {
    return '<p class="empty">The sign-in emulator does not answer. Is "npm start" still running?</p>';
  }
  if (links.length === 0) {
    return '<p class="empty">No link is waiting. Ask for one on the sign-in page; a used link leaves this list.</p>';
  }
  const items = links.map(
    ({ email, requestType, oobLink }) => `<li>
<p class="to"><span class="label">To</span> <bdi>${escapeHtml(email)}</bdi></p>
<p><a href="${escapeHtml(safeUrl(oobLink))}">${escapeHtml(PURPOSES[requestType] ?? requestType)}<span class="hidden"> for ${escapeHtml(email)}</span></a></p>
<p class="address">${escapeHtml(oobLink)}</p>
</li>`,
  );
  return `<p class="hint">Newest first.</p><ol>${items.join('\n')}</ol>`;
}

/** @param {Message[]} messages */
function messageList(messages) {
  if (messages.length === 0) {
    return '<p class="empty">No message yet. What is sent with the contact form appears here.</p>';
  }
  const items = messages.map(({ receivedAt, fields }) => {
    const names = [
      ...new Set([...FIELD_ORDER.filter((name) => name in fields), ...Object.keys(fields)]),
    ];
    const rows = names
      .filter((name) => name !== 'access_key')
      .map(
        (name) =>
          `<div><dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(textOf(fields[name]))}</dd></div>`,
      );
    const time = receivedAt.toISOString();
    return `<li><p class="hint">Received <time datetime="${time}">${escapeHtml(time.slice(0, 19).replace('T', ' '))} UTC</time></p><dl>${rows.join('')}</dl></li>`;
  });
  return `<p class="hint">Newest first. Kept until "npm start" ends.</p><ol>${items.join('\n')}</ol>`;
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** @param {string} url */
function safeUrl(url) {
  return /^https?:\/\//.test(url) ? url : '#';
}

/**
 * The whole page.
 * @param {string} fragment from `inboxFragment`
 */
export function inboxPage(fragment) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local inbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Local inbox</h1>
<p>What the product would have sent by e-mail. Nothing leaves this computer.</p>
</header>
<div id="list">${fragment}</div>
<p id="news" class="hidden" role="status"></p>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #F4F7F5; color: #10201B; font: 1rem/1.6 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
header { border-bottom: 2px solid #10201B; padding-bottom: 1rem; }
h1 { margin: 0; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; }
header p { margin: 0.25rem 0 0; }
.count { display: inline-block; min-width: 1.75rem; padding: 0 0.5rem; border: 1px solid #10201B; border-radius: 999px; font-size: 0.875rem; text-align: center; font-variant-numeric: tabular-nums; }
ol { list-style: none; margin: 0.5rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
li { background: #fff; border: 1px solid #C9D5CF; border-radius: 0.5rem; padding: 1rem 1.25rem; overflow-wrap: anywhere; }
li p { margin: 0; }
a { display: inline-block; margin: 0.25rem 0; padding: 0.25rem 0; color: #09553F; font-weight: 600; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 3px solid #09553F; outline-offset: 3px; border-radius: 2px; }
.label, dt, .hint, .address { color: #46564F; font-size: 0.875rem; }
.hint { margin: 0; }
.address { font-family: ui-monospace, monospace; font-size: 0.8125rem; }
.empty { margin: 0.5rem 0 0; padding: 1.25rem; border: 1px dashed #7C8F86; border-radius: 0.5rem; color: #46564F; }
dl { margin: 0.5rem 0 0; display: grid; gap: 0.5rem; }
dl div { display: grid; grid-template-columns: minmax(6rem, 1fr) 5fr; gap: 0 1rem; }
dd { margin: 0; white-space: pre-wrap; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; } }
`;

// The list is replaced only when it changed, so that focus and selection survive a quiet refresh.
const SCRIPT = `
const list = document.getElementById('list');
const news = document.getElementById('news');
let shown = null;
async function refresh() {
  try {
    const answer = await fetch('/__dev/inbox/list');
    const html = await answer.text();
    if (shown !== null && html !== shown) {
      const focused = document.activeElement?.getAttribute('href');
      list.innerHTML = html;
      if (focused) list.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus();
      news.textContent = 'The inbox has changed.';
    }
    shown = html;
  } catch {
    news.textContent = 'The local server does not answer.';
  }
}
refresh();
setInterval(() => { if (!document.hidden) refresh(); }, 1500);
document.addEventListener('visibilitychange', refresh);
`;

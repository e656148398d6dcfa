import { type Html, markup } from '../../document/html';
import { spinner } from './buttons';
import { capitalized, type Content, isPlain, labelOf, partOf, textOf } from './Content';
import { icon, iconFor, type IconName } from './icons';
import { type Draw, restOf } from './pieces';
import type { Ui } from './Ui';

interface Notice {
  icon: IconName;
  /** Large figures over the title, such as 404. */
  figures?: string;
  title: string;
  text: string;
  actions: readonly string[];
}

/** A page, or a part of one, that has only one thing to say. */
function notice(it: Content, ui: Ui, { icon: name, figures, title, text, actions }: Notice): Html {
  const quotation = it.heading() ?? it.quotation()?.text ?? it.role('text')?.words;
  const pictured = it.role('picture', 'icon');
  it.takeAll(({ role, isBare }) => role === 'picture' && isBare);
  const note = it.note();
  const field = it.take(({ role, isBare }) => role === 'field' && !isBare);
  const said = it.actions();
  const links = it.links();
  const others = it.items();
  const shown = said.length > 0 ? said : links.length > 0 ? [] : actions;
  const topic = it.topic();
  const drawn =
    pictured ??
    (others[0]?.words !== undefined && /^\p{Ll}/u.test(others[0].words) && others[0].key === null
      ? (others.shift() ?? null)
      : null);
  return markup`<section aria-label="${quotation ?? title}"${ui.as('medium', 'center', 'stack', ui.css('padding: 1.5rem 0'))}>
    <span${ui.as('avatar', ui.tint(), ui.css('width: 6rem; height: 6rem'))}>${icon(iconFor(drawn?.words ?? '') ?? name, 44)}</span>
    ${drawn !== null && markup`<p${ui.as('muted', 'small')}>${capitalized(labelOf(drawn))}</p>`}
    ${figures !== undefined && markup`<p${ui.as('price')}>${figures}</p>`}
    <div${ui.as('tight')}><h2${ui.as('heading')}>${capitalized(quotation ?? (topic === null ? title : `${title} for ${topic}`))}</h2><p${ui.as('muted')}>${note ?? text}</p></div>
    ${others.map((part) => markup`<p${ui.as('muted')}>${part.key !== null && `${capitalized(part.key)}: `}${capitalized(part.key === null ? textOf(part) : labelOf(part))}</p>`)}
    ${field !== null && markup`<div${ui.as('narrow', ui.css('text-align: start'))}>${ui.fieldNamed(field.words)}</div>`}
    ${restOf(it, ui)}
    ${shown.length + links.length > 0 && markup`<div${ui.as('row', ui.css('justify-content: center'))}>${shown.map((label, index) => ui.buttonLink(label, { weight: index === 0 ? 'solid' : 'outline' }))}${links.map((label) => ui.link(label))}</div>`}
  </section>`;
}

/** "empty shopping cart" as a sentence. */
function emptyTitle(described: string | null): string | null {
  const what = /^empty\s+(.+)$/iu.exec(described ?? '')?.[1];
  return what === undefined ? null : `${capitalized(what)} is empty`;
}

/** What a share is out of 100: "7.4 GB of 15 GB", "72%". */
function percentIn(text: string): number {
  const percent = /(\d+(?:[.,]\d+)?)\s?%/u.exec(text)?.[1];
  if (percent !== undefined) return Number(percent.replace(',', '.'));
  const [done, of] = [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/gu)].map(([one]) =>
    Number(one.replaceAll(',', '')),
  );
  return done === undefined || of === undefined || of === 0 ? 60 : (done / of) * 100;
}

/** Designs of states: empty, wrong, under way, nearly there. */
export const stateDesigns = {
  'empty state': (it, ui) =>
    notice(it, ui, {
      icon: iconFor(it.calledWords) ?? 'folder',
      title: it.name ?? emptyTitle(it.described) ?? 'Nothing here yet',
      text: 'What you add appears here.',
      actions: ['Add the first one'],
    }),

  'error page': (it, ui) => {
    const figures = /\b[45]\d\d\b/u.exec(`${it.calledWords} ${it.everything}`)?.[0];
    return notice(it, ui, {
      icon: /maintenance/iu.test(it.calledWords)
        ? 'gear'
        : /offline|connection/iu.test(it.calledWords)
          ? 'wifi'
          : 'warning',
      ...(figures === undefined ? {} : { figures }),
      title: /maintenance/iu.test(it.calledWords)
        ? 'We are working on it'
        : /offline|connection/iu.test(it.calledWords)
          ? 'You are offline'
          : /denied|403|permission/iu.test(it.calledWords)
            ? 'You have no access to this page'
            : 'Something went wrong',
      text: 'We are sorry. Please try again in a moment.',
      actions: ['Try again'],
    });
  },

  '404 page': (it, ui) =>
    notice(it, ui, {
      icon: 'search',
      figures: '404',
      title: 'Page not found',
      text: 'The address may be mistyped, or the page has moved.',
      actions: ['Go to the home page'],
    }),

  spinner: (it, ui) => {
    const text =
      it.role('text', 'note', 'label')?.text.replace(/^(?:text|label|note|caption)\s+/iu, '') ??
      it.quotation()?.words ??
      it.heading() ??
      'Loading …';
    return markup`<div role="status"${ui.as('center', 'tight')}><span${ui.as(ui.ink())}>${spinner(48)}</span><p${ui.as('muted')}>${capitalized(text)}</p>${restOf(it, ui)}</div>`;
  },

  skeleton: (it, ui) => {
    const count = Math.min(
      it.count('card', 'item', 'row', 'tile') ?? (/\blist|cards\b/iu.test(it.everything) ? 3 : 1),
      6,
    );
    const lines = Math.min(it.count('line', 'bar') ?? 3, 6);
    it.rest();
    it.items();
    const block = (style: string) =>
      markup`<div${ui.as(ui.tint('slate'), ui.css(`border-radius: 0.5rem; ${style}`))}></div>`;
    return markup`<div role="status" aria-label="Loading"${ui.as(count > 1 ? 'wide' : 'narrow', 'grid')}>${Array.from({ length: count }, () => markup`<div aria-hidden="true"${ui.as('card')}>${block('height: 9rem; border-radius: 0')}<div${ui.as('body', 'tight')}>${block('height: 1.25rem; width: 70%')}${Array.from({ length: Math.max(lines - 1, 1) }, (_, index) => block(`height: 0.75rem; width: ${[100, 92, 60][index % 3] ?? 80}%`))}</div></div>`)}</div>`;
  },

  'progress bar': (it, ui) => {
    const shares = it.takeAll(
      (part) => isPlain(part) && part.value !== null && /%|\bof\b|\//u.test(part.value),
    );
    const title =
      it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? it.qualifier ?? 'Progress');
    const lines = it.items().map((part) => capitalized(textOf(part)));
    const links = it.links();
    const actions = it.actions();
    const shown = shares.length > 0 ? shares : [{ ...partOf(''), text: '60%', value: '60%' }];
    return markup`<section aria-label="${title}"${ui.as('medium', 'stack')}>
      ${shown.map((part) => {
        const name =
          part.words !== '' && part.words !== part.value && part.words !== part.text
            ? capitalized(part.words)
            : shown.length > 1
              ? capitalized(part.words)
              : title;
        return markup`<div${ui.as('tight')}><div${ui.as('between')}><span${ui.as('strong')}>${name}</span><span${ui.as('muted')}>${part.words === part.text ? part.text : [part.value, part.detail].filter((one) => one !== null).join(' ')}</span></div>${ui.progress(percentIn(part.value ?? part.text), name)}</div>`;
      })}
      ${(lines.length > 0 || links.length > 0) && markup`<p${ui.as('between', 'small')}><span${ui.as('muted')}>${lines.join(' · ')}</span>${links.map((label) => ui.link(label))}</p>`}
      ${restOf(it, ui)}
      ${actions.length > 0 && ui.actions(actions, { size: 'small' })}
    </section>`;
  },

  'progress ring': (it, ui) => {
    const part =
      it.take(({ value }) => value?.includes('%') ?? false) ??
      it.take(({ value }) => value !== null);
    const percent = Math.round(percentIn(part?.text ?? '60%'));
    const words = part === null ? '' : part.words.replace(part.value ?? '', '').trim();
    const label =
      it.role('label')?.words ??
      it.heading() ??
      (words === '' ? null : words) ??
      it.modifier() ??
      it.topic() ??
      'Progress';
    const inside = it.items().map((one) => capitalized(textOf(one)));
    const around = 2 * Math.PI * 52;
    return markup`<figure${ui.as('center', 'tight', ui.css('margin: 0'))}>
      <div${ui.as(ui.css('position: relative; width: 9rem; height: 9rem'))}>
        <svg role="img" aria-label="${capitalized(label)}: ${percent}%" width="144" height="144" viewBox="0 0 120 120" fill="none" stroke-width="12"${ui.as(ui.ink(), ui.css('transform: rotate(-90deg)'))}><circle cx="60" cy="60" r="52" stroke="#e2e8f0"></circle><circle cx="60" cy="60" r="52" stroke="currentColor" stroke-linecap="round" stroke-dasharray="${((around * Math.min(percent, 100)) / 100).toFixed(1)} ${around.toFixed(1)}"></circle></svg>
        <span aria-hidden="true"${ui.as('heading', ui.css('position: absolute; inset: 0; display: grid; place-items: center'))}>${part?.value?.includes('%') === true || part === null ? `${percent}%` : part.value}</span>
      </div>
      <figcaption${ui.as('tight')}><span${ui.as('strong')}>${capitalized(label)}</span>${inside.map((line) => markup`<span${ui.as('muted', 'small')}>${line}</span>`)}</figcaption>
    </figure>`;
  },

  countdown: (it, ui) => {
    const text = it.everything;
    const clock = /\b(\d{1,2}):(\d{2}):(\d{2})\b/u.exec(text);
    const named = [
      ...text.matchAll(/(\d{1,3})\s*(days?|hours?|h\b|min(?:ute)?s?|sec(?:ond)?s?)/giu),
    ].map(
      ([, value = '', unit = '']) =>
        [value, UNITS[unit[0]?.toLowerCase() ?? ''] ?? capitalized(unit)] as const,
    );
    const count = it.count('day');
    const units = [
      ...(count !== null && !named.some(([, unit]) => unit === 'Days')
        ? [[String(count), 'Days'] as const]
        : []),
      ...named,
      ...(clock === null
        ? []
        : [
            ['Hours', clock[1]],
            ['Minutes', clock[2]],
            ['Seconds', clock[3]],
          ].map(([unit = '', value = '']) => [value, unit] as const)),
    ];
    it.takeAll(({ text: one }) =>
      /\d{1,2}:\d{2}:\d{2}|\d\s*(?:days?|hours?|min|sec)|^(?:days|hours|minutes|seconds)\b/iu.test(
        one,
      ),
    );
    const shown =
      units.length > 0
        ? units
        : ([
            ['12', 'Days'],
            ['08', 'Hours'],
            ['45', 'Minutes'],
            ['30', 'Seconds'],
          ] as const);
    const lead = it.take((part) => part.isLead && isPlain(part));
    const title =
      it.heading() ??
      it.quotation()?.words ??
      it.modifier() ??
      (lead === null ? null : capitalized(textOf(lead))) ??
      it.topic() ??
      it.name ??
      'Countdown';
    const actions = it.actions();
    return markup`<section aria-label="${title}"${ui.as('medium', 'center', 'stack')}><h2${ui.as('heading')}>${title}</h2>
      <dl role="timer"${ui.as(ui.css('display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; margin: 0'))}>${shown.map(([value, unit]) => markup`<div${ui.as(ui.fill(ui.tone('slate')), ui.css('display: flex; flex-direction: column-reverse; align-items: center; min-width: 4.25rem; padding: 0.75rem; border-radius: 0.75rem'))}><dt${ui.as('small')}>${unit}</dt><dd${ui.as(ui.css('margin: 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums'))}>${value}</dd></div>`)}</dl>
      ${restOf(it, ui)}
      ${actions.length > 0 && ui.actions(actions)}
    </section>`;
  },

  'code block': (it, ui) => {
    const file =
      it.called(/file ?name|^file$|^title$/iu) ??
      it.take(({ text, role }) => role === null && /^[\w-]+\.\w{1,5}$/u.test(text));
    const [copy = 'Copy'] = it.actions('Copy').map((label) => label.replace(/\s+button$/iu, ''));
    it.takeAll(({ role }) => role === 'icon');
    const code =
      it.quotation()?.words ??
      it.take(({ text }) => /^(?:npm|npx|yarn|pnpm|git|pip|curl|brew|docker)\b/u.test(text))
        ?.text ??
      (/npm/iu.test(it.calledWords + (it.modifier() ?? '')) ? 'npm install your-package' : null);
    const lines = code === null ? SAMPLE_CODE : code.split(/\s*\n\s*/u);
    const hasNumbers = it.has('number') || it.has('line', code === null);
    const id = ui.id('code');
    return markup`<figure aria-labelledby="${id}"${ui.as('medium', 'night', ui.css('margin: 0'))}>
      <figcaption id="${id}"${ui.as('between', 'small', ui.css('padding-bottom: 0.75rem'))}><span${ui.as('mono')}>${file?.words ?? it.heading() ?? it.topic() ?? 'Code'}</span>${ui.button(copy, { icon: 'copy', size: 'small', weight: 'soft', tone: 'slate' })}</figcaption>
      <ol tabindex="0" aria-label="Lines of code"${ui.as('plainList', 'mono', ui.css('overflow-x: auto; line-height: 1.7'))}>${lines.map((line, index) => codeLine(ui, line, hasNumbers ? String(index + 1) : null))}</ol>
      ${restOf(it, ui)}
    </figure>`;
  },

  diff: (it, ui) => {
    const file =
      it.called(/file ?name|^file$/iu) ??
      it.take(({ text, role }) => role === null && /^[\w-]+\.\w{1,5}\b/u.test(text));
    const topic = it.topic();
    const removed = it
      .takeAll(({ text }) => /^(?:removed?|old|deleted|red|minus)\b/iu.test(text))
      .map(changed);
    const added = it.takeAll(({ text }) => /^(?:added|new|green|plus)\b/iu.test(text)).map(changed);
    const versions = /(\d+(?:\.\d+)+)\s+to\s+(\d+(?:\.\d+)+)/u.exec(file?.text ?? it.everything);
    const before = removed.some((one) => one !== '')
      ? removed
      : [versions === null ? "const greeting = 'Hello';" : `"version": "${versions[1]}"`];
    const after = added.some((one) => one !== '')
      ? added
      : [versions === null ? "const greeting = 'Hello, world';" : `"version": "${versions[2]}"`];
    const name =
      /^[\w-]+\.\w{1,5}/u.exec(file?.words ?? '')?.[0] ?? file?.words ?? topic ?? 'file.ts';
    return markup`<figure${ui.as('medium', 'card', ui.css('margin: 0'))}>
      <figcaption${ui.as('between', 'small', ui.css('padding: 0.75rem 1rem; border-bottom: 1px solid #cbd5e1'))}><span${ui.as('mono')}>${name}</span><span>${ui.badge(`−${before.length}`, 'red')} ${ui.badge(`+${after.length}`, 'green')}</span></figcaption>
      <ol tabindex="0" aria-label="Changes"${ui.as('plainList', 'mono', ui.css('overflow-x: auto; line-height: 1.9'))}>
        ${before.map((line) => diffLine(ui, line, '−', 'Removed', 'red'))}${after.map((line) => diffLine(ui, line, '+', 'Added', 'green'))}
      </ol>
      ${restOf(it, ui)}
    </figure>`;
  },
} satisfies Record<string, Draw>;

const UNITS: Record<string, string> = { d: 'Days', h: 'Hours', m: 'Minutes', s: 'Seconds' };
const SAMPLE_CODE = [
  "import { createServer } from 'node:http';",
  '',
  'createServer((request, response) => {',
  "  response.end('Hello');",
  '}).listen(3000);',
];
const PRE = 'white-space: pre';

const changed = ({ text }: { text: string }) =>
  text.replace(
    /^(?:removed?|old|deleted|added|new|red|green|minus|plus)\b\s*(?:lines?|version)?\s*(?:red|green)?:?\s*/iu,
    '',
  );

function codeLine(ui: Ui, line: string, number: string | null): Html {
  return markup`<li${ui.as(ui.css('display: flex; gap: 1rem'))}>${number !== null && markup`<span aria-hidden="true"${ui.as(ui.css('min-width: 1.5rem; text-align: end; opacity: 0.7'))}>${number}</span>`}<code${ui.as(ui.css(`${PRE}; color: inherit`))}>${line === '' ? ' ' : line}</code></li>`;
}

function diffLine(ui: Ui, line: string, sign: string, name: string, tone: 'red' | 'green'): Html {
  return markup`<li${ui.as(ui.tint(tone), ui.css('display: flex; gap: 0.75rem; padding: 0 1rem; min-width: max-content'))}><span aria-hidden="true">${sign}</span>${ui.hidden(`${name}: `)}<code${ui.as(ui.css(`${PRE}; color: inherit`))}>${line}</code></li>`;
}

import { type Html, markup, type Piece } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import type { KitPart } from '../kits/Kit';
import type { MODAL_KINDS } from '../kinds/modals';
import { capitalized, type Content, isPlain, labelOf, partOf, textOf } from './Content';
import { icon, iconFor, type IconName } from './icons';
import { type Draw, facts, factOf, restOf, rows } from './pieces';
import type { Ui } from './Ui';

interface DialogParts {
  title: string;
  opener: string;
  look: Extract<KitPart, 'dialog' | 'drawer'>;
  /** What stands over its title. */
  before?: Piece;
  hasClose?: boolean;
  /** The words of the buttons that close it, the most wanted first. */
  actions: readonly string[];
  tone?: Tone;
}

/** A button and its <dialog>: opened and closed by the browser itself (`command`, `commandfor`), without a script. */
function dialog(
  ui: Ui,
  { title, opener, look, before, hasClose = false, actions, tone }: DialogParts,
  ...content: Piece[]
): Html {
  const id = ui.id('dialog');
  const heading = ui.id('title');
  const closes = markup` type="button" command="close" commandfor="${id}"`;
  return markup`<div${ui.as('row')}>${ui.button(opener, { attributes: markup` type="button" command="show-modal" commandfor="${id}"`, ...(tone === undefined ? {} : { tone }) })}</div>
    <dialog id="${id}" closedby="any" aria-labelledby="${heading}"${ui.as(look)}><div${ui.as('dialogBody')}>
      ${before}
      <div${ui.as('between')}><h2 id="${heading}"${ui.as('heading')}>${title}</h2>${hasClose && ui.iconButton('cross', 'Close', { attributes: closes })}</div>
      ${content}
      <div${ui.as('rowEnd')}>${[...actions].reverse().map((label, index) => {
        const isMain = index === actions.length - 1;
        return ui.button(label, {
          attributes: closes,
          weight: isMain ? 'solid' : 'outline',
          ...(isMain ? (tone === undefined ? {} : { tone }) : { tone: 'slate' as const }),
        });
      })}</div>
    </div></dialog>`;
}

/** All that is left, in the order of a short text: lines, then lists. */
function lines(it: Content, ui: Ui): Html {
  const parts = it.items();
  const priced = parts.filter(({ value, words, text }) => value !== null && words !== text);
  const others = parts.filter((part) => !priced.includes(part));
  return markup`${others.length > 1 && markup`<ul${ui.as('plainList', 'tight')}>${others.map((part) => markup`<li><a href="#${labelOf(part).replace(/[^\w-]/gu, '') || 'link'}"${ui.as('menuItem')}>${capitalized(textOf(part))}</a></li>`)}</ul>`}${others.length === 1 && others.map((part) => markup`<p${ui.as('text')}>${capitalized(textOf(part))}</p>`)}${priced.length > 0 && facts(ui, priced.map(factOf))}${restOf(it, ui)}`;
}

const ALERTS: Record<string, readonly [Tone, IconName]> = {
  info: ['blue', 'info'],
  success: ['green', 'success'],
  warning: ['amber', 'warning'],
  danger: ['red', 'error'],
  error: ['red', 'error'],
};
const alertKind = (words: string) =>
  /\b(info|success|warning|danger|error)\b/iu.exec(words)?.[1]?.toLowerCase();
const KIND_OF_TONE: Partial<Record<Tone, string>> = {
  amber: 'warning',
  red: 'danger',
  green: 'success',
};

/** Designs of the category "modals". */
export const modalDesigns: Record<keyof typeof MODAL_KINDS, Draw> = {
  modal: (it, ui) => {
    const title =
      it.heading() ?? it.quotation()?.text ?? it.modifier() ?? it.name ?? 'Good to know';
    const count = it.count('input', 'field') ?? 0;
    const fields = it.takeAll(({ role }) => role === 'field');
    const isForm =
      fields.length > 0 ||
      count > 0 ||
      /form|sign|log ?in|newsletter|invite/iu.test(`${title} ${it.calledWords}`);
    const given = fields.map((part) => (part.isBare ? 'Name' : part.words));
    const plain = isForm
      ? it.takeAll((part) => isPlain(part) && /^\p{Ll}/u.test(part.words)).map(({ words }) => words)
      : [];
    const labels = [
      ...given,
      ...plain,
      ...Array.from({ length: Math.max(0, count - given.length) }, () => 'Name'),
    ];
    const actions = it.actions(...(isForm ? ['Save', 'Cancel'] : ['Got it']));
    const ordered = [
      ...actions.filter((label) => !/^(?:cancel|close|no\b|keep|back)/iu.test(label)),
      ...actions.filter((label) => /^(?:cancel|close|no\b|keep|back)/iu.test(label)),
    ];
    const topic = it.topic();
    return dialog(
      ui,
      {
        title,
        opener: title.length < 32 ? title.replace(/[?!.]$/u, '') : 'Open',
        look: 'dialog',
        hasClose: it.has('close') || it.has('x'),
        actions: ordered,
      },
      topic !== null && !/middle|cent/iu.test(topic) && markup`<p${ui.as('text')}>${topic}</p>`,
      (isForm && labels.length === 0 ? ['Name', 'Email'] : labels).map(
        (label) => markup`<div>${ui.fieldNamed(label)}</div>`,
      ),
      lines(it, ui),
    );
  },

  'confirm dialog': (it, ui) => {
    const question =
      it.first(({ text }) => text.endsWith('?')) ??
      it.quotation() ??
      it.first(({ text }) => /are you sure|really/iu.test(text));
    const topic = it
      .topic()
      ?.replace(/^(?:deleting|removing)\s+(?:an?\s+)?/iu, '')
      .toLowerCase();
    const verb = /log ?out|sign ?out/iu.test(it.everything)
      ? 'Log out'
      : /leav|discard/iu.test(it.everything)
        ? 'Leave'
        : 'Delete';
    const title =
      it.heading() ??
      (question === null ? null : capitalized(textOf(question))) ??
      `${verb}${topic === undefined ? '' : ` this ${topic}`}?`;
    const said = it.actions();
    const isCancel = (label: string) => /^(?:cancel|keep|no\b|back|close|stay)/iu.test(label);
    const main = said.find((label) => !isCancel(label)) ?? verb;
    const other = said.find(isCancel) ?? 'Cancel';
    const tone = ui.tone('red');
    return dialog(
      ui,
      {
        title,
        opener: main,
        look: 'dialog',
        before: markup`<span aria-hidden="true"${ui.as('mark', ui.tint(tone))}>${icon('warning', 24)}</span>`,
        actions: [main, ...said.filter((label) => label !== main && label !== other), other],
        tone,
      },
      markup`<p${ui.as('text')}>${it.note() ?? (/delete|remove/iu.test(`${title} ${main}`) ? 'This cannot be undone.' : 'You can come back at any time.')}</p>`,
      lines(it, ui),
    );
  },

  drawer: (it, ui) => {
    const lead = it.take((part) => part.isLead && isPlain(part));
    const title =
      it.heading() ??
      it.modifier() ??
      (lead === null ? null : capitalized(labelOf(lead))) ??
      it.topic() ??
      it.name ??
      'Menu';
    const isCart = it.hasValues;
    const actions = isCart
      ? it.actions()
      : it
          .takeAll(({ role, isBare }) => role === 'button' && !isBare)
          .map((part) => capitalized(labelOf(part)));
    const count = it.count('item');
    const priced = it.takeAll((part) => isPlain(part) && part.value !== null);
    const sums = priced.filter(({ words }) => /total|subtotal|shipping|tax/iu.test(words));
    const items = priced.filter((part) => !sums.includes(part));
    return dialog(
      ui,
      {
        title,
        opener: `Open ${title.toLowerCase()}`,
        look: 'drawer',
        hasClose: true,
        actions: actions.length > 0 ? actions : ['Close'],
      },
      items.length > 0 &&
        rows(
          ui,
          items.map((part, index) =>
            ui.line({
              lead: ui.picture('thumb', index),
              title: capitalized(part.words),
              detail: part.detail,
              trail: markup`<span${ui.as('strong')}>${part.value}</span>`,
            }),
          ),
        ),
      count !== null &&
        items.length === 0 &&
        rows(
          ui,
          Array.from({ length: Math.min(count, 4) }, (_, index) =>
            ui.line({ lead: ui.picture('thumb', index), title: `Item ${index + 1}` }),
          ),
        ),
      lines(it, ui),
      sums.length > 0 && facts(ui, sums.map(factOf)),
    );
  },

  lightbox: (it, ui) => {
    const place = it.take(({ value }) => value !== null && /\/|of/u.test(value));
    const caption = it.role('note', 'text') ?? it.quotation();
    it.draws('next', 'previous', 'close');
    const title = it.heading() ?? it.modifierOr(it.topic() ?? 'Picture');
    return markup`<section aria-label="${capitalized(title)}"${ui.as('wide', 'night', 'tight')}>
      <div${ui.as('between')}><span>${place?.value ?? '1 / 6'}</span>${ui.iconButton('cross', 'Close', { weight: 'soft' })}</div>
      <div${ui.as('line')}>${ui.iconButton('left', 'Previous picture', { weight: 'soft' })}<div${ui.as('grow')}>${ui.picture()}</div>${ui.iconButton('right', 'Next picture', { weight: 'soft' })}</div>
      <p${ui.as('center', ui.css('margin: 0'))}>${caption === null ? 'Caption of the picture' : labelOf(caption)}</p>
      ${restOf(it, ui)}
    </section>`;
  },

  'command palette': (it, ui) => {
    const typed = it.called(/typ(?:ed|es|ing)/u) ?? it.quotation();
    it.takeAll(({ text }) => /^shortcuts?$|grouped|results?$/iu.test(text));
    const parts = it.items('New project', 'Invite a member', 'Open settings');
    const list = ui.id('list');
    const options = parts.map((part) => ({ part, id: ui.id('option') }));
    const attributes = markup` role="combobox" aria-expanded="true" aria-autocomplete="list" aria-controls="${list}" aria-activedescendant="${options[0]?.id ?? ''}"${typed !== null && markup` value="${typed.words}"`}`;
    return markup`<search${ui.as('medium', 'card')}><div${ui.as('body', 'tight')}>
      <div>${ui.field({ name: 'command', label: it.heading() ?? 'Search commands', type: 'text', autocomplete: 'off', required: false }, attributes)}</div>
      <ul id="${list}" role="listbox" aria-label="Commands"${ui.as('plainList')}>${options.map(({ part, id }, index) => markup`<li id="${id}" role="option" aria-selected="${index === 0 ? 'true' : 'false'}"${ui.as('menuItem', index === 0 && 'current')}><span${ui.as('line')}>${icon(iconFor(part.words) ?? 'arrow', 18)}<span>${capitalized(labelOf(part))}</span></span><kbd${ui.as('kbd')}>${part.inner[0]?.text ?? `⌘${index + 1}`}</kbd></li>`)}</ul>
      ${restOf(it, ui)}
    </div></search>`;
  },

  'cookie banner': (it, ui) => {
    const said = it.note() ?? it.quotation()?.text ?? null;
    const title = it.heading() ?? 'Cookies';
    const parts = it.items().map((part) => capitalized(labelOf(part)));
    const buttons = it
      .takeAll(({ role, isBare }) => role === 'button' && !isBare)
      .map((part) => capitalized(labelOf(part)));
    const all = [...parts, ...buttons];
    const actions = all.length > 0 ? all : ['Accept all', 'Reject all', 'Settings'];
    const links = it.links();
    return markup`<section aria-label="${title}"${ui.as('wide', 'card')}><div${ui.as('body', 'stack')}>
      <div${ui.as('tight')}><h2${ui.as('heading')}>${title}</h2><p${ui.as('text')}>${said ?? 'We use cookies that this site needs, and others only if you agree.'} ${links.map((label) => ui.link(label))}</p></div>
      <div${ui.as('row')}>${actions.map((label, index) => ui.button(label, { weight: index < 2 ? 'solid' : 'outline' }))}</div>
      ${restOf(it, ui)}
    </div></section>`;
  },

  toast: (it, ui) => {
    const said =
      it.quotation() ??
      it.role('text', 'heading') ??
      it.first(({ words }) => /^\p{Lu}/u.test(words));
    const text = said === null ? (it.modifier() ?? it.topic() ?? 'Saved') : textOf(said);
    const actions = [...it.links(), ...it.actions()].filter(
      (label) => !/^(?:close|x)$/iu.test(label),
    );
    it.takeAll((part) => isPlain(part) && /^(?:close|x)\b/iu.test(part.words));
    const tone = ui.tone('green');
    const name = tone === 'red' ? 'error' : tone === 'amber' ? 'warning' : 'success';
    const place = /top/iu.test(it.place)
      ? 'inset: 1.5rem 1.5rem auto auto'
      : /left/iu.test(it.place)
        ? 'inset: auto auto 1.5rem 1.5rem'
        : 'inset: auto 1.5rem 1.5rem auto';
    return markup`<div role="status"${ui.as(ui.css(`position: fixed; ${place}; z-index: 10; max-width: calc(100% - 3rem)`))}><div${ui.as('toastBox')}><span${ui.as(ui.ink(tone))}>${icon(name, 24)}</span><p${ui.as('grow', 'strong', ui.css('margin: 0'))}>${capitalized(text)}</p>${actions.map((label) => ui.button(label, { weight: 'plain', size: 'small' }))}${(it.has('close', true) || it.has('x')) && ui.iconButton('cross', 'Close')}</div>${restOf(it, ui)}</div>`;
  },

  alert: (it, ui) => {
    const messages = it.takeAll(
      ({ role, isQuoted }) => role === 'text' || isQuoted || role === 'note' || role === 'heading',
    );
    const kinds = it
      .takeAll(
        (part) =>
          isPlain(part) && alertKind(part.words) !== undefined && part.words.split(' ').length < 3,
      )
      .map(({ words }) => alertKind(words) ?? 'info');
    const others = it.takeAll((part) => isPlain(part) && !/^(?:close|dismiss)/iu.test(part.words));
    const actions = [...it.links(), ...it.actions()].filter(
      (label) => !/^(?:close|dismiss)/iu.test(label),
    );
    it.takeAll((part) => isPlain(part) && /^(?:close|dismiss)/iu.test(part.words));
    const single =
      KIND_OF_TONE[ui.style.isToned ? ui.style.tone : 'blue'] ??
      alertKind(it.calledWords) ??
      'info';
    const shown = kinds.length > 0 ? kinds : [single];
    const titled = it.modifier() ?? it.topic();
    const textOfKind = (kind: string, index: number) => {
      const own =
        messages.find(({ text, key, group }) =>
          [key, group, text].some((one) => one !== null && alertKind(one) === kind),
        ) ?? (shown.length === 1 ? messages[0] : undefined);
      if (own !== undefined) return textOf(own);
      return shown.length === 1
        ? others[index] === undefined
          ? (titled ?? SAMPLE_ALERTS[kind] ?? 'Good to know.')
          : textOf(others[index] ?? partOf(''))
        : (SAMPLE_ALERTS[kind] ?? 'Good to know.');
    };
    const extra =
      shown.length === 1
        ? messages.length > 0
          ? [...messages.slice(1), ...others]
          : others.slice(1)
        : others;
    return markup`<div${ui.as('medium', 'tight')}>${shown.map((kind, index) => {
      const [tone, name] = ALERTS[kind] ?? (['blue', 'info'] as const);
      return markup`<div role="${kind === 'danger' || kind === 'error' ? 'alert' : 'status'}"${ui.as(ui.tint(ui.style.isToned && shown.length === 1 ? ui.style.tone : tone), ui.css('display: flex; align-items: flex-start; gap: 0.75rem; padding: 1rem; border-radius: 0.75rem'))}>${icon(name, 24)}<div${ui.as('grow', 'tight')}>${shown.length > 1 && markup`<strong>${capitalized(kind)}</strong>`}<span${ui.as('wrap')}>${capitalized(textOfKind(kind, index))}</span>${shown.length === 1 && extra.map((part) => markup`<span>${capitalized(textOf(part))}</span>`)}${shown.length === 1 && actions.length > 0 && markup`<span${ui.as('row')}>${actions.map((label) => markup`<a href="#more"${ui.as(ui.css('color: inherit; font-weight: 600; text-decoration: underline'))}>${label}</a>`)}</span>`}</div>${(it.has('close') || it.has('x') || it.has('dismissible')) && ui.iconButton('cross', `Close: ${kind}`)}</div>`;
    })}${shown.length > 1 && extra.map((part) => markup`<p${ui.as('text')}>${capitalized(textOf(part))}</p>`)}${restOf(it, ui)}</div>`;
  },

  popover: (it, ui) => {
    const opener = it.topic() ?? it.modifier() ?? 'Details';
    const title =
      it.heading() ??
      it.quotation()?.text ??
      it.first(({ words }) => /^\p{Lu}/u.test(words))?.words ??
      'Title';
    const online =
      it.take(({ text, states }) => /^online$/iu.test(text) || states.includes('online')) !== null;
    const id = ui.id('popover');
    const linesOf = it
      .items()
      .filter(({ words }) => !/^(?:profile|card|mini profile)$/iu.test(words));
    const actions = it.actions();
    return markup`<div${ui.as('tight', 'start', ui.css('align-items: flex-start'))}>
      ${ui.button(capitalized(opener), { weight: 'outline', attributes: markup` type="button" popovertarget="${id}"` })}
      <div id="${id}" popover role="dialog" aria-label="${title}"${ui.as('panel', ui.css('position-area: bottom span-right; margin: 0.5rem 0 0; width: 17rem; max-width: calc(100vw - 2rem)'))}><div${ui.as('tight')}>
        <p${ui.as('row', 'strong')}>${/\p{Lu}\p{Ll}+\s\p{Lu}/u.test(title) && ui.avatar(title)}<span>${title}</span>${online && ui.badge('Online', 'green')}</p>
        ${linesOf.map((part) => markup`<p${ui.as('text')}>${capitalized(textOf(part))}</p>`)}
        ${linesOf.length === 0 && actions.length === 0 && markup`<p${ui.as('text')}>A few words that explain it.</p>`}
        ${restOf(it, ui)}
        ${actions.length > 0 && ui.actions(actions, { size: 'small' })}
      </div></div>
    </div>`;
  },

  tooltip: (it, ui) => {
    const said =
      it.quotation() ??
      it.take(({ key, role }) => key !== null || role === 'text') ??
      it.first(({ words }) => /^\p{Lu}/u.test(words));
    const text =
      said === null
        ? (it.heading() ?? 'A short explanation.')
        : (QUOTED.exec(said.words)?.[1] ?? capitalized(said.words));
    const topic = it.topic();
    const trigger = topic?.split(/\s(?:next to|beside|above|near)\s/u).at(-1) ?? it.modifier();
    const name = iconFor(said?.key ?? '') ?? 'help';
    const id = ui.id('tip');
    return markup`<div${ui.as('row')}>${trigger != null && markup`<span${ui.as('strong')}>${capitalized(trigger)}</span>`}
      ${ui.iconButton(name, trigger == null ? 'Help' : `Help: ${trigger}`, { weight: 'soft', isPill: true, attributes: markup` type="button" popovertarget="${id}" aria-describedby="${id}"` })}
      <div id="${id}" popover role="tooltip"${ui.as('bubble', ui.css('position-area: top; margin: 0 0 0.5rem; border: 0'))}>${text}</div>${restOf(it, ui)}</div>`;
  },
};

/** What a sentence quotes: 'a dark bubble explains “Prices include VAT”'. */
const QUOTED = /“([^”]+)”/u;

const SAMPLE_ALERTS: Record<string, string> = {
  info: 'A new version is available.',
  success: 'Your changes were saved.',
  warning: 'Your session ends soon.',
  danger: 'The payment did not go through.',
  error: 'The payment did not go through.',
};

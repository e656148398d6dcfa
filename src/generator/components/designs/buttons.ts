import { type Html, markup } from '../../document/html';
import type { Part, Tone } from '../ComponentIntent';
import type { BUTTON_KINDS } from '../kinds/buttons';
import { capitalized, type Content, isIn, isPlain, labelOf } from './Content';
import { icon, iconFor, type IconName } from './icons';
import { type Draw, isChosen, restOf } from './pieces';
import type { Ui } from './Ui';

const GRADIENT: Record<Tone, string> = {
  blue: '#1d4ed8',
  green: '#15803d',
  red: '#b91c1c',
  amber: '#b45309',
  violet: '#6d28d9',
  pink: '#be185d',
  teal: '#0f766e',
  slate: '#1e293b',
};

/** The icon that a lower-case word of the description asks for ("with rocket"). */
function askedIcon(it: Content): IconName | null {
  const asked = it.take(
    (part) => isPlain(part) && /^\p{Ll}+$/u.test(part.words) && iconFor(part.words) !== null,
  );
  const role = it.take(({ role: one }) => one === 'icon');
  const words = asked?.words ?? (role?.isBare === false ? role.words : '');
  return iconFor(words);
}

/** A button of a group. `isOn`: whether it is pressed; null where it only acts. */
function grouped(ui: Ui, part: Part, isOn: boolean | null): Html {
  return ui.button(capitalized(labelOf(part)), {
    weight: isOn === true ? 'solid' : 'plain',
    ...(isOn === true ? {} : { tone: 'slate' as const }),
    isDisabled: isIn(part, 'disabled'),
    attributes: markup` type="button"${isOn !== null && markup` aria-pressed="${isOn ? 'true' : 'false'}"`}`,
  });
}

const current = (parts: readonly Part[]) => Math.max(0, parts.findIndex(isChosen));

/** A button that opens a list below itself, without a script. */
export function menu(ui: Ui, opener: Html, items: Html): Html {
  return markup`<details open${ui.as('menu')}>${opener}${items}</details>`;
}

/** A round button that stays in the corner of the page. */
function corner(ui: Ui, content: Html): Html {
  return markup`<div${ui.as(ui.css('position: fixed; inset: auto 1.5rem 1.5rem auto; z-index: 10'))}>${content}</div>`;
}

/** Designs of the category "buttons". */
export const buttonDesigns: Record<keyof typeof BUTTON_KINDS, Draw> = {
  button: (it, ui) => {
    const states = it.takeAll(({ words }) => /^(?:disabled|loading|inactive)\b/u.test(words));
    const isWanted = (word: string) =>
      states.some(({ words }) => words.startsWith(word)) || it.has(word);
    const asked = askedIcon(it);
    const given = [it.quotation(), it.role('text', 'label', 'heading')].filter(
      (part) => part !== null,
    );
    const labels = [...given, ...it.takeAll(({ role }) => role === 'button'), ...it.items()].map(
      (part) => capitalized(labelOf(part)),
    );
    const [first = it.modifier() ?? 'Continue', ...others] = labels;
    const name = asked ?? (it.has('icon') ? (iconFor(first) ?? 'arrow') : null);
    const { gradient, tone } = ui.style;
    const painted =
      gradient === null
        ? null
        : ui.css(
            `background-image: linear-gradient(90deg, ${GRADIENT[tone]}, ${GRADIENT[gradient]}); color: #fff; border-color: transparent`,
          );
    const look = (isDisabled = false, content?: Html) =>
      ui.button(content ?? first, {
        icon: content === undefined ? name : null,
        isDisabled,
        ...(content === undefined ? {} : { attributes: markup` type="button" aria-busy="true"` }),
        ...(painted === null ? {} : { look: painted }),
      });
    return markup`<div${ui.as('row')}>
      ${look()}
      ${isWanted('disabled') && look(true)}
      ${isWanted('loading') && look(true, markup`${spinner(18)}<span>${first}</span>`)}
      ${others.map((label) => ui.button(label, { weight: 'outline' }))}
    </div>`;
  },

  'icon button': (it, ui) => {
    const asked = askedIcon(it);
    const parts = [it.modifier(), ...it.items().map((part) => capitalized(labelOf(part)))].filter(
      (one) => one !== null,
    );
    const labels = parts
      .map((one) => one.replace(/^(?:icon|only)\s+/iu, ''))
      .filter((one) => one !== '');
    const shown = labels.length > 0 ? labels : ['Edit'];
    const mentioned = [
      ...['pencil', 'heart', 'trash', 'plus', 'star', 'bell', 'play', 'close', 'gear', 'search'],
    ].find((word) => it.has(word));
    return markup`<div${ui.as('row')}>${shown.map((label, index) =>
      ui.iconButton(
        (index === 0 ? asked : null) ?? iconFor(label) ?? iconFor(mentioned ?? '') ?? 'more',
        capitalized(label),
        { weight: 'soft', tone: ui.style.tone, size: 'medium', isPill: ui.style.isPill },
      ),
    )}</div>`;
  },

  'button group': (it, ui) => {
    const parts = it.items('Left', 'Center', 'Right');
    const isChoice = parts.some(isChosen);
    return markup`<div role="group" aria-label="${it.title('Actions')}"${ui.as('group')}>${parts.map((part) => grouped(ui, part, isChoice ? isChosen(part) : null))}</div>`;
  },

  'toggle group': (it, ui) => {
    const parts = it.items('Day', 'Week', 'Month');
    const chosen = current(parts);
    return markup`<div role="group" aria-label="${it.title('View')}"${ui.as('group')}>${parts.map((part, index) => grouped(ui, part, index === chosen))}</div>`;
  },

  'split button': (it, ui) => {
    const named = it.modifier() ?? it.quotation()?.words ?? it.role('button')?.words;
    const listed = it.items();
    const first = named === undefined ? listed.shift() : undefined;
    const label = named ?? (first === undefined ? 'Save' : labelOf(first));
    const items =
      listed.length > 0 ? listed.map(labelOf) : [`${label} as draft`, `${label} and close`];
    const arrow = ui.kit.button({ ...ui.style, weight: 'solid', isSquare: true });
    const panel = markup`<ul${ui.as('menuPanel', ui.css('position: absolute; top: 100%; left: 50%; transform: translateX(-50%); width: 15rem; max-width: none; z-index: 10'))}>${items.map((item) => markup`<li><button type="button"${ui.as('menuItem')}>${capitalized(item)}</button></li>`)}</ul>`;
    return markup`<div${ui.as('line', ui.css('position: relative; gap: 2px'))}>${ui.button(capitalized(label))}<details open>${markup`<summary aria-label="More ways to ${label.toLowerCase()}"${ui.as(arrow)}>${ui.kit.buttonInner(icon('down'))}</summary>`}${panel}</details></div>`;
  },

  'floating action button': (it, ui) => {
    const part = it.role('label', 'text', 'note') ?? it.quotation() ?? it.first();
    const label =
      part === null ? (it.topic() ?? it.modifier() ?? 'Add') : capitalized(labelOf(part));
    const name = iconFor(it.calledWords) ?? iconFor(label) ?? 'plus';
    return corner(
      ui,
      ui.button(label, { icon: it.has('plus') ? 'plus' : name, isPill: true, size: 'large' }),
    );
  },

  'social share': (it, ui) => {
    const links = it.links();
    const networks = it
      .items(...(links.length > 0 ? [] : ['Facebook', 'LinkedIn', 'WhatsApp']))
      .map(labelOf);
    const copies = networks.length === 0 || links.length > 0 ? links : [];
    return markup`<section aria-label="${it.title('Share')}"${ui.as('row')}>
      <span${ui.as('strong')}>${it.heading() ?? 'Share'}</span>
      ${networks.map((network) => ui.buttonLink(capitalized(network), { weight: 'outline', size: 'small', isPill: true }))}
      ${(copies.length > 0 ? copies : ['Copy link']).map((label) => ui.button(label, { icon: 'link', weight: 'soft', size: 'small', isPill: true }))}
    </section>`;
  },

  'social login': (it, ui) => {
    const names = [
      ...it.items(),
      ...it.takeAll(({ role, isBare }) => role === 'button' && !isBare),
    ].map((part) => labelOf(part).replace(/^(?:continue|sign in|log in|sign up)\s+with\s+/iu, ''));
    const shown = names.length > 0 ? names : ['Google', 'Apple', 'GitHub'];
    return markup`<div role="group" aria-label="Sign in"${ui.as('stack', 'narrow', ui.css('gap: 0.75rem'))}>${shown.map(
      (name, index) =>
        ui.button(`Continue with ${name}`, {
          weight: index === 0 ? 'solid' : 'outline',
          isWide: true,
          icon: /^e?-?mail$/iu.test(name) ? 'mail' : null,
        }),
    )}</div>`;
  },

  switch: (it, ui) => {
    const told = it.take((part) => isPlain(part) && /^(?:on|off)$/iu.test(part.text));
    const parts = it.items();
    const isOn = told === null ? it.has('on', parts.length === 0) : /on/iu.test(told.text);
    const label = it.heading() ?? it.modifier() ?? it.topic() ?? it.name ?? 'Notifications';
    const sides = it.has('sun') || it.has('moon') || /dark|theme/iu.test(label);
    const rows = parts.length > 0 ? parts : [null];
    return markup`<div${ui.as('stack')}>${rows.map((part) => {
      const name = part === null ? label : capitalized(labelOf(part));
      const control = ui.choice('switch', name, {
        name,
        isOn: part === null ? isOn : isChosen(part),
        isDisabled: part !== null && isIn(part, 'disabled'),
      });
      return sides
        ? markup`<div${ui.as('row')}>${icon('sun')}${control}${icon('moon')}</div>`
        : control;
    })}</div>`;
  },

  'back to top': (it, ui) => {
    const label = it.quotation()?.words ?? it.name ?? 'Back to top';
    return corner(
      ui,
      markup`<a href="#top"${ui.as(ui.kit.button({ ...ui.style, size: 'medium', weight: 'solid', isPill: true }))}>${ui.kit.buttonInner(markup`${icon('up')}<span>${/top/iu.test(label) ? label : 'Back to top'}</span>`)}</a>`,
    );
  },

  toolbar: (it, ui) => {
    const links = it.takeAll(({ role }) => role === 'link').map(({ words }) => words);
    const named = [...it.items().map(labelOf), ...links].map((tool) => LETTERS[tool] ?? tool);
    const tools =
      named.length > 0 ? named : ['Bold', 'Italic', 'Underline', 'List', 'Link', 'Undo', 'Redo'];
    return markup`<div role="group" aria-label="${it.title('Formatting')}"${ui.as('panel', 'row', ui.css('gap: 0.25rem; padding: 0.375rem'))}>${tools.map(
      (tool) =>
        ui.button(capitalized(tool), {
          weight: 'plain',
          tone: 'slate',
          size: 'small',
          icon: iconFor(tool),
        }),
    )}</div>`;
  },

  reactions: (it, ui) => {
    const parts = it.items().map(labelOf);
    const shown = parts.length > 0 ? parts : ['Yes', 'No'];
    const question = it.quotation()?.text ?? it.heading() ?? it.name ?? 'Was this helpful?';
    const faces: Record<number, IconName> = { 0: 'thumbUp', 1: 'thumbDown' };
    return markup`<section aria-label="${question}"${ui.as('row')}><span${ui.as('strong')}>${question}</span>${shown.map(
      (label, index) =>
        ui.button(capitalized(label), {
          weight: 'outline',
          isPill: true,
          size: 'small',
          icon: iconFor(label) ?? faces[index] ?? null,
        }),
    )}</section>`;
  },

  'call to action': (it, ui) => {
    const label =
      it.quotation()?.words ?? it.actions()[0] ?? it.heading() ?? it.modifier() ?? 'Get started';
    const topic = it.topic();
    return markup`<div${ui.as('tight')}>
      <div${ui.as('row')}>${ui.buttonLink(label, { size: 'large', icon: 'arrow' })}</div>
      ${topic !== null && markup`<p${ui.as('muted', 'small')}>For ${topic.slice(0, 1).toLowerCase()}${topic.slice(1)}</p>`}
      ${restOf(it, ui)}
    </div>`;
  },
};

/** Tools by the letter that stands for them. */
const LETTERS: Record<string, string> = {
  B: 'Bold',
  I: 'Italic',
  U: 'Underline',
  S: 'Strikethrough',
};

/** A circle that turns, drawn without a style sheet. */
export function spinner(size: number): Html {
  return markup`<svg aria-hidden="true" focusable="false" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><circle cx="12" cy="12" r="9" opacity="0.25"></circle><path d="M12 3a9 9 0 0 1 9 9"><animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="1s" repeatCount="indefinite"></animateTransform></path></svg>`;
}

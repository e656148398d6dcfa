import { type Html, markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import type { NAVIGATION_KINDS } from '../kinds/navigation';
import { menu } from './buttons';
import { capitalized, type Content, isIn, isPlain, labelOf, partOf, textOf } from './Content';
import { slug } from './fields';
import { icon, iconFor } from './icons';
import { CURRENT_PAGE, type Draw, isChosen, plainPart, restOf } from './pieces';
import type { Ui } from './Ui';

const href = (words: string) => markup` href="#${slug(words)}"`;
const nameOf = (part: Part) => capitalized(part.value === null ? labelOf(part) : part.words);

/** The place of the part that the description says is chosen, else the given one. */
const chosenIn = (parts: readonly Part[], otherwise = 0) => {
  const found = parts.findIndex(isChosen);
  return found === -1 ? otherwise : found;
};

/** A count or a mark behind the words of a link. */
const count = (ui: Ui, part: Part): Html | null =>
  part.value !== null
    ? ui.badge(part.value, 'slate')
    : isIn(part, 'unread')
      ? markup`<span${ui.as('dot', ui.fill('red'))}></span>${ui.hidden(' (new)')}`
      : null;

function sideLinks(ui: Ui, parts: readonly Part[], current: number): Html {
  return markup`<ul${ui.as('plainList', 'tight', ui.css('gap: 0.25rem'))}>${parts.map((part, index) => markup`<li><a${href(part.words)}${index === current && CURRENT_PAGE}${ui.as('sideLink', index === current && 'sideCurrent')}>${icon(iconFor(part.words) ?? 'right')}<span${ui.as('grow')}>${nameOf(part)}</span>${count(ui, part)}</a></li>`)}</ul>`;
}

/** The entries of a menu: links, or the plain parts that the description puts into it. */
function menuEntries(ui: Ui, it: Content): Html {
  const controls = it.takeAll(
    ({ role, inner }) =>
      role !== null && ((role !== 'link' && role !== 'button') || inner.length > 0),
  );
  const links = it.takeAll(({ role, isBare }) => (role === 'link' || role === 'button') && !isBare);
  const listed = it.items();
  const items = [...listed, ...(controls.length > 0 ? [] : links)];
  const shown =
    items.length > 0 || controls.length > 0 ? items : ['Edit', 'Duplicate', 'Archive'].map(partOf);
  const entries = shown.map(
    (part) =>
      markup`<li><a${href(part.words)}${isChosen(part) && markup` aria-current="true"`}${ui.as('menuItem', isChosen(part) && 'current')}><span${(part.tone === 'red' || /^(?:delete|remove)\b/iu.test(part.words)) && ui.as(ui.ink('red'))}>${nameOf(part)}</span>${isChosen(part) ? icon('check', 16) : count(ui, part)}</a></li>`,
  );
  const extra = controls.map(
    (part) => markup`<li${ui.as(ui.css('padding: 0.5rem 0.75rem'))}>${plainPart(ui, part)}</li>`,
  );
  const ends =
    controls.length > 0
      ? links.map(
          (part) =>
            markup`<li${ui.as(ui.css('padding: 0.5rem 0.75rem'))}>${ui.link(nameOf(part))}</li>`,
        )
      : [];
  return markup`<ul${ui.as('menuPanel')}>${entries}${extra}${ends}</ul>`;
}

/** Designs of the category "navigation". */
export const navigationDesigns: Record<keyof typeof NAVIGATION_KINDS, Draw> = {
  breadcrumb: (it, ui) => {
    const steps = it.items('Home', 'Shop', 'Lamps');
    const last = steps.length - 1;
    return markup`<nav aria-label="Breadcrumb"><ol${ui.as('crumbs')}>${steps.map((part, index) =>
      index === last
        ? markup`<li aria-current="page"${ui.as('strong')}>${nameOf(part)}</li>`
        : markup`<li${ui.as(ui.css('display: inline-flex; gap: 0.5rem'))}><a${href(part.words)}${ui.as('textLink')}>${nameOf(part)}</a><span aria-hidden="true">/</span></li>`,
    )}</ol></nav>`;
  },

  pagination: (it, ui) => {
    const numbers = it
      .takeAll(({ text }) => /^\d+(?:\s\d+)*$/u.test(text))
      .map(({ text }) => Number(text.split(' ').at(-1)));
    const shown = it.takeAll(({ text }) =>
      /per page|results|showing|\d+\s?[-–]\s?\d+ of/iu.test(text),
    );
    const ends = it
      .items()
      .map((part) => capitalized(labelOf(part).replace(/\s*(?:page|button)$/iu, '')));
    const previous = ends.find((one) => /prev|back|older/iu.test(one)) ?? 'Previous';
    const next = ends.find((one) => /next|forward|newer/iu.test(one)) ?? 'Next';
    const total = Math.max(1, it.count('page') ?? Math.max(...numbers, 7));
    const current = Math.min(it.stated('current', 'page') ?? 2, total);
    const near = new Set([
      1,
      total,
      current - 1,
      current,
      current + 1,
      ...(total <= 7 ? Array.from({ length: total }, (_, index) => index + 1) : []),
    ]);
    const pages = [...near]
      .filter((page) => page >= 1 && page <= total)
      .sort((one, other) => one - other);
    const gap = (page: number, index: number) => index > 0 && page - (pages[index - 1] ?? page) > 1;
    return markup`<nav aria-label="Pages"${ui.as('tight')}><ul${ui.as('pages')}>
      <li><a href="#previous" rel="prev"${ui.as('page')}><span${ui.as('line')}>${icon('left', 18)}<span>${previous}</span></span></a></li>
      ${pages.map((page, index) => markup`${gap(page, index) && markup`<li aria-hidden="true"${ui.as('muted', ui.css('padding: 0 0.25rem; align-self: center'))}>…</li>`}<li><a href="#page-${page}" aria-label="Page ${page}"${page === current && CURRENT_PAGE}${page === current ? ui.as('pageCurrent', ui.fill()) : ui.as('page')}>${page}</a></li>`)}
      <li><a href="#next" rel="next"${ui.as('page')}><span${ui.as('line')}><span>${next}</span>${icon('right', 18)}</span></a></li>
    </ul>${shown.map((part) => markup`<p${ui.as('muted', 'small')}>${capitalized(textOf(part))}</p>`)}${restOf(it, ui)}</nav>`;
  },

  tabs: (it, ui) => {
    it.takeAll(({ text, isBare }) => isBare || /underline|\bcount\b/iu.test(text));
    const parts = it.items('Overview', 'Activity', 'Settings');
    const current = chosenIn(parts);
    const shown = parts[current];
    const text = it.note();
    const name = shown === undefined ? '' : nameOf(shown);
    return markup`<div${ui.as('medium', 'stack')}><nav aria-label="${it.title('Sections')}"><ul${ui.as('tabs')}>${parts.map((part, index) => markup`<li><a${href(part.words)}${index === current && CURRENT_PAGE}${ui.as('tab', index === current && 'tabCurrent')}>${nameOf(part)}${part.value !== null && markup` ${ui.badge(part.value, 'slate')}`}</a></li>`)}</ul></nav>
      <section id="${slug(shown?.words ?? 'overview')}" aria-label="${name}"${ui.as('tight')}><h2${ui.as('subheading')}>${name}</h2><p${ui.as('text')}>${text ?? 'What this tab is about stands here.'}</p>${restOf(it, ui)}</section></div>`;
  },

  stepper: (it, ui) => {
    const title = it.heading() ?? it.modifier() ?? it.topic() ?? it.name;
    const parts = it.counted(['step', 'stage', 'circle', 'dot'], 'Step', [
      'Details',
      'Delivery',
      'Payment',
      'Done',
    ]);
    const told = it.stated('current', 'step');
    const found = parts.findIndex((part) => isIn(part, 'current'));
    const lastDone = parts.findLastIndex((part) => isIn(part, 'done'));
    const current =
      found !== -1 ? found : told !== null ? told - 1 : lastDone !== -1 ? lastDone + 1 : 1;
    return markup`<nav aria-label="${title ?? 'Progress'}"${ui.as('wide', 'stack')}>${title !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}
      <ol${ui.as('plainList', ui.css('display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 1rem'))}>${parts.map(
        (part, index) => {
          const isDone = index < current;
          const state = isDone ? 'done' : index === current ? 'current' : 'to do';
          return markup`<li${index === current && markup` aria-current="step"`}${ui.as('tight', ui.css('gap: 0.5rem'))}><span aria-hidden="true"${ui.as('trackFill', index <= current ? ui.fill() : ui.tint('slate'), ui.css('height: 0.25rem'))}></span><span${ui.as('line')}><span aria-hidden="true"${ui.as('number', isDone ? ui.fill() : index === current ? ui.tint() : ui.tint('slate'))}>${isDone ? icon('check', 18) : String(index + 1)}</span><span${ui.as(index === current ? 'strong' : 'text')}>${nameOf(part)}${ui.hidden(` (${state})`)}</span></span></li>`;
        },
      )}</ol>${restOf(it, ui)}</nav>`;
  },

  sidebar: (it, ui) => {
    const user = it.take(
      ({ text, isBare }) => !isBare && /^(?:user|profile|avatar|account)$/u.test(text),
    );
    const brand = it.called(/logo|brand/iu) ?? it.role('heading');
    it.takeAll(({ text, isBare }) => isBare || /^collapsed\b/u.test(text));
    const parts = it.items('Overview', 'Orders', 'Customers', 'Settings');
    const name = it.modifier() ?? it.topic() ?? it.name ?? 'Sidebar';
    return markup`<nav aria-label="${capitalized(name)}"${ui.as('side', 'tight')}>
      ${brand !== null && markup`<p${ui.as('heading', ui.css('padding: 0.5rem 0.75rem'))}>${nameOf(brand)}</p>`}
      ${sideLinks(ui, parts, chosenIn(parts))}
      ${user !== null && markup`<p${ui.as('row', ui.css('border-top: 1px solid #cbd5e1; padding: 0.75rem 0.5rem 0.25rem'))}>${ui.avatar('User name')}<span${ui.as('strong')}>User name</span></p>`}
      ${restOf(it, ui)}
    </nav>`;
  },

  'app bar': (it, ui) => {
    const logo =
      it.take(({ role, isBare }) => role === 'picture' && !isBare) ??
      it.called(/logo|brand/iu) ??
      it.quotation();
    const search =
      it.take(({ role, text }) => role === 'field' || /^search (?:box|bar|field)$/iu.test(text)) !==
        null || it.has('search');
    const listed = it.takeAll(({ role, isBare }) => (role === null || role === 'link') && !isBare);
    const buttons = it.takeAll(({ role, isBare }) => role === 'button' && !isBare);
    const isCall = (part: Part) =>
      /^(?:log|sign|start|book|get|buy|donate|subscribe|join|try|reserve|order|contact sales)\b/iu.test(
        part.words,
      );
    const calls = [...listed.filter(isCall), ...buttons];
    const pages = listed.filter((part) => !isCall(part));
    const shown =
      listed.length + buttons.length > 0 ? pages : ['Home', 'Work', 'Prices'].map(partOf);
    const actions = calls.length > 0 ? calls : listed.length > 0 ? [] : [partOf('Get started')];
    const brand =
      logo === null
        ? (it.heading() ?? it.topic() ?? it.modifier() ?? 'Your brand')
        : capitalized(labelOf(logo));
    return markup`<header${ui.as('bar')}><a href="#home"${ui.as('brand')}>${brand}</a>
      <nav aria-label="Main"><ul${ui.as('links')}>${shown.map((part, index) => markup`<li><a${href(part.words)}${index === chosenIn(shown) && CURRENT_PAGE}${ui.as('link', index === chosenIn(shown) && 'current')}>${nameOf(part)}${count(ui, part)}</a></li>`)}</ul></nav>
      ${search && markup`<search><form aria-label="Search">${ui.iconButton('search', 'Search', { attributes: markup` type="submit"` })}</form></search>`}
      ${actions.length > 0 && markup`<div${ui.as('row')}>${actions.map((part, index) => ui.buttonLink(nameOf(part), { size: 'small', weight: index === actions.length - 1 ? 'solid' : 'outline' }))}</div>`}
      ${restOf(it, ui)}
    </header>`;
  },

  footer: (it, ui) => {
    const copyright = it.called(/copyright|©/iu);
    const field = it.take(({ role, isBare }) => role === 'field' && !isBare);
    const columns = it.counted(['column'], 'Column', ['Shop', 'Company', 'Help']);
    const links = it.links();
    const brand = it.heading() ?? it.topic() ?? it.modifier();
    const entries = (part: Part) =>
      part.inner.length > 0 ? part.inner.map(nameOf) : ['First link', 'Second link', 'Third link'];
    const isFlat = columns.some(({ words }) => /address|hours|icons|links?$/iu.test(words));
    return markup`<footer${ui.as('wide', 'stack', ui.css('padding: 2rem 0; border-top: 1px solid #cbd5e1'))}>
      ${brand !== null && markup`<p${ui.as('heading')}>${brand}</p>`}
      <div${ui.as('grid', ui.css('grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr))'))}>${columns.map(
        (part) => {
          const name = nameOf(part);
          return isFlat && part.inner.length === 0
            ? markup`<p${ui.as('text')}>${name}</p>`
            : markup`<nav aria-label="${name}"${ui.as('tight')}><h2${ui.as('subheading')}>${name}</h2><ul${ui.as('plainList', 'tight')}>${entries(part).map((entry) => markup`<li><a${href(entry)}${ui.as('textLink')}>${entry}</a></li>`)}</ul></nav>`;
        },
      )}</div>
      ${field !== null && markup`<form aria-label="${capitalized(field.words)}"${ui.as('narrow', 'tight')}><div>${ui.fieldNamed(`${capitalized(field.words)} email`)}</div><div>${ui.button('Subscribe', { size: 'small', attributes: markup` type="submit"` })}</div></form>`}
      ${links.length > 0 && markup`<p${ui.as('row')}>${links.map((label) => ui.link(label))}</p>`}
      ${restOf(it, ui)}
      <p${ui.as('muted', 'small')}>© ${copyright === null ? (brand ?? 'Your company') : labelOf(copyright).replace(/^©\s*/u, '')}</p>
    </footer>`;
  },

  'mega menu': (it, ui) => {
    const promo = it.take(({ role, isBare }) => role === 'picture' && !isBare);
    const hasPicture = promo !== null || it.has('picture') || it.has('photo') || it.has('promo');
    it.takeAll(({ role, isBare }) => role === 'picture' && isBare);
    const columns = it.counted(['column'], 'Column', ['Women', 'Men', 'Sale']);
    const each = Math.min(it.count('link', 'item') ?? 3, 8);
    const title = it.heading() ?? it.topic() ?? it.modifier() ?? 'Menu';
    return markup`<nav aria-label="${title}"${ui.as('wide', 'card')}><div${ui.as('body', 'grid')}>
      ${columns.map((part) => markup`<div${ui.as('tight')}><h2${ui.as('subheading')}>${nameOf(part)}</h2><ul${ui.as('plainList', 'tight')}>${(part.inner.length > 0 ? part.inner.map(nameOf) : Array.from({ length: each }, (_, index) => `${nameOf(part)} ${index + 1}`)).map((entry) => markup`<li><a${href(entry)}${ui.as('textLink')}>${entry}</a></li>`)}</ul></div>`)}
      ${hasPicture && markup`<a href="#offer"${ui.as('panel', 'tight', ui.css('padding: 0; overflow: hidden; text-decoration: none; color: inherit'))}>${ui.picture()}<span${ui.as('strong', ui.css('padding: 0 1rem 1rem'))}>${promo === null ? 'See what is new' : capitalized(labelOf(promo))}</span></a>`}
      ${restOf(it, ui)}
    </div></nav>`;
  },

  'bottom navigation bar': (it, ui) => {
    const hasPlus = it.has('plus');
    it.takeAll(({ isBare }) => isBare);
    const parts = it.items('Home', 'Search', 'Inbox', 'Me');
    const current = chosenIn(parts);
    const middle = Math.ceil(parts.length / 2);
    const plus = markup`<li${ui.as(ui.css('display: grid; place-items: center'))}>${ui.iconButton('plus', 'New', { weight: 'solid', tone: ui.style.tone, size: 'large', isPill: true })}</li>`;
    return markup`<nav aria-label="Main"${ui.as('narrow', 'card')}><ul${ui.as('plainList', ui.css(`display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); padding: 0.5rem`))}>${parts.map((part, index) => markup`${hasPlus && index === middle && plus}<li><a${href(part.words)}${index === current && CURRENT_PAGE}${ui.as('center', 'small', index === current ? ui.ink() : 'muted', ui.css('gap: 0.25rem; padding: 0.5rem 0; text-decoration: none'))}><span${ui.as(ui.css('position: relative; display: inline-flex'))}>${icon(iconFor(part.words) ?? 'more', 24)}${(isIn(part, 'unread') || part.value !== null) && markup`<span${ui.as('dot', ui.fill('red'), ui.css('position: absolute; top: -2px; right: -4px'))}></span>${ui.hidden('New ')}`}</span><span>${nameOf(part)}</span></a></li>`)}</ul>${restOf(it, ui)}</nav>`;
  },

  'table of contents': (it, ui) => {
    const title = it.heading() ?? it.name ?? 'On this page';
    const parts = it.counted(['section', 'chapter', 'heading'], 'Section', [
      'Introduction',
      'Install',
      'Usage',
    ]);
    const current = chosenIn(parts);
    return markup`<nav aria-label="${title}"${ui.as('side', 'tight', ui.css('padding: 1rem'))}><h2${ui.as('subheading')}>${title}</h2>
      <ol${ui.as('plainList')}>${parts.map((part, index) => markup`<li><a${href(part.words)}${index === current && markup` aria-current="location"`}${ui.as(index === current ? ui.ink() : 'muted', ui.css(`${index === current ? 'font-weight: 600; ' : ''}display: block; padding: 0.375rem 0.75rem; text-decoration: none; border-inline-start: ${index === current ? '3px solid currentColor' : '3px solid #e2e8f0'}`))}>${nameOf(part)}</a></li>`)}</ol>${restOf(it, ui)}</nav>`;
  },

  'tree view': (it, ui) => {
    const parts = it.items('src', 'index.html', 'README.md');
    const title = it.heading() ?? it.modifierOr(it.name ?? 'Files');
    const isFile = (part: Part) =>
      /\.\w+$/u.test(part.words) || /^(?:README|LICENSE)$/u.test(part.words);
    const folders = parts.filter((part) => !isFile(part));
    const closed = folders.filter((part) => isIn(part, 'closed'));
    const path = folders.filter((part) => !isIn(part, 'closed'));
    const file = (part: Part) =>
      markup`<li${ui.as('row', ui.css('gap: 0.5rem; padding: 0.25rem 0'))}>${icon('file', 18)}<span>${part.words}</span>${count(ui, part)}</li>`;
    const clean = (part: Part) => part.words.replace(/^folders?\s+/iu, '');
    const folder = (part: Part, inside: Html, isOpen: boolean) =>
      markup`<li><details${isOpen && markup` open`}><summary${ui.as('row', 'strong', ui.css('gap: 0.5rem; padding: 0.25rem 0; cursor: pointer; list-style: none'))}>${icon('folder', 18)}<span>${clean(part)}</span>${count(ui, part)}</summary>${inside}</details></li>`;
    const list = (content: Html) =>
      markup`<ul${ui.as('plainList', ui.css('padding-inline-start: 1.5rem; border-inline-start: 1px solid #cbd5e1; margin-inline-start: 0.5rem'))}>${content}</ul>`;
    const nested = path.reduceRight<Html>(
      (inside, part) => folder(part, list(inside), true),
      markup`${parts.filter(isFile).map(file)}`,
    );
    return markup`<nav aria-label="${title}"${ui.as('narrow', 'panel')}><ul${ui.as('plainList')}>${nested}${closed.map((part) => folder(part, list(markup`<li${ui.as('muted', 'small')}>Empty</li>`), false))}</ul>${restOf(it, ui)}</nav>`;
  },

  'vertical menu': (it, ui) => {
    const parts = it.items('Profile', 'Billing', 'Security', 'Log out');
    return markup`<nav aria-label="${it.heading() ?? it.modifier() ?? it.name ?? 'Menu'}"${ui.as('side')}>${sideLinks(ui, parts, chosenIn(parts))}${restOf(it, ui)}</nav>`;
  },

  'dropdown menu': (it, ui) => {
    const isDots = /dots|kebab|overflow|more|context|right click/iu.test(it.calledWords);
    const label =
      it.heading() ??
      it.modifier() ??
      it.topic() ??
      (/user|avatar|profile|account/iu.test(it.calledWords)
        ? 'Account'
        : /sort/iu.test(it.calledWords)
          ? 'Sort by'
          : /filter/iu.test(it.everything)
            ? 'Filters'
            : 'Actions');
    it.takeAll(({ isBare, role }) => isBare && role === null);
    const look = ui.kit.button({
      ...ui.style,
      weight: isDots ? 'soft' : 'solid',
      ...(isDots ? { tone: 'slate' as const } : {}),
    });
    const opener = markup`<summary${ui.as(look)}>${ui.kit.buttonInner(markup`<span>${label}</span>${icon(isDots ? 'more' : 'down', 18)}`)}</summary>`;
    return markup`<div>${menu(ui, opener, menuEntries(ui, it))}</div>`;
  },

  'language switcher': (it, ui) => {
    it.takeAll(({ isBare }) => isBare);
    const parts = it.items('English', 'Deutsch', 'Français');
    const current = chosenIn(parts);
    const shown = parts[current];
    const opener = markup`<summary aria-label="Language: ${shown === undefined ? '' : nameOf(shown)}"${ui.as(ui.kit.button({ ...ui.style, tone: 'slate', weight: 'outline' }))}>${ui.kit.buttonInner(markup`${icon('globe', 18)}<span>${shown === undefined ? 'Language' : nameOf(shown)}</span>${icon('down', 16)}`)}</summary>`;
    return markup`<nav aria-label="Language">${menu(ui, opener, markup`<ul${ui.as('menuPanel')}>${parts.map((part, index) => markup`<li><a${href(part.words)}${index === current && markup` aria-current="true"`}${ui.as('menuItem', index === current && 'current')}><span>${nameOf(part)}</span>${index === current && icon('check', 16)}</a></li>`)}</ul>`)}${restOf(it, ui)}</nav>`;
  },

  'skip link': (it, ui) => {
    const label = it.quotation()?.words ?? it.name ?? 'Skip to main content';
    it.links();
    return markup`<a href="#main"${ui.as(ui.kit.button({ ...ui.style, weight: 'solid' }))}>${ui.kit.buttonInner(markup`${/content|nav/iu.test(label) ? label : 'Skip to main content'}`)}</a>`;
  },

  'announcement bar': (it, ui) => {
    const said =
      it.quotation() ??
      it.role('text', 'heading') ??
      it.first(({ words }) => /^\p{Lu}/u.test(words));
    const text =
      said === null
        ? (it.modifier() ?? it.topic() ?? 'Say what is new in one line.')
        : textOf(said);
    const links = [...it.links(), ...it.actions()];
    const isClosable =
      it.has('dismissed') || it.has('dismissible') || it.has('close') || it.has('x');
    it.takeAll((part) => isPlain(part) && /^close$/iu.test(part.words));
    return markup`<section aria-label="Announcement"${ui.as('full', 'lineBetween', ui.fill(), ui.css('padding: 0.625rem 1.25rem'))}><p${ui.as(ui.css('margin: 0'))}>${capitalized(text)}${links.filter((label) => !/^(?:close|dismiss)/iu.test(label)).map((label) => markup` <a${href(label)}${ui.as(ui.css('color: inherit; font-weight: 600; text-decoration: underline'))}>${label}</a>`)}</p>${isClosable && ui.iconButton('cross', 'Close', { weight: 'soft', tone: 'slate' })}${restOf(it, ui)}</section>`;
  },
};

import { markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import { TIME } from '../understand/values';
import { capitalized, isPlain, labelOf, partOf, textOf } from './Content';
import { icon, iconFor, type IconName } from './icons';
import { card, choices, type Draw, facts, factOf, restOf } from './pieces';
import type { Ui } from './Ui';

const DATE =
  /\b(?:\d{1,2}\.?\s)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b\d{4}-\d\d-\d\d\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b(?:today|tomorrow|yesterday)\b/u;
const PLACE = /^(?:at|in|where|venue|place|location|address)$/iu;

const words = (part: Part | null) => (part === null ? null : capitalized(labelOf(part)));
const iconLine = (ui: Ui, name: IconName, text: string) =>
  markup`<li${ui.as('line')}><span${ui.as(ui.ink())}>${icon(name)}</span><span${ui.as('wrap')}>${text}</span></li>`;

/** "poetry night on 12 May": what stands before the date. */
const beforeDate = (part: Part | null) => {
  const name = /^(\p{L}.*?)\s+(?:on|at)\s/u.exec(part?.text ?? '')?.[1];
  return name === undefined ? null : capitalized(name);
};

/** Designs of pieces that are read: cards of articles, events and places, and the sections of a page. */
export const articleDesigns = {
  card: (it, ui) => {
    const hasPicture = it.has('picture') || it.has('image') || it.has('photo') || it.has('cover');
    const title = it.subject('Card title');
    const topic = it.topic();
    const text = it.note();
    const wantsText = text === null && (it.has('text') || it.has('line') || it.has('paragraph'));
    const actions = it.actions();
    const links = it.links();
    const lines = it.items();
    return card(
      ui,
      { title, note: topic, tag: 'article', ...(hasPicture ? { above: ui.picture() } : {}) },
      text !== null && markup`<p${ui.as('text')}>${text}</p>`,
      wantsText &&
        markup`<p${ui.as('text')}>Two lines of text that tell people what they find here and why it matters.</p>`,
      lines.map(
        (part) =>
          markup`<p${ui.as('text', 'wrap')}>${part.key !== null && markup`<span${ui.as('muted')}>${capitalized(part.key)}: </span>`}${part.key === null ? capitalized(textOf(part)) : labelOf(part)}</p>`,
      ),
      restOf(it, ui),
      (actions.length > 0 || links.length > 0) &&
        markup`<div${ui.as('row')}>${actions.map((label, index) => ui.button(label, { weight: index === 0 ? 'solid' : 'outline' }))}${links.map((label) => ui.link(label))}</div>`,
    );
  },

  'blog card': (it, ui) => {
    it.draws(
      'date',
      'headline',
      'title',
      'text',
      'line',
      'excerpt',
      'picture',
      'author',
      'image',
      'category',
    );
    const category = it.called(/^(?:category|topic|tag|section)$/iu) ?? it.role('badge', 'label');
    const date =
      it.called(/^(?:date|published|on)$/iu) ??
      it.take(
        ({ text, role, isQuoted }) =>
          role === null && !isQuoted && text.length < 24 && DATE.test(text),
      );
    const author = it.called(/^(?:author|by|writer)$/iu);
    const time = it.take(({ text }) =>
      /\bmin(?:ute)?s?\b.*\bread\b|\bread(?:ing)? time\b/iu.test(text),
    );
    const topic = it.topic();
    const title = it.subject('What we learned this season');
    const excerpt = it.note();
    const links = it.links();
    const actions = it.actions();
    const meta = [words(author), words(date), time === null ? null : textOf(time)].filter(
      (one) => one !== null,
    );
    return card(
      ui,
      {
        title: markup`<a href="#read"${ui.as(ui.css('color: inherit; text-decoration: none'))}>${title}</a>`,
        note: meta.join(' · '),
        tag: 'article',
        above: ui.picture(),
      },
      (category !== null || topic !== null) &&
        markup`<p>${ui.badge(words(category) ?? topic ?? '')}</p>`,
      excerpt !== null && markup`<p${ui.as('text')}>${excerpt}</p>`,
      restOf(it, ui),
      markup`<p${ui.as('row')}>${(links.length > 0 ? links : actions.length > 0 ? [] : ['Read more']).map((label) => ui.link(label))}${actions.map((label) => ui.button(label, { weight: 'outline' }))}</p>`,
    );
  },

  'event card': (it, ui) => {
    const date = it.take(
      ({ text, role, isQuoted }) =>
        role === null && !isQuoted && (DATE.test(text) || TIME.test(text)),
    );
    const extraTime = it.take(
      ({ text, role, isQuoted, words: said }) =>
        role === null && !isQuoted && TIME.test(text) && said.length < 20,
    );
    const price = it.take(
      ({ text, role }) => role === null && /[$€£¥]\s?\d|\d\s?(?:€|kr)|\bfree\b/iu.test(text),
    );
    const topic = it.topic();
    const title = it.subject(topic ?? it.described ?? beforeDate(date) ?? 'Event');
    const place =
      it.called(PLACE) ??
      it.first(({ words: said, value }) => /^\p{Lu}/u.test(said) && value === null);
    const [join = 'Get tickets', ...others] = it.actions('Get tickets');
    const when = [date, extraTime]
      .filter((part) => part !== null)
      .map(textOf)
      .join(', ');
    const day = /\b\d{1,2}\b/u.exec(date?.value ?? date?.text ?? '')?.[0];
    const month = /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/u.exec(
      date?.text ?? '',
    )?.[0];
    const stamp =
      day !== undefined && month !== undefined
        ? markup`<span${ui.as('mark', ui.tint(), ui.css('width: 4rem; height: 4rem; align-content: center; text-align: center; line-height: 1.1'))}><span><strong>${day}</strong><br><span${ui.as('small')}>${month}</span></span></span>`
        : null;
    return card(
      ui,
      {
        title: markup`<span${ui.as('line')}>${stamp}<span>${title}</span></span>`,
        tag: 'article',
        above: ui.picture(),
      },
      markup`<ul${ui.as('plainList', 'tight')}>
        ${iconLine(ui, 'calendar', when === '' ? 'Date and time' : capitalized(when))}
        ${place !== null && iconLine(ui, 'pin', capitalized(labelOf(place)))}
        ${price !== null && iconLine(ui, 'tag', capitalized(textOf(price)))}
      </ul>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.button(join)}${others.map((label) => ui.button(label, { weight: 'outline' }))}</div>`,
    );
  },

  'recipe card': (it, ui) => {
    const boxes = it.take(({ role, inner }) => role === 'checkbox' && inner.length > 0);
    const steps = it.takeAll(
      ({ group, inner, words: said }) =>
        (group !== null && /step|method|instruction/iu.test(group)) ||
        (inner.length > 0 && /step/iu.test(said)),
    );
    const listed = it.takeAll(({ group }) => group !== null && /ingredient/iu.test(group));
    const holder = it.take(
      ({ words: said, inner }) => /ingredient/iu.test(said) && inner.length > 0,
    );
    it.takeAll(({ words: said }) =>
      /^(?:ingredients?|steps?|numbered steps?|method|instructions?|ingredients? list)$/iu.test(
        said,
      ),
    );
    const title = it.subject(it.described ?? 'Recipe');
    const topic = it.topic();
    const ingredients =
      boxes?.inner ??
      holder?.inner ??
      (listed.length > 0 ? listed : ['Flour', 'Water', 'Salt'].map(partOf));
    const meta = it
      .takeAll((part) => isPlain(part) && part.value !== null)
      .map((part) => capitalized(textOf(part)));
    const stepTexts = steps
      .flatMap((part) => (part.inner.length > 0 ? part.inner : [part]))
      .map((part) => capitalized(textOf(part)));
    const count = it.count('step') ?? 3;
    const shown =
      stepTexts.length > 0
        ? stepTexts
        : Array.from({ length: count }, (_, index) => `What to do in step ${index + 1}.`);
    return card(
      ui,
      { title, note: topic, tag: 'article', width: 'medium', above: ui.picture() },
      meta.length > 0 &&
        markup`<p${ui.as('row')}>${meta.map((one) => ui.badge(markup`${icon('clock', 14)}${one}`, 'slate'))}</p>`,
      choices(ui, 'checkbox', 'Ingredients', ingredients),
      markup`<h3${ui.as('subheading')}>Steps</h3><ol${ui.as('plainList', 'tight')}>${shown.map((step, index) => markup`<li${ui.as('line')}><span aria-hidden="true"${ui.as('number', ui.tint())}>${index + 1}</span><span>${step}</span></li>`)}</ol>`,
      restOf(it, ui),
    );
  },

  'job listing': (it, ui) => {
    const title = it.subject(it.described ?? 'Job title');
    const topic = it.topic();
    const posted = it.take(({ text }) => /\b(?:posted|ago|since)\b/iu.test(text));
    const [apply = 'Apply', ...others] = it.actions('Apply');
    const lines = it.items();
    const iconOf = (text: string): IconName =>
      /\d|€|\$|salary/u.test(text)
        ? 'wallet'
        : /time|hour|h\b|shift|start/iu.test(text)
          ? 'clock'
          : /\p{Lu}|remote|office|hybrid/u.test(text)
            ? 'pin'
            : 'check';
    return card(
      ui,
      {
        title,
        note: [topic, posted === null ? null : capitalized(textOf(posted))]
          .filter((one) => one !== null)
          .join(' · '),
        width: 'medium',
        tag: 'article',
      },
      lines.length > 0 &&
        markup`<ul${ui.as('plainList', 'tight')}>${lines.map((part) => iconLine(ui, iconOf(part.text), capitalized(textOf(part))))}</ul>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.button(apply, { icon: null })}${others.map((label) => ui.button(label, { weight: 'outline' }))}</div>`,
    );
  },

  'map card': (it, ui) => {
    const address =
      it.called(/^(?:address|street|at)$/iu) ??
      it.first(({ text }) => /\d/u.test(text) && /^\p{Lu}/u.test(text));
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Where to find us');
    const [directions = 'Get directions', ...others] = it.actions('Get directions');
    const map = markup`<svg role="img" aria-label="Map${address === null ? '' : ` of ${address.words}`}" viewBox="0 0 400 176" preserveAspectRatio="xMidYMid slice"${ui.as('picture', ui.tint('slate'))}><g stroke="#fff" stroke-width="10" fill="none"><path d="M-10 60 130 84l120-40 170 30"></path><path d="M60-10 96 190"></path><path d="M250-10 230 190"></path><path d="M-10 140 410 120"></path></g><g fill="currentColor" opacity="0.12"><rect x="112" y="10" width="92" height="40"></rect><rect x="270" y="92" width="90" height="60"></rect><rect x="10" y="96" width="60" height="30"></rect></g><circle cx="216" cy="88" r="26" fill="#b91c1c" opacity="0.2"></circle><path d="M216 104c-14-16-18-24-18-32a18 18 0 1 1 36 0c0 8-4 16-18 32Z" fill="#b91c1c"></path><circle cx="216" cy="72" r="7" fill="#fff"></circle></svg>`;
    return card(
      ui,
      { title, tag: 'article', above: map },
      markup`<ul${ui.as('plainList', 'tight')}>${iconLine(ui, 'pin', address === null ? 'Street and number, city' : capitalized(labelOf(address)))}</ul>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.buttonLink(directions, { icon: 'arrow' })}${others.map((label) => ui.button(label, { weight: 'outline' }))}</div>`,
    );
  },

  'weather widget': (it, ui) => {
    const now = it.take(({ text }) => /°/u.test(text));
    const place =
      it.called(/^(?:in|place|city)$/iu) ??
      (now !== null && /^\p{Lu}/u.test(now.words) && now.words !== now.text
        ? { ...now, words: now.words.replace(/\s(?:now|today)$/u, ''), value: null, detail: null }
        : null) ??
      it.first(({ words: said, value }) => /^\p{Lu}/u.test(said) && value === null);
    const temperature = /[-−]?\d+\s?°\s?[CF]?/u.exec(now?.text ?? '')?.[0] ?? '18°';
    const range = it.take(({ text }) => /min.?\/?.?max|high.*low|low.*high/iu.test(text));
    const ahead = it.take(
      ({ text, value }) =>
        /\bnext\b|forecast|\bdays?\b|hourly/iu.test(text) &&
        (value !== null || /forecast|hourly/iu.test(text)),
    );
    const sky =
      now?.detail ?? it.first(({ words: said }) => iconFor(said) !== null)?.words ?? 'Cloudy';
    const days = Math.min(Number.parseInt(/\d+/u.exec(ahead?.text ?? '')?.[0] ?? '5', 10), 7);
    const base = Number.parseInt(temperature.replace('−', '-'), 10);
    const isHourly = /hour/iu.test(ahead?.text ?? '');
    const name = iconFor(sky) ?? 'cloud';
    const labels = isHourly
      ? ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']
      : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    return card(
      ui,
      {
        title: place === null ? it.modifierOr(it.topic() ?? 'Weather') : capitalized(place.words),
        note: capitalized(sky),
      },
      markup`<div${ui.as('between')}><span${ui.as('price')}>${temperature}</span><span${ui.as(ui.ink())}>${icon(name, 56)}</span></div>`,
      markup`<ul aria-label="${ahead === null ? 'Next days' : capitalized(textOf(ahead))}"${ui.as('plainList', ui.columns(days, '0.25rem'))}>${labels
        .slice(0, days)
        .map((label, index) => {
          const high = base + ([1, 3, 2, 0, -1, 2, 1][index % 7] ?? 0);
          return markup`<li${ui.as('center', 'small', ui.css('gap: 0.25rem'))}><span${ui.as('muted')}>${label}</span>${icon(index % 3 === 1 ? 'cloud' : name, 22)}<span${ui.as('strong')}>${high}°</span>${!isHourly && markup`<span${ui.as('muted')}>${high - 5}°</span>`}</li>`;
        })}</ul>`,
      range !== null &&
        markup`<p${ui.as('muted', 'small')}>${ahead !== null && `${capitalized(textOf(ahead))}: `}${textOf(range)} temperatures</p>`,
      restOf(it, ui),
    );
  },

  'video card': (it, ui) => {
    it.draws('title', 'channel', 'view', 'duration', 'length');
    const length = it.take(
      ({ text, role }) => role === null && /\b\d{1,2}(?::\d{2}){1,2}$/u.test(text),
    );
    const channel = it.called(/channel|by|author|creator/iu);
    const title = it.subject('Video title');
    const numbers = it
      .takeAll((part) => isPlain(part) && part.value !== null)
      .map((part) => capitalized(textOf(part)));
    const topic = it.topic();
    const meta = [words(channel), ...numbers, topic].filter((one) => one !== null);
    const above = markup`<div${ui.as(ui.css('position: relative'))}>${ui.picture()}<a href="#play" aria-label="Play: ${title}"${ui.as('avatar', ui.fill('slate'), ui.css('position: absolute; inset: 0; margin: auto; text-decoration: none'))}>${icon('play', 24)}</a>${length !== null && markup`<span${ui.as('small', ui.css('position: absolute; right: 0.5rem; bottom: 0.5rem; padding: 0 0.375rem; border-radius: 0.25rem; background: #0f172a; color: #fff'))}>${/\d[\d:]*$/u.exec(length.text)?.[0]}</span>`}</div>`;
    return card(ui, { title, note: meta.join(' · '), tag: 'article', above }, restOf(it, ui));
  },

  'media player': (it, ui) => {
    const progress = it.take(({ text }) => /\d:\d{2}\s*(?:of|\/|out of)\s*\d/u.test(text));
    const speed = it.take(({ text }) => /\bspeed\b|\d(?:[.,]\d)?x\b/iu.test(text));
    const skips = it.takeAll(({ text }) => /^\d+\s?s\b|\b(?:back|forward|skip)\b/iu.test(text));
    const artist = it.called(/^(?:by|artist|author|host|band)$/iu);
    const hasCover = it.has('cover') || it.has('picture');
    const title = it.subject('Title');
    const note = [words(artist), it.topic()].filter((one) => one !== null).join(' · ');
    const [at = '1:12', end = '3:40'] = [
      ...(progress?.text ?? '').matchAll(/\d{1,2}(?::\d{2})+/gu),
    ].map(([one]) => one);
    const seconds = (clock: string) =>
      clock.split(':').reduce((total, one) => total * 60 + Number(one), 0);
    const [back = 'Back', forward = 'Forward'] = skips.map((part) => capitalized(part.text));
    return card(
      ui,
      {
        title: hasCover
          ? markup`<span${ui.as('line')}>${ui.picture('thumb')}<span>${title}</span></span>`
          : title,
        note,
        width: 'medium',
      },
      markup`<div${ui.as('tight')}>${ui.progress((seconds(at) / Math.max(seconds(end), 1)) * 100, `${at} of ${end}`)}<div${ui.as('between', 'small', 'muted')}><span>${at}</span><span>${end}</span></div></div>`,
      markup`<div${ui.as('between')}>
        <div${ui.as('line')}>${ui.button(back, { size: 'small', weight: 'plain', tone: 'slate' })}${ui.iconButton('play', 'Play or pause', { weight: 'solid', tone: ui.style.tone, size: 'large', isPill: true })}${ui.button(forward, { size: 'small', weight: 'plain', tone: 'slate' })}</div>
        ${speed !== null && ui.button(capitalized(labelOf(speed)), { size: 'small', weight: 'outline' })}
      </div>`,
      restOf(it, ui),
    );
  },

  'text with picture': (it, ui) => {
    const title = it.subject(it.name ?? 'About us');
    const topic = it.topic();
    const text = it.note();
    const actions = it.actions();
    const links = it.links();
    return markup`<section aria-label="${title}"${ui.as('wide', 'grid', ui.css('grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); align-items: center'))}>
      <div${ui.as('stack')}><h2${ui.as('lead')}>${title}</h2><p${ui.as('text')}>${text ?? topic ?? 'Say in two or three sentences what you do, for whom, and what people can expect of you.'}</p>${restOf(it, ui)}${(actions.length > 0 || links.length > 0) && markup`<div${ui.as('row')}>${actions.map((label, index) => ui.button(label, { weight: index === 0 ? 'solid' : 'outline' }))}${links.map((label) => ui.link(label))}</div>`}</div>
      <div${ui.as('card')}>${ui.picture()}</div>
    </section>`;
  },

  hero: (it, ui) => {
    const title = it.subject('Say what you offer in one line');
    const topic = it.topic();
    const text = it.note();
    const wantsText = text === null && (it.has('line') || it.has('subtitle') || it.has('text'));
    const field = it.take(({ role }) => role === 'field');
    const [first = 'Get started', ...others] = it.actions('Get started');
    const links = it.links();
    const hasPicture =
      it.has('photo') || it.has('picture') || it.has('image') || it.has('illustration');
    it.takeAll(
      ({ role, text: said }) => role === 'picture' && /background|photo|picture|image/iu.test(said),
    );
    const sub =
      text ??
      topic ??
      (wantsText ? 'One sentence that says for whom it is and what they get.' : null);
    return markup`<section aria-label="${title}"${ui.as('wide', 'grid', ui.css('grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); align-items: center; gap: 2rem'))}>
      <div${ui.as('stack')}><h1${ui.as('lead', 'wrap')}>${title}</h1>
        ${sub !== null && markup`<p${ui.as('quote', 'muted')}>${sub}</p>`}
        ${field !== null && markup`<div${ui.as('narrow')}>${ui.fieldNamed(field.isBare ? 'Email' : field.words)}</div>`}
        <div${ui.as('row')}>${ui.buttonLink(first, { size: 'large' })}${others.map((label) => ui.buttonLink(label, { size: 'large', weight: 'outline' }))}${links.map((label) => ui.link(label))}</div>
        ${restOf(it, ui)}
      </div>
      ${(hasPicture || !it.has('picture', true)) && markup`<div${ui.as('card')}>${ui.picture('picture')}</div>`}
    </section>`;
  },

  'feature grid': (it, ui) => {
    const title = it.heading() ?? it.modifier() ?? it.topic();
    it.takeAll(({ isBare }) => isBare);
    const count = it.count('feature', 'icon', 'benefit', 'service', 'column', 'card', 'point') ?? 3;
    const found = it.items();
    const items =
      found.length > 0
        ? found
        : Array.from({ length: Math.min(count, 8) }, (_, index) =>
            partOf(
              ['Easy to use', 'Made with care', 'Here to help', 'Always up to date'][index] ??
                `Feature ${index + 1}`,
            ),
          );
    const fallback: IconName[] = ['bolt', 'shield', 'heart', 'sparkle', 'leaf', 'star'];
    return markup`<section aria-label="${title ?? it.name ?? 'Features'}"${ui.as('wide', 'stack')}>${title !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}
      <ul${ui.as('plainList', 'grid')}>${items.map((part, index) => {
        const more = part.detail ?? part.inner.map(labelOf).join(', ');
        return markup`<li${ui.as('panel', 'tight', ui.css('padding: 1.25rem'))}>${ui.mark(iconFor(part.words) ?? fallback[index % fallback.length] ?? 'star')}<h3${ui.as('subheading')}>${capitalized(labelOf(part))}</h3><p${ui.as('muted')}>${more === '' ? 'One line that says what people gain.' : capitalized(more)}</p></li>`;
      })}</ul>${restOf(it, ui)}</section>`;
  },

  'logo cloud': (it, ui) => {
    const title =
      it.heading() ??
      (/trusted/iu.test(`${it.modifierOr('')}${it.calledWords}`) ? 'Trusted by' : it.name);
    const names = it
      .items('Northwind', 'Harbour', 'Lumen', 'Field & Co')
      .map((part) => capitalized(labelOf(part)));
    const topic = it.topic();
    return markup`<section aria-label="${title ?? 'Logos'}"${ui.as('wide', 'tight')}><p${ui.as('muted', 'center')}>${title ?? topic ?? 'Our partners'}</p>
      <ul${ui.as('plainList', ui.css('display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem 2.5rem'))}>${names.map((name) => markup`<li${ui.as('muted', ui.css('font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em'))}>${name}</li>`)}</ul>${restOf(it, ui)}</section>`;
  },

  'promo banner': (it, ui) => {
    const lead = it.take((part) => part.isLead && isPlain(part));
    const title =
      it.heading() ??
      it.quotation()?.words ??
      (lead === null ? null : capitalized(textOf(lead))) ??
      it.modifierOr(it.topic() ?? 'Special offer');
    const ends = it.called(/^(?:ends|until|till)$/iu);
    const lines = [
      ends === null ? null : `${capitalized(ends.key ?? '')} ${ends.words}`,
      it.note(),
      it.topic(),
    ].filter((one) => one !== null);
    const [action = 'Shop now', ...others] = it.actions(...it.links('Shop now'));
    const more = it.items().map((part) => capitalized(textOf(part)));
    return markup`<section aria-label="${title}"${ui.as('wide', ui.fill(), 'between', ui.css('padding: 2rem; border-radius: 1rem'))}>
      <div${ui.as('tight')}><p${ui.as(ui.css('margin: 0; font-size: 1.5rem; font-weight: 700; line-height: 1.2'))}>${title}</p>${[...lines, ...more].map((line) => markup`<p${ui.as(ui.css('margin: 0'))}>${line}</p>`)}</div>
      <div${ui.as('row')}>${[action, ...others].map((label) => ui.buttonLink(label, { weight: 'soft', tone: 'slate' }))}</div>
    </section>`;
  },

  'description list': (it, ui) => {
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Details');
    const parts = it.takeAll(({ role, isBare }) => role === null && !isBare);
    const pairs =
      parts.length > 0
        ? parts.map(factOf)
        : ([
            ['Weight', '9.8 kg'],
            ['Material', 'Oak'],
            ['Color', 'Natural'],
          ] as const);
    return card(ui, { title, width: 'medium' }, facts(ui, pairs), restOf(it, ui));
  },
} satisfies Record<string, Draw>;

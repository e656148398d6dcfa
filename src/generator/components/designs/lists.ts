import { markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import { capitalized, isIn, isPlain, labelOf, partOf } from './Content';
import { icon, iconFor } from './icons';
import { card, type Draw, isChosen, restOf, rows } from './pieces';
import type { Ui } from './Ui';

const isDone = (part: Part) => isIn(part, 'done') || isIn(part, 'checked');
const SHARE = /\b\d+\s*(?:of|\/)\s*\d+\b/u;

function disclosures(ui: Ui, parts: readonly Part[], answer: (part: Part) => string) {
  const open = parts.findIndex((part) => isIn(part, 'open') || isIn(part, 'current'));
  return markup`<div${ui.as('stack', ui.css('gap: 0.5rem'))}>${parts.map((part, index) => markup`<details name="${ui.id('group').replace(/-\d+$/u, '')}"${index === Math.max(open, 0) && markup` open`}${ui.as('panel')}><summary${ui.as('lineBetween', 'strong', ui.css('cursor: pointer; list-style: none'))}><span>${capitalized(labelOf(part))}</span>${icon('down')}</summary><p${ui.as('text', ui.css('padding-top: 0.75rem'))}>${answer(part)}</p></details>`)}</div>`;
}

/** What stands inside a part, in its own words where it has some. */
const insideOf = (part: Part, otherwise: string) =>
  part.inner.length > 0 ? part.inner.map(labelOf).join(', ') : otherwise;

/** How many of how many, and what is said of it. */
function progressOf(ui: Ui, parts: readonly Part[], told: Part | null) {
  const [done = parts.filter(isDone).length, of = parts.length] = [
    ...(SHARE.exec(told?.text ?? '')?.[0] ?? '').matchAll(/\d+/gu),
  ].map(([one]) => Number(one));
  const percent = /(\d+)\s?%/u.exec(told?.text ?? '')?.[1];
  const text = told === null ? `${done} of ${of}` : capitalized(told.text);
  return markup`<div${ui.as('tight')}>${ui.progress(percent === undefined ? (done / Math.max(of, 1)) * 100 : Number(percent), text)}<p${ui.as('muted', 'small')}>${text}</p></div>`;
}

/** Designs of lists: what opens, what is ticked, what follows one another. */
export const listDesigns = {
  accordion: (it, ui) => {
    const title = it.heading() ?? it.modifier() ?? it.topic();
    const parts = it.counted(['section', 'panel', 'item', 'row'], 'Section', [
      'Delivery',
      'Returns',
      'Care',
    ]);
    return markup`<section aria-label="${title ?? 'Sections'}"${ui.as('medium', 'stack')}>${title !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}${disclosures(ui, parts, (part) => insideOf(part, 'What people read when they open this section.'))}${restOf(it, ui)}</section>`;
  },

  FAQ: (it, ui) => {
    const title = it.heading() ?? 'Frequently asked questions';
    const note = it.topic() ?? it.modifier();
    const parts = it.counted(['question', 'item', 'entry'], 'Question', [
      'How long does delivery take?',
      'Can I return it?',
      'How do I reach you?',
    ]);
    const id = ui.id('title');
    return markup`<section aria-labelledby="${id}"${ui.as('medium', 'stack')}><div${ui.as('tight')}><h2 id="${id}"${ui.as('heading')}>${title}</h2>${note !== null && markup`<p${ui.as('muted')}>${note}</p>`}</div>${disclosures(ui, parts, (part) => insideOf(part, 'Your answer, in one or two sentences.'))}${restOf(it, ui)}</section>`;
  },

  timeline: (it, ui) => {
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Timeline');
    const parts = it.counted(['step', 'event', 'entry', 'milestone'], 'Milestone', [
      'First idea',
      'First customers',
      'New office',
    ]);
    return markup`<section aria-label="${title}"${ui.as('medium', 'stack')}><h2${ui.as('heading')}>${title}</h2>
      <ol${ui.as('plainList', ui.css('border-inline-start: 2px solid #cbd5e1; margin-inline-start: 0.5rem'))}>${parts.map(
        (part) => {
          const when = part.value ?? part.key;
          const words = when === null ? part.words : part.words.replace(when, '').trim();
          const more = [part.detail, ...part.inner.map(labelOf)]
            .filter((one) => one !== null && one !== '')
            .join(' ');
          return markup`<li${ui.as(ui.css('position: relative; padding: 0 0 1.25rem 1.5rem'))}><span aria-hidden="true"${ui.as('dot', isChosen(part) ? ui.fill() : ui.fill(), ui.css('position: absolute; left: -0.375rem; top: 0.5rem'))}></span>${when !== null && markup`<p${ui.as('muted', 'small')}>${when}</p>`}<p${ui.as('strong')}>${capitalized(words === '' ? (part.detail ?? part.text) : words)}</p>${more !== '' && words !== '' && markup`<p${ui.as('text')}>${more}</p>`}</li>`;
        },
      )}</ol>${restOf(it, ui)}</section>`;
  },

  checklist: (it, ui) => {
    const told = it.take(({ text }) => SHARE.test(text));
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Checklist');
    const parts = it.counted(['task', 'item', 'step', 'point'], 'Task', [
      'Book the venue',
      'Send invitations',
      'Order the cake',
    ]);
    const many = it.stated('done') ?? it.stated('checked');
    return card(
      ui,
      { title },
      progressOf(ui, parts, told),
      markup`<ul${ui.as('plainList')}>${parts.map((part, index) => markup`<li>${ui.choice('checkbox', capitalized(labelOf(part)), { name: 'done[]', isOn: isDone(part) || (many !== null && index < many) })}</li>`)}</ul>`,
      restOf(it, ui),
    );
  },

  'onboarding steps': (it, ui) => {
    const told = it.take(({ text }) => SHARE.test(text) || /\d\s?%/u.test(text));
    const title = it.heading() ?? it.name ?? it.modifierOr(it.topic() ?? 'Getting started');
    it.takeAll(({ text }) => /^progress$/iu.test(text));
    const parts = it.counted(['step', 'task', 'item'], 'Step', [
      'Confirm your email',
      'Add a logo',
      'Invite your team',
    ]);
    const next = parts.findIndex((part) => !isDone(part));
    return card(
      ui,
      { title },
      progressOf(ui, parts, told),
      rows(
        ui,
        parts.map((part, index) =>
          ui.line({
            lead: markup`<span aria-hidden="true"${ui.as('number', isDone(part) ? ui.fill('green') : ui.tint(index === next ? undefined : 'slate'))}>${isDone(part) ? icon('check') : String(index + 1)}</span>`,
            title: capitalized(labelOf(part)),
            detail: isDone(part) ? 'Done' : null,
            trail: index === next ? ui.button('Start', { size: 'small' }) : null,
          }),
        ),
        'ol',
      ),
      restOf(it, ui),
    );
  },

  'sortable list': (it, ui) => {
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Your order');
    const parts = it.counted(['item', 'row', 'entry'], 'Item', ['First', 'Second', 'Third']);
    return card(
      ui,
      { title, note: 'Drag an item, or move it with the arrows.' },
      rows(
        ui,
        parts.map((part) => {
          const name = capitalized(labelOf(part));
          return ui.line({
            lead: markup`<span${ui.as('muted')}>${icon('grip')}</span>`,
            title: name,
            trail: markup`${ui.iconButton('up', `Move ${name} up`)}${ui.iconButton('down', `Move ${name} down`)}`,
          });
        }),
        'ol',
      ),
      restOf(it, ui),
    );
  },

  'list group': (it, ui) => {
    const numbers = it
      .takeAll(
        (part) =>
          isPlain(part) &&
          part.value !== null &&
          (part.words === part.value || /^(?:count|number|amount)$/u.test(part.words)),
      )
      .map((part) => part.value ?? part.text);
    const title = it.heading() ?? it.modifierOr(it.topic() ?? 'List');
    const parts = it.counted(['item', 'row', 'entry', 'link'], 'Item', [
      'First',
      'Second',
      'Third',
    ]);
    const hasIcons = it.has('icon');
    const isLinked = it.has('link') || it.has('clickable');
    return card(
      ui,
      { title },
      rows(
        ui,
        parts.map((part, index) => {
          const trail = part.value ?? numbers[index] ?? null;
          const name = capitalized(part.value === null ? labelOf(part) : part.words);
          return ui.line({
            ...(hasIcons ? { lead: ui.mark(iconFor(name) ?? 'check') } : {}),
            title: isLinked ? ui.link(name) : name,
            detail: [part.detail, ...part.inner.map(labelOf)]
              .filter((one) => one !== null)
              .join(', '),
            trail: trail === null ? null : ui.badge(trail, 'slate'),
          });
        }),
      ),
      restOf(it, ui),
    );
  },

  'kanban board': (it, ui) => {
    const counts = it.takeAll(({ text }) => /^\d+ in \p{Lu}/u.test(text)).map(({ text }) => text);
    const assignee = it.take(({ text }) => /assignee|owner|person|avatar/iu.test(text));
    const due = it.take(({ text }) => /due|date|deadline/iu.test(text));
    const title = it.heading() ?? it.modifier() ?? it.topic();
    const many = it.count('card', 'task', 'ticket', 'issue');
    const columns = it.items('To do', 'Doing', 'Done');
    return markup`<section aria-label="${title ?? 'Board'}"${ui.as('wide', 'stack')}>${title !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}
      <div${ui.as('grid', 'start')}>${columns.map((part, at) => {
        const name = capitalized(part.words === part.value ? part.text : part.words);
        const told = counts.find((one) => one.endsWith(` in ${name}`));
        const count = Math.min(
          Number.parseInt(told ?? part.value ?? String(many ?? [3, 2, 1][at] ?? 1), 10),
          6,
        );
        const cards =
          part.inner.length > 0
            ? part.inner.map(labelOf)
            : Array.from({ length: count }, (_, index) => `Task ${at * 3 + index + 1}`);
        return markup`<section aria-label="${name}"${ui.as('well', 'tight')}><h3${ui.as('between', 'subheading')}><span>${name}</span>${ui.badge(String(part.value ?? cards.length), 'slate')}</h3><ul${ui.as('plainList', 'tight')}>${cards.map((one, index) => markup`<li${ui.as('panel', 'tight')}><span${ui.as('strong')}>${capitalized(one)}</span>${(assignee !== null || due !== null) && markup`<span${ui.as('between', 'small', 'muted')}>${due !== null && markup`<span>${capitalized(labelOf(due))} ${index + 4} March</span>`}${assignee !== null && markup`<span>${capitalized(labelOf(assignee))}</span>`}</span>`}</li>`)}</ul></section>`;
      })}</div>
      ${restOf(it, ui)}</section>`;
  },

  badge: (it, ui) => {
    const dot = /dot/iu.test(it.calledWords) || it.has('dot');
    const label = it.modifier();
    const parts = [
      ...it.takeAll(
        ({ role, isBare }) => (role === 'badge' || role === 'text' || role === 'label') && !isBare,
      ),
      ...it.items(),
    ];
    const shown = parts.length > 0 ? parts : [partOf(label ?? it.topic() ?? 'New')];
    return markup`<ul${ui.as('plainList', 'row')}>${shown.map((part) => {
      const tone = part.tone ?? (ui.style.isToned ? ui.style.tone : toneOf(part.words));
      return markup`<li>${ui.badge(markup`${(dot || isIn(part, 'online')) && markup`<span aria-hidden="true"${ui.as('dot', ui.fill(tone))}></span>`}${capitalized(labelOf(part))}`, tone)}</li>`;
    })}</ul>${parts.length > 0 && label !== null && ui.hidden(label)}`;
  },

  'tag list': (it, ui) => {
    const title = it.title('Topics');
    const parts = it.items('Design', 'Research', 'Travel');
    const isRemovable =
      it.has('removable') ||
      it.has('remove') ||
      /remov/iu.test(it.calledWords) ||
      parts.some(({ words }) => /\sx$/u.test(words));
    return markup`<div${ui.as('tight')}><ul aria-label="${title}"${ui.as('plainList', 'row', ui.css('gap: 0.5rem'))}>${parts.map(
      (part) => {
        const name = labelOf(part).replace(/\s+x$/u, '');
        const weight = isChosen(part) ? ('solid' as const) : ('soft' as const);
        return markup`<li>${
          isRemovable
            ? ui.button(name, {
                size: 'small',
                isPill: true,
                weight,
                icon: 'cross',
                attributes: markup` type="button" aria-label="Remove ${name}"`,
              })
            : markup`<a href="#${name.replace(/[^\w-]/gu, '') || 'tag'}"${isChosen(part) && markup` aria-current="true"`}${ui.as(ui.kit.button({ tone: ui.style.tone, size: 'small', isPill: true, weight }))}>${ui.kit.buttonInner(markup`${name}`)}</a>`
        }</li>`;
      },
    )}</ul>${restOf(it, ui)}</div>`;
  },
} satisfies Record<string, Draw>;

const TONES = [
  ['green', /paid|active|success|done|live|online|approved|available|in stock|open/iu],
  ['amber', /pending|draft|warning|waiting|processing|low|soon|beta/iu],
  ['red', /overdue|error|failed|danger|rejected|closed|sold out|sale|blocked|late/iu],
  ['slate', /offline|inactive|archived|paused|closed|disabled/iu],
] as const;
/** The color that a status is usually shown in. */
export const toneOf = (words: string) =>
  TONES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'blue';

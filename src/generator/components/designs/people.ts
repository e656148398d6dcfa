import { markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import { capitalized, type Content, isIn, isPlain, labelOf, partOf, textOf } from './Content';
import { icon } from './icons';
import { card, type Draw, restOf, rows } from './pieces';
import { initials, SUBMIT } from './Ui';

/** Words that are written like a person's or a thing's name. */
const isName = (part: Part) =>
  isPlain(part) && /^\p{Lu}/u.test(part.words) && part.value === null && !part.isQuoted;
const NAME_AND_ROLE = /^(\p{Lu}[^\s,]+(?:\s(?:\p{Lu}\p{Ll}[^\s,]*|\d+))?)[\s,–-]+(\S.*)$/u;
/** A time that has passed, as messages tell it: "2m", "2 hours ago". */
const ago = ({ value, detail }: Part) => [value, detail].filter((one) => one !== null).join(' ');

/** Who said it and what: "Mia: …", "Mia liked your post". */
interface Said {
  by: string;
  text: string;
  at: string;
}

function saidIn(it: Content, sample: readonly Said[]): Said[] {
  const quotations = it.takeAll(
    ({ isQuoted, role }) => isQuoted && (role === null || role === 'text' || role === 'note'),
  );
  return quotations.length > 0
    ? quotations.map((part) => ({
        by: part.key === null ? '' : capitalized(part.key),
        text: part.words,
        at: '',
      }))
    : [...sample];
}

/** Designs of people and what they say. */
export const peopleDesigns = {
  'profile card': (it, ui) => {
    const hasCover = it.has('cover');
    it.draws('name', 'job', 'role', 'bio', 'photo', 'title');
    const name = it.subject('Your name');
    const numbers = it.takeAll(
      (part) => isPlain(part) && part.value !== null && part.detail === null,
    );
    const actions = it.actions('Follow', 'Message');
    const [about, ...lines] = it.items().map((part) => capitalized(textOf(part)));
    const topic = it.topic();
    return card(
      ui,
      {
        title: markup`<span${ui.as('row')}>${ui.avatar(name, 'avatar')}<span>${name}</span></span>`,
        note: about ?? topic ?? (numbers.length > 0 ? null : 'What you do'),
        tag: 'article',
        ...(hasCover ? { above: ui.picture() } : {}),
      },
      lines.length > 0 &&
        markup`<ul${ui.as('plainList', 'row')}>${lines.map((line) => markup`<li>${ui.badge(line)}</li>`)}</ul>`,
      numbers.length > 0 &&
        markup`<p${ui.as('row')}>${numbers.map((part) => markup`<span${ui.as('strong')}>${capitalized(labelOf(part))}</span>`)}</p>`,
      restOf(it, ui),
      ui.actions(actions),
    );
  },

  'team card': (it, ui) => {
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Our team');
    const count = it.count('people', 'member', 'person', 'portrait', 'face', 'photo', 'card');
    it.draws('name', 'job', 'role', 'position', 'title', 'photo', 'picture', 'people');
    const found = it.items();
    const people =
      found.length > 0
        ? found
        : Array.from({ length: Math.min(count ?? 3, 8) }, (_, index) =>
            partOf(`Person ${index + 1}, role`),
          );
    return markup`<section aria-label="${title}"${ui.as('wide', 'stack')}><h2${ui.as('heading')}>${title}</h2>
      <ul${ui.as('plainList', 'grid')}>${people.map((part) => {
        const [, name = part.words, role = ''] = NAME_AND_ROLE.exec(part.words) ?? [];
        const jobs = [role, ...part.inner.map(labelOf)].filter((one) => one !== '');
        return markup`<li${ui.as('panel', 'center', ui.css('gap: 0.75rem'))}>${ui.avatar(name, 'avatar')}<div><div${ui.as('strong')}>${capitalized(name)}</div><div${ui.as('muted', 'small')}>${capitalized(jobs.join(', '))}</div></div></li>`;
      })}</ul>${restOf(it, ui)}</section>`;
  },

  testimonial: (it, ui) => {
    it.draws('name', 'job', 'role', 'face', 'photo', 'company', 'text', 'quote');
    const quotation = it.quotation();
    const stars = it.count('star');
    const rated = it.take(({ text }) => /\bstars?\b/iu.test(text) && /\d/u.test(text));
    const name = it.called(/^(?:by|from)$|author|name/iu) ?? it.first((part) => isName(part));
    const roles = it.items().map((part) => textOf(part));
    const who = name === null ? 'Customer name' : capitalized(labelOf(name));
    const value = stars ?? (rated === null ? null : Number.parseFloat(rated.value ?? '5'));
    const topic = it.topic();
    const hasStars = value !== null || it.has('star');
    return markup`<figure${ui.as('card', 'medium', 'body', 'stack', ui.css('margin: 0'))}>
      <div${ui.as('between')}>${hasStars ? ui.stars(Math.min(value ?? 5, 5)) : markup`<span aria-hidden="true"${ui.as(ui.ink())}>${icon('quote', 28)}</span>`}${it.has('logo') && ui.badge('Logo', 'slate')}</div>
      <blockquote${ui.as(ui.css('margin: 0'))}><p${ui.as('quote')}>“${quotation?.words ?? it.heading() ?? 'What a customer says about you, in one or two sentences.'}”</p></blockquote>
      <figcaption${ui.as('row')}>${ui.avatar(who, 'avatar')}<span><span${ui.as('strong')}>${who}</span><br><span${ui.as('muted')}>${roles.length > 0 ? capitalized(roles.join(', ')) : (topic ?? 'What they bought')}</span></span></figcaption>
      ${restOf(it, ui)}
    </figure>`;
  },

  avatar: (it, ui) => {
    const given = it.called(/initials?/iu);
    const name = given?.words ?? it.subject('Your name');
    const tone = it.take(({ text }) => /\bdot\b|online|status/iu.test(text))?.tone ?? 'green';
    const isOnline = /online|dot|status/iu.test(it.everything);
    const letters = given?.words.toUpperCase() ?? null;
    return markup`<div${ui.as('tight')}><span role="img" aria-label="${name}${isOnline ? ', online' : ''}"${ui.as(ui.css('position: relative; display: inline-flex'))}>
      <span${ui.as('avatar', ui.tint())}>${letters ?? initials(name)}</span>
      ${isOnline && markup`<span${ui.as('dot', ui.fill(tone), ui.css('position: absolute; right: 0; bottom: 0; width: 1rem; height: 1rem; border: 2px solid #fff'))}></span>`}
    </span>${restOf(it, ui)}</div>`;
  },

  'avatar group': (it, ui) => {
    const more = /(?:\+|plus )\s?\d+|\d+ (?:more|others)/u.exec(it.everything)?.[0];
    it.takeAll(
      ({ text }) => more !== undefined && /^(?:an? )?(?:\+\s?)?\d+(?: more| others)?$/u.test(text),
    );
    const count = Math.min(
      it.count(
        'face',
        'avatar',
        'picture',
        'photo',
        'user',
        'people',
        'head',
        'portrait',
        'circle',
      ) ?? 4,
      8,
    );
    const names = it
      .items()
      .filter(isPlain)
      .map((part) => capitalized(labelOf(part)));
    const shown =
      names.length > 0
        ? names
        : Array.from(
            { length: count },
            (_, index) => ['Ana', 'Ben', 'Chi', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana'][index] ?? 'You',
          );
    const tones = ['blue', 'violet', 'teal', 'pink', 'green', 'amber', 'red', 'slate'] as const;
    const overlap = ui.css(
      'margin-inline-end: -0.75rem; border: 3px solid #fff; box-sizing: content-box',
    );
    return markup`<div${ui.as('tight')}><ul aria-label="${it.title('Members')}"${ui.as('plainList', ui.css('display: flex; flex-wrap: wrap; padding-inline-end: 0.75rem'))}>
      ${shown.map((name, index) => markup`<li${ui.as('avatarSmall', ui.fill(tones[index % tones.length]), overlap)}><span aria-hidden="true">${initials(name)}</span>${ui.hidden(name)}</li>`)}
      ${more !== undefined && markup`<li${ui.as('avatarSmall', ui.tint('slate'), overlap)}>${more.replace(/^plus\s|^(?=\d)/u, '+').replace(/\s*(?:more|others)$/u, '')}${ui.hidden(' more')}</li>`}
    </ul>${restOf(it, ui)}</div>`;
  },

  'comment thread': (it, ui) => {
    it.takeAll(({ text }) => /^repl(?:y|ies)\b.*level|nested|one level|^under\b/iu.test(text));
    it.draws('name', 'text', 'avatar', 'time', 'date', 'author', 'author name');
    it.takeAll((part) => isPlain(part) && /\bago$/u.test(part.text));
    const likes = it.take(({ text }) => /\b(?:likes?|upvotes?)\b/iu.test(text));
    const names = it.takeAll(isName).map((part) => labelOf(part));
    const said = saidIn(it, [
      { by: '', text: 'This cleared it up for me.', at: '' },
      { by: '', text: 'Glad to hear it.', at: '' },
    ]);
    const reply =
      [...it.links(), ...it.actions()].find((label) => /reply/iu.test(label)) ?? 'Reply';
    const list = said.length === 1 ? [...said, { by: 'Author', text: 'Thank you!', at: '' }] : said;
    return markup`<section aria-label="Comments"${ui.as('medium', 'stack')}><h2${ui.as('heading')}>${it.heading() ?? it.modifierOr(it.name ?? 'Comments')}</h2>
      <ul${ui.as('plainList', 'stack')}>${list.map(({ by, text }, index) => {
        const name = by === '' ? (names[index] ?? `Reader ${index + 1}`) : by;
        return markup`<li${ui.as(ui.css(`display: flex; align-items: flex-start; gap: 0.75rem${index > 0 ? '; margin-inline-start: 2rem' : ''}`))}>${ui.avatar(name)}<div${ui.as('grow', 'panel', 'tight')}><p${ui.as('strong')}>${name}</p><p${ui.as('text')}>${text}</p><p${ui.as('row')}>${likes !== null && ui.button('Like', { size: 'small', weight: 'plain', icon: 'thumbUp' })}${ui.button(reply, { size: 'small', weight: 'plain', icon: 'chat' })}</p></div></li>`;
      })}</ul>
      ${restOf(it, ui)}</section>`;
  },

  'chat bubble': (it, ui) => {
    const input = it.take(
      ({ role, text }) => role === 'field' || /\binput\b|\btext field\b/iu.test(text),
    );
    const pair = /between (\p{Lu}\p{L}+) and (\p{Lu}\p{L}+)/u.exec(it.everything);
    it.takeAll(
      (part) =>
        pair !== null &&
        isPlain(part) &&
        (/\bmessages?\b/iu.test(part.text) || part.words === pair[2]),
    );
    it.draws('time', 'tick', 'date');
    const isTyping = it.take(({ text }) => /\btyping\b/iu.test(text)) !== null || it.has('typing');
    const people = it
      .takeAll(
        ({ words, role }) =>
          role === null && /^\p{L}+$/u.test(words) && !/^\p{Lu}\p{L}+ing$/u.test(words),
      )
      .map(labelOf);
    if (pair !== null) people.splice(0, people.length, pair[1] ?? '', pair[2] ?? '');
    const said = saidIn(it, [
      { by: '', text: 'Hello! How can we help?', at: '' },
      { by: '', text: 'When does my order arrive?', at: '' },
    ]);
    const title = it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Conversation');
    const lines = said.map(({ by, text }, index) => ({
      by:
        by === ''
          ? (people[index % Math.max(people.length, 1)] ?? (index % 2 === 0 ? 'Support' : 'You'))
          : by,
      text,
      isMine: index % 2 === 1,
    }));
    return card(
      ui,
      { title },
      markup`<ul${ui.as('plainList', 'stack', ui.css('gap: 0.75rem'))}>
        ${lines.map(({ by, text, isMine }) => markup`<li${ui.as('tight', ui.css(`gap: 0.25rem; max-width: 85%; align-self: flex-${isMine ? 'end' : 'start'}`))}><span${ui.as('muted', 'small')}>${capitalized(by)}</span><p${ui.as('wrap', isMine ? ui.fill() : ui.tint('slate'), ui.css('padding: 0.625rem 0.875rem; border-radius: 1rem; margin: 0'))}>${text}</p></li>`)}
        ${isTyping && markup`<li${ui.as('muted', 'small')}>Typing …</li>`}
      </ul>`,
      restOf(it, ui),
      markup`<form aria-label="Write a message"${ui.as('tight')}><div>${ui.field({ name: 'message', label: input === null || input.isBare ? 'Message' : input.words, type: 'text', autocomplete: 'off', required: false })}</div><div${ui.as('rowEnd')}>${ui.button('Send', { icon: 'share', attributes: SUBMIT })}</div></form>`,
    );
  },

  'notification list': (it, ui) => {
    it.draws('text', 'time', 'icon', 'avatar', 'date', 'title');
    const count = it.take(({ text }) => /\bunread\b/iu.test(text) && /\d/u.test(text));
    const mark = it.take(({ text }) => /^(?:mark|clear)\b/iu.test(text));
    const lines = it.takeAll((part) => isPlain(part));
    const shown =
      lines.length > 0
        ? lines
        : Array.from(
            { length: Math.min(it.count('notification', 'item', 'message') ?? 3, 6) },
            (_, index) => ({
              ...partOf(
                ['Your order was sent', 'A new message arrived', 'Your report is ready'][
                  index % 3
                ] ?? '',
              ),
              value: `${index + 1} h`,
            }),
          );
    const unread = Number.parseInt(count?.text ?? '1', 10);
    return card(
      ui,
      {
        title: markup`<span${ui.as('between')}><span>${it.heading() ?? it.modifierOr('Notifications')}</span>${count !== null && ui.badge(textOf(count))}</span>`,
        note: it.topic(),
      },
      rows(
        ui,
        shown.map((part, index) => {
          const isNew = isIn(part, 'unread') || index < unread;
          return ui.line({
            lead: ui.avatar(part.words),
            title: capitalized(part.words),
            detail: ago(part),
            trail: isNew
              ? markup`<span${ui.as('dot', ui.fill())}></span>${ui.hidden('Unread')}`
              : null,
          });
        }),
      ),
      restOf(it, ui),
      ui.button(mark === null ? 'Mark all as read' : capitalized(mark.text), {
        weight: 'outline',
        size: 'small',
        icon: 'check',
      }),
    );
  },
} satisfies Record<string, Draw>;

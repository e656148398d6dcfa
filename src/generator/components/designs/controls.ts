import { type Html, markup } from '../../document/html';
import type { FORM_KINDS } from '../kinds/forms';
import { capitalized, isIn, isPlain, labelOf, partOf, textOf } from './Content';
import { fieldsFor, slug } from './fields';
import { swatches } from './forms';
import { icon } from './icons';
import { card, choices, type Draw, isChosen, plainPart, rangeSlider, restOf, rows } from './pieces';
import { SUBMIT, type Ui } from './Ui';

/** A control without a card around it, with all else that the description says below. */
const plainBox = (ui: Ui, it: Parameters<Draw>[0], content: Html): Html =>
  markup`<div${ui.as('narrow', 'tight')}>${content}${restOf(it, ui)}</div>`;

/** The sample choices of a select or a group, where the description lists none. */
const SAMPLE_OPTIONS = ['First option', 'Second option', 'Third option'];

/** Designs of the category "forms" that are one control each. */
export const controlDesigns = {
  'text field': (it, ui) => {
    const label =
      it.role('label')?.words ??
      it.modifier() ??
      it.first()?.words ??
      it.topic() ??
      it.name ??
      it.qualifier ??
      'Your name';
    const note = it.note();
    const error = it.take(({ role }) => role === 'error');
    const placeholder = it.role('placeholder');
    const hasError = error !== null || it.has('error');
    const id = ui.id('note');
    const describes = note !== null || hasError;
    const attributes = markup`${describes && markup` aria-describedby="${id}"`}${hasError && markup` aria-invalid="true"`}${placeholder !== null && markup` placeholder="${placeholder.words}"`}`;
    return plainBox(
      ui,
      it,
      markup`<div>${ui.fieldNamed(label, attributes)}</div>${describes && markup`<p id="${id}"${ui.as(hasError ? 'error' : 'muted', 'small')}>${error !== null && !error.isBare ? error.words : note}${note !== null && error !== null && !error.isBare && ` ${note}`}</p>`}`,
    );
  },

  'text area': (it, ui) => {
    const counter = it.take(
      ({ value, text }) =>
        (value !== null && /\//u.test(value)) || /counter|character/iu.test(text),
    );
    const label =
      it.role('label')?.words ?? it.modifier() ?? it.first()?.words ?? it.topic() ?? 'Message';
    const placeholder = it.role('placeholder');
    const [field] = fieldsFor([label]);
    const shown = counter?.value ?? '0/280';
    const most = /\d+\s*$/u.exec(shown)?.[0].trim();
    const attributes = markup`${placeholder !== null && markup` placeholder="${placeholder.words}"`}${most !== undefined && markup` maxlength="${most}"`}`;
    return plainBox(
      ui,
      it,
      markup`<div>${ui.field({ name: 'message', autocomplete: null, required: false, ...field, label, type: 'textarea' }, attributes)}</div><div${ui.as('between')}><p${ui.as('muted', 'small')}>${it.note()}</p><p${ui.as('muted', 'small')}>${shown}</p></div>`,
    );
  },

  select: (it, ui) => {
    const label =
      it.role('label')?.words ?? it.modifier() ?? it.topic() ?? it.qualifier ?? 'Choose';
    const placeholder = it.role('placeholder');
    const parts = it.items();
    const options = (
      parts.length > 0 ? parts : (placeholder === null ? SAMPLE_OPTIONS : []).map(partOf)
    ).map((part) => capitalized(labelOf(part)));
    const chosen = parts.find(isChosen);
    const all = placeholder === null ? options : [placeholder.words, ...options];
    return plainBox(
      ui,
      it,
      markup`<div>${ui.select(label, all.length > 0 ? all : SAMPLE_OPTIONS, chosen === undefined ? null : capitalized(labelOf(chosen)))}</div>`,
    );
  },

  combobox: (it, ui) => {
    const typed = it.called(/typ(?:ed|es|ing)?\b/u) ?? it.quotation();
    const suggested = /suggests?\s+(\p{Ll}+)/u.exec(it.everything)?.[1];
    const label = capitalized(
      it.role('label')?.words ?? it.topic() ?? it.modifier() ?? suggested ?? 'Choose',
    );
    const parts = it.items(...(typed === null ? ['Sweden', 'Switzerland'] : [`${typed.words}…`]));
    const list = ui.id('list');
    const options = parts.map((part, index) => ({
      part,
      id: ui.id('option'),
      isActive: index === 0,
    }));
    const attributes = markup` role="combobox" aria-expanded="true" aria-autocomplete="list" aria-controls="${list}" aria-activedescendant="${options[0]?.id ?? ''}"${typed !== null && markup` value="${typed.words}"`}`;
    return plainBox(
      ui,
      it,
      markup`<div>${ui.field({ name: 'choice', label, type: 'text', autocomplete: 'off', required: false }, attributes)}</div>
      <ul id="${list}" role="listbox" aria-label="${label}"${ui.as('menuPanel', 'full', ui.css('margin-top: 0'))}>${options.map(({ part, id, isActive }) => markup`<li id="${id}" role="option" aria-selected="${isActive ? 'true' : 'false'}"${ui.as('menuItem', isActive && 'current')}>${capitalized(labelOf(part))}</li>`)}</ul>`,
    );
  },

  'chip input': (it, ui) => {
    const label =
      it.role('field', 'label')?.words ?? it.modifier() ?? it.topic() ?? it.heading() ?? 'Tags';
    const hint = it.note();
    it.takeAll((part) => isPlain(part) && /^(?:types?|press|enter|add)\b/u.test(part.words));
    const chips = it.items('Design', 'Research').map((part) => labelOf(part).replace(/\s+x$/u, ''));
    return plainBox(
      ui,
      it,
      markup`<div${ui.as('panel', 'tight')}>
        <ul aria-label="${capitalized(label)}"${ui.as('plainList', 'row', ui.css('gap: 0.5rem'))}>${chips.map((chip) => markup`<li>${ui.badge(markup`${chip}<button type="button" aria-label="Remove ${chip}"${ui.as(ui.css('display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem; padding: 0; border: 0; background: none; color: inherit; cursor: pointer'))}>${icon('cross', 16)}</button>`)}</li>`)}</ul>
        <div>${ui.fieldNamed(label)}</div>
      </div>${hint !== null && markup`<p${ui.as('muted', 'small')}>${hint}</p>`}`,
    );
  },

  'number stepper': (it, ui) => {
    it.takeAll(
      ({ text, isBare }) => isBare || (/^(?:minus|plus)\b/iu.test(text) && !/\d/u.test(text)),
    );
    const found = it
      .takeAll(({ value }) => value !== null)
      .map((part) => ({
        label:
          /minus|plus|set|starts?/iu.test(part.words) || part.words === part.value
            ? null
            : part.words,
        value: Number.parseInt(part.value ?? '1', 10),
      }));
    const label = it.modifier() ?? it.topic() ?? it.name ?? 'Quantity';
    const shown = found.length > 0 ? found : [{ label: null, value: 1 }];
    return plainBox(
      ui,
      it,
      markup`${shown.map((one) => {
        const name = capitalized(one.label ?? label);
        const id = ui.id(name);
        return markup`<div role="group" aria-label="${name}"${ui.as('between')}>
        <label for="${id}"${ui.as('strong')}>${name}</label>
        <div${ui.as('line')}>
          ${ui.iconButton('minus', `Less: ${name}`, { weight: 'soft', tone: 'slate', size: 'medium' })}
          <input id="${id}" name="${slug(name)}" type="number" inputmode="numeric" min="0" value="${one.value}"${ui.as('box', ui.css('width: 4.5rem'))}>
          ${ui.iconButton('plus', `More: ${name}`, { weight: 'soft', tone: 'slate', size: 'medium' })}
        </div>
      </div>`;
      })}`,
    );
  },

  'range slider': (it, ui) => {
    const parts = it.takeAll(({ value, text }) => value !== null || /\d/u.test(text));
    const text = parts.map((part) => part.text).join(' ');
    const handles = it.count('handle', 'thumb', 'knob') ?? 1;
    const label = it.heading() ?? it.modifier() ?? it.topic() ?? it.qualifier ?? 'Amount';
    const isDouble =
      handles > 1 || (it.has('handle') && /two|dual|double|both|min/u.test(it.everything));
    return plainBox(ui, it, rangeSlider(ui, label, text, isDouble));
  },

  'radio group': (it, ui) => {
    const legend =
      it.heading() ?? it.quotation()?.text ?? it.modifier() ?? it.topic() ?? 'Choose one';
    return plainBox(ui, it, choices(ui, 'radio', legend, it.items(...SAMPLE_OPTIONS)));
  },

  'checkbox group': (it, ui) => {
    const legend = it.heading() ?? it.modifier() ?? it.topic() ?? 'Choose any';
    return plainBox(ui, it, choices(ui, 'checkbox', legend, it.items(...SAMPLE_OPTIONS)));
  },

  'radio cards': (it, ui) => {
    const legend = it.heading() ?? it.modifierOr(it.name ?? 'Choose one');
    const parts = it.items('Standard', 'Express');
    const isAnyOn = parts.some(isChosen);
    return markup`<fieldset${ui.as('fieldset', 'medium', 'tight')}><legend${ui.as('legend')}>${legend}</legend>
      <div${ui.as('grid')}>${parts.map((part, index) => {
        const price = part.value !== null && /[$€£¥]|\d\s?kr/u.test(part.value) ? part.value : null;
        const [, name = part.words, more = ''] =
          /^(\p{Lu}\S*(?:\s\p{Lu}\S*)*)\s+(.+)$/u.exec(part.words) ?? [];
        const details = [
          more,
          price === null ? part.value : null,
          part.detail,
          ...part.inner.map(labelOf),
        ].filter((one) => one !== null && one !== '');
        return markup`<label${ui.as('choiceCard')}>
          <input name="choice" type="radio" value="${name}"${(isChosen(part) || (!isAnyOn && index === 0)) && markup` checked`}${isIn(part, 'disabled') && markup` disabled`}${ui.as(ui.kit.choiceLook('radio'))}>
          <span${ui.as('grow')}><span${ui.as('between')}><span${ui.as('strong')}>${capitalized(name)}</span>${price !== null && markup`<span${ui.as('strong')}>${price}</span>`}</span>${details.length > 0 && markup`<span${ui.as('muted', 'small')}>${details.join(' · ')}</span>`}</span>
        </label>`;
      })}</div>
      ${restOf(it, ui)}
    </fieldset>`;
  },

  'OTP input': (it, ui) => {
    const digits = it
      .takeAll(({ text, role }) => role === null && /^\d$/u.test(text))
      .map(({ text }) => text);
    const count = Math.max(
      digits.length,
      Number(/\d/u.exec(it.calledWords)?.[0] ?? it.count('box', 'digit', 'field') ?? 6),
    );
    const resend = it.take(({ text }) => /resend|again/iu.test(text));
    const [verify = 'Verify'] = it.actions('Verify');
    const title = it.heading() ?? 'Enter your code';
    return card(
      ui,
      { title, note: it.note() ?? it.topic(), tag: 'form' },
      markup`<fieldset${ui.as('fieldset')}><legend${ui.as('hidden')}>Code</legend><div${ui.as(ui.columns(Math.min(count, 8), '0.375rem'), ui.css('max-width: 20rem'))}>${Array.from(
        { length: Math.min(count, 8) },
        (_, index) => {
          const id = ui.id('digit');
          return markup`<label for="${id}"${ui.as('hidden')}>Digit ${index + 1}</label><input id="${id}" name="code[]" type="text" inputmode="numeric" maxlength="1" autocomplete="${index === 0 ? 'one-time-code' : 'off'}" value="${digits[index] ?? ''}"${ui.as('box', ui.css('width: 100%; min-width: 0; padding: 0'))}>`;
        },
      )}</div></fieldset>`,
      restOf(it, ui),
      markup`<div${ui.as('tight')}>${ui.button(verify, { isWide: true, attributes: SUBMIT })}<p${ui.as('muted', 'small')}>${resend === null ? ui.link('Resend code') : capitalized(textOf(resend))}</p></div>`,
    );
  },

  'password field with strength': (it, ui) => {
    it.takeAll(({ text }) =>
      /^(?:password|meter|checklist|eye|show|strength|bar)\b|\b(?:meter|eye)\b/iu.test(text),
    );
    const rated = it.quotation()?.words ?? null;
    const level = /weak/iu.test(rated ?? '') ? 25 : /strong/iu.test(rated ?? '') ? 100 : 60;
    const tone = level < 50 ? 'red' : level === 100 ? 'green' : 'amber';
    const rules = it
      .takeAll(
        ({ role, isBare, text }) =>
          role === null || (isBare && /number|symbol|letter/iu.test(text)) || role === 'icon',
      )
      .map(({ text }) => text);
    const counted = [
      ...it.everything.matchAll(
        /\b(?:one|\d+)\s(?:number|symbol|letter|digit|capital|special character)s?\b/giu,
      ),
    ].map(([rule]) => rule);
    const all = [...rules, ...counted.filter((rule) => !rules.some((one) => one.includes(rule)))];
    const shown = all.length > 0 ? all : ['8 characters', 'A number', 'A symbol'];
    const id = ui.id('strength');
    return markup`<div${ui.as('narrow', 'tight')}>
      <div>${ui.fieldNamed('New password', markup` aria-describedby="${id}"`)}</div>
      <div id="${id}"${ui.as('tight')}>
        ${ui.progress(level, 'Password strength', tone)}
        <p${ui.as('small', 'muted')}>Strength: ${rated ?? 'fair'}</p>
        <ul${ui.as('plainList', 'tight', ui.css('gap: 0.25rem'))}>${shown.map((rule, index) => markup`<li${ui.as('row', 'small', ui.css('gap: 0.5rem'))}>${icon(index === 0 ? 'check' : 'minus', 16)}<span>${capitalized(rule)}</span>${ui.hidden(index === 0 ? ' (met)' : ' (not yet)')}</li>`)}</ul>
      </div>
      <div>${ui.choice('checkbox', 'Show password', { name: 'show' })}</div>
      ${restOf(it, ui)}
    </div>`;
  },

  'file upload': (it, ui) => {
    const topic = it.topic() ?? it.modifier();
    const links = it.links();
    const [browse = links[0] ?? 'Browse files'] = it.actions();
    const id = ui.id('files');
    const limits = it.items().map((part) => capitalized(textOf(part)));
    return markup`<div${ui.as('medium', 'stack')}><div${ui.as('dashed', 'center', ui.css('gap: 0.75rem'))}>
      ${ui.mark('upload')}
      <label for="${id}"${ui.as('strong')}>${it.heading() ?? it.quotation()?.words ?? it.described ?? (topic === null ? 'Drop files here' : `Drop ${topic} here`)}</label>
      <p${ui.as('muted', 'small')}>or <span${ui.as('textLink')}>${browse}</span></p>
      <input id="${id}" name="files" type="file" multiple${ui.as('full', 'small')}>
      ${limits.length > 0 && markup`<p${ui.as('muted', 'small')}>${limits.join(' · ')}</p>`}
    </div>${restOf(it, ui)}</div>`;
  },

  'upload progress': (it, ui) => {
    const actions = it.actions();
    const files = it.items('photo.jpg', 'report.pdf');
    return card(
      ui,
      {
        title: it.heading() ?? it.modifierOr(it.name ?? 'Uploads'),
        note: it.topic(),
        width: 'medium',
      },
      rows(
        ui,
        files.map((part) => {
          const isDone = isIn(part, 'done');
          const isFailed = isIn(part, 'failed');
          const percent = Number.parseFloat(part.value ?? (isDone ? '100' : '40'));
          const status = isDone
            ? ui.badge('Done', 'green')
            : isFailed
              ? ui.badge('Failed', 'red')
              : markup`<span${ui.as('muted', 'small')}>${part.value ?? '40%'}</span>`;
          return ui.line({
            lead: ui.mark('file', 'slate'),
            title: part.words,
            detail: isDone || isFailed ? null : ui.progress(percent, part.words),
            trail: markup`${status}${isFailed && (actions[0] !== undefined ? ui.button(actions[0], { size: 'small', weight: 'outline' }) : ui.button('Retry', { size: 'small', weight: 'outline' }))}`,
          });
        }),
      ),
      !files.some((part) => isIn(part, 'failed')) &&
        actions.length > 0 &&
        ui.actions(actions, { weight: 'outline' }),
      restOf(it, ui),
    );
  },

  'signature pad': (it, ui) => {
    it.takeAll(({ text }) => /mouse|finger|\bsign\b|draw/iu.test(text));
    const name = it.called(/name|printed|signed|by/iu);
    const [clear = 'Clear', ...others] = it.actions('Clear', 'Accept');
    const id = ui.id('signature');
    return card(
      ui,
      { title: it.heading() ?? 'Your signature', note: it.topic(), width: 'medium' },
      markup`<div id="${id}" role="img" aria-label="Field to sign in with mouse or finger"${ui.as('dashed', ui.css('display: grid; align-items: end; min-height: 10rem'))}><span${ui.as('muted', ui.css('border-top: 1px solid currentColor; padding-top: 0.25rem'))}>${name === null ? 'Sign here' : capitalized(name.words)}</span></div>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${others.map((label) => ui.button(label))}${ui.button(clear, { weight: 'outline' })}</div>`,
    );
  },

  'coupon field': (it, ui) => {
    it.draws('code', 'code?', 'field');
    const applied = it.called(/applied|active/u);
    const remove = it.take(({ text }) => /^remove/iu.test(text));
    const [apply = 'Apply'] = it.actions('Apply');
    return card(
      ui,
      {
        title: it.heading() ?? it.quotation()?.words ?? it.modifierOr(it.name ?? 'Discount code'),
        note: it.topic(),
        tag: 'form',
      },
      markup`<div${ui.as('tight')}><div>${ui.fieldNamed('Code')}</div><div${ui.as('row')}>${ui.button(apply, { attributes: SUBMIT })}</div></div>`,
      applied !== null &&
        markup`<div${ui.as('between', 'well')}><span${ui.as('strong', 'row', ui.css('gap: 0.375rem'))}>${icon('tag', 16)}<span>${labelOf(applied)}</span></span>${ui.button(remove === null ? 'Remove' : capitalized(labelOf(remove)), { weight: 'plain', size: 'small' })}</div>`,
      restOf(it, ui),
    );
  },

  'color picker': (it, ui) => {
    const hex = it.take(({ text }) => /#[\da-f]{3,8}\b/iu.test(text));
    const value = /#[\da-f]{6}\b/iu.exec(hex?.text ?? '')?.[0] ?? '#1d4ed8';
    const count = it.count('swatch', 'color', 'colour') ?? 6;
    const id = ui.id('color');
    return card(
      ui,
      { title: it.heading() ?? it.modifierOr(it.topic() ?? 'Color') },
      swatches(ui, 'Swatches', Math.min(count, 12)),
      markup`<div${ui.as('row')}><label for="${id}"${ui.as('strong')}>Own color</label><input id="${id}" name="color" type="color" value="${value.toLowerCase()}"${ui.as(ui.css('width: 3rem; height: 2.5rem; padding: 2px; border: 1px solid #64748b; border-radius: 0.5rem'))}></div>`,
      markup`<div>${ui.fieldNamed('Hex value', markup` value="${value}"`)}</div>`,
      restOf(it, ui),
    );
  },

  'image cropper': (it, ui) => {
    it.takeAll(({ text }) => /\bzoom\b/iu.test(text));
    const [save = 'Save', ...others] = it.actions('Save', 'Cancel');
    const isRound = it.has('circle') || it.has('round');
    return card(
      ui,
      {
        title: it.heading() ?? it.modifierOr(it.name ?? 'Crop picture'),
        note: it.topic(),
        width: 'medium',
      },
      markup`<div${ui.as(ui.css('position: relative; overflow: hidden; border-radius: 0.75rem'))}>${ui.picture('picture')}<div aria-hidden="true"${ui.as(ui.css(`position: absolute; inset: 8% 0; margin: auto; aspect-ratio: 1; height: 84%; border: 3px solid #fff; border-radius: ${isRound ? '50%' : '4px'}; box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.55)`))}></div></div>`,
      ui.slider('Zoom', { min: 1, max: 3, value: 1, shown: '1×' }),
      restOf(it, ui),
      ui.actions([save, ...others]),
    );
  },

  'copy field': (it, ui) => {
    const [copy = 'Copy'] = it.actions('Copy');
    it.takeAll(({ role, isBare }) => role === 'button' && isBare);
    const value =
      it.quotation()?.words ??
      it.take(({ text }) => /\S[./_-]\S/u.test(text))?.text ??
      'https://example.com/invite/4f7a';
    const label = it.heading() ?? it.modifierOr(it.name ?? 'Link');
    return plainBox(
      ui,
      it,
      markup`<div>${ui.field({ name: 'value', label, type: 'text', autocomplete: 'off', required: false }, markup` readonly value="${value}"`)}</div><div${ui.as('row')}>${ui.button(copy, { icon: 'copy' })}</div>`,
    );
  },

  rating: (it, ui) => {
    it.takeAll(({ text }) => /\bbars?\b|filled/iu.test(text) && !/quot/u.test(text));
    const text = it.everything;
    it.takeAll(({ text: one }) => /\bhalf\b/iu.test(one));
    const value = Number(
      /\d[.,]\d|\b[0-5]\b(?=\s*(?:average|of 5|stars|out))/u.exec(text)?.[0].replace(',', '.') ??
        (/four and a half/iu.test(text) ? 4.5 : (it.stated('done') ?? 4)),
    );
    const hasBars = /\bbars?\b/iu.test(text) || it.has('bar');
    const topic = it.topic();
    const asks = it.has('click') || /click|rate|tap/iu.test(`${text} ${topic}`);
    const title = it.heading() ?? it.modifier() ?? (asks ? null : topic) ?? it.name ?? 'Rating';
    const lines = it.items().map((part) => capitalized(textOf(part)));
    return card(
      ui,
      { title },
      markup`<div${ui.as('row')}>${!asks && markup`<span${ui.as('price')}>${value}</span>`}${ui.stars(value)}</div>`,
      lines.map((line) => markup`<p${ui.as('muted')}>${line}</p>`),
      asks &&
        markup`<fieldset${ui.as('fieldset')}><legend${ui.as('legend')}>Your rating</legend><div${ui.as('radios')}>${[1, 2, 3, 4, 5].map((stars) => ui.choice('radio', stars === 1 ? '1 star' : `${stars} stars`, { name: 'stars', isOn: stars === Math.round(value) }))}</div></fieldset>`,
      hasBars &&
        markup`<dl${ui.as('tight')}>${[5, 4, 3, 2, 1].map((stars, index) => markup`<div${ui.as('line')}><dt${ui.as('small', ui.css('min-width: 3.5rem'))}>${stars} ${stars === 1 ? 'star' : 'stars'}</dt><dd${ui.as('grow', ui.css('margin: 0'))}>${ui.progress(SHARES[index] ?? 0, `${stars} stars`, 'amber')}</dd></div>`)}</dl>`,
      restOf(it, ui),
    );
  },

  'settings list': (it, ui) => {
    it.takeAll(({ isBare }) => isBare);
    const parts = it.items('Email notifications', 'Push messages', 'Weekly summary');
    const title = it.heading() ?? it.modifierOr(it.name ?? it.described ?? 'Settings');
    const selects = it.takeAll(({ role }) => role === 'select');
    return card(
      ui,
      { title, note: it.topic(), width: 'medium' },
      markup`<ul${ui.as('divided')}>${parts.map((part) => {
        const name = capitalized(part.key === null ? labelOf(part) : part.key);
        return ui.line({
          title: name,
          detail: part.key === null ? null : part.words,
          trail: ui.choice('switch', name, { name, isOn: isChosen(part), isHidden: true }),
        });
      })}</ul>`,
      selects.map((part) => plainPart(ui, part)),
      restOf(it, ui),
    );
  },

  'seat picker': (it, ui) => {
    const text = it.everything;
    const count = Math.min(it.count('row') ?? 5, 10);
    const each = Math.min(
      Number(
        /(\d+)\s*(?:each|per row|seats)/u.exec(text)?.[1] ??
          /[A-Z]\s?[-–]\s?[A-Z]\s(\d+)/u.exec(text)?.[1] ??
          6,
      ),
      10,
    );
    const mine = new Set([...text.matchAll(/\b[A-Z]\d{1,2}\b/gu)].map(([seat]) => seat));
    it.takeAll(
      ({ text: one, isBare }) =>
        isBare || /taken|reserved|occupied|\b[A-Z]\d{1,2}\b|[A-Z]\s?[-–]\s?[A-Z]/u.test(one),
    );
    const chosen = mine.size > 0 ? mine : new Set(['C3', 'C4']);
    const isTaken = (row: number, seat: number) => (row * 5 + seat * 3) % 7 === 0;
    const legend = [
      ['Free', 'outline'],
      ['Taken', 'taken'],
      ['Yours', 'solid'],
    ] as const;
    const actions = it.actions();
    return card(
      ui,
      {
        title: it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Choose your seats'),
        width: 'medium',
      },
      it.has('screen', true) &&
        markup`<p${ui.as('center', 'muted', 'small', ui.css('border-bottom: 4px solid currentColor; border-radius: 0 0 50% 50% / 0 0 8px 8px'))}>Screen</p>`,
      markup`<div${ui.as(ui.css('overflow-x: auto'))}><div${ui.as('tight', ui.css('min-width: max-content'))}>${Array.from(
        { length: count },
        (_, row) => {
          const letter = String.fromCharCode(65 + row);
          return markup`<div role="group" aria-label="Row ${letter}"${ui.as(ui.css('display: flex; gap: 0.25rem; align-items: center'))}><span aria-hidden="true"${ui.as('small', 'muted', ui.css('width: 1rem'))}>${letter}</span>${Array.from(
            { length: each },
            (_unused, at) => {
              const seat = `${letter}${at + 1}`;
              const isMine = chosen.has(seat);
              const isGone = !isMine && isTaken(row + 1, at + 1);
              return markup`<button type="button" aria-pressed="${isMine ? 'true' : 'false'}"${isGone && markup` disabled`}${ui.as('small', isMine ? ui.fill() : isGone ? ui.tint('slate') : ui.css('background: #fff'), ui.css(`border: 1px solid #94a3b8; width: 2.125rem; height: 2.125rem; padding: 0; border-radius: 0.5rem 0.5rem 0.25rem 0.25rem; font-size: 0.75rem${isGone ? '; opacity: 0.75; text-decoration: line-through' : ''}`))}>${seat}</button>`;
            },
          )}</div>`;
        },
      )}</div></div>`,
      markup`<ul aria-label="Legend"${ui.as('plainList', 'row', 'small')}>${legend.map(([label, kind]) => markup`<li${ui.as('row', ui.css('gap: 0.375rem'))}><span aria-hidden="true"${ui.as('dot', kind === 'solid' ? ui.fill() : kind === 'taken' ? ui.tint('slate') : ui.css('border: 1px solid currentColor'))}></span>${label}</li>`)}</ul>`,
      restOf(it, ui),
      actions.length > 0
        ? ui.actions(actions)
        : markup`<p${ui.as('strong')}>Your seats: ${[...chosen].join(', ')}</p>`,
    );
  },

  poll: (it, ui) => {
    const question =
      it.quotation()?.text ??
      it.heading() ??
      it.topic() ??
      it.modifier() ??
      it.described ??
      'What do you prefer?';
    const votes = it.take(({ text }) => /\bvotes?\b/iu.test(text) && /\d/u.test(text));
    const [only, ...more] = it.items('Tea', 'Coffee');
    const either = only?.words.split(/\s+or\s+/u) ?? [];
    const listed =
      more.length === 0 && either.length > 1
        ? either.map(partOf)
        : [...(only === undefined ? [] : [only]), ...more];
    const isResult = listed.some(({ value }) => value?.includes('%') ?? false);
    const [action = 'Vote'] = it.actions('Vote');
    return card(
      ui,
      { title: question, width: 'medium', tag: 'form' },
      markup`<fieldset${ui.as('fieldset', 'stack', ui.css('gap: 0.75rem'))}><legend${ui.as('hidden')}>${question}</legend>${listed.map(
        (part, index) => {
          const name = capitalized(part.value?.includes('%') === true ? part.words : labelOf(part));
          const share = Number.parseFloat(part.value ?? '');
          return markup`<div${ui.as('tight', ui.css('gap: 0.25rem'))}><div${ui.as('between')}>${ui.choice('radio', name, { name: 'vote', isOn: isChosen(part) || (!listed.some(isChosen) && index === 0) })}${isResult && markup`<span${ui.as('strong')}>${part.value}</span>`}</div>${isResult && ui.progress(share, name)}</div>`;
        },
      )}</fieldset>`,
      restOf(it, ui),
      markup`<div${ui.as('between')}>${ui.button(action, { attributes: SUBMIT })}${votes !== null && markup`<span${ui.as('muted', 'small')}>${textOf(votes)}</span>`}</div>`,
    );
  },

  'quiz question': (it, ui) => {
    const step = it.take(({ value }) => value !== null && /\bof\b|\//u.test(value));
    const right = it
      .takeAll(({ states, words }) => states.includes('right') && /^[A-D]$/u.test(words))
      .map(({ words }) => words);
    const lettered = it.take(({ text }) => /\bA[).:]?\s.+\sB[).:]?\s/u.test(text));
    const question =
      it.quotation()?.text ??
      it.first(({ text }) => text.endsWith('?'))?.text ??
      it.heading() ??
      it.topic() ??
      'Which answer is right?';
    const split =
      lettered === null
        ? []
        : [...lettered.text.matchAll(/\b([A-D])[).:]?\s+(.+?)(?=\s[A-D][).:]?\s|$)/gu)].map(
            ([, , answer = '']) => partOf(answer),
          );
    const count = it.count('answer', 'option', 'choice');
    const plain = it.items();
    const answers =
      split.length > 0
        ? split
        : plain.length > 0
          ? plain
          : Array.from({ length: count ?? 4 }, (_, index) => partOf(`Answer ${index + 1}`));
    return card(
      ui,
      {
        title: question,
        note: step === null ? null : `Question ${step.value}`,
        width: 'medium',
        tag: 'form',
      },
      markup`<fieldset${ui.as('fieldset', 'tight')}><legend${ui.as('hidden')}>${question}</legend>${answers.map(
        (part, index) => {
          const letter = 'ABCDEFGH'[index] ?? '';
          const isRight = right.includes(letter) || isIn(part, 'right');
          const isWrong = isIn(part, 'failed');
          const mark = isRight
            ? ui.badge(markup`${icon('check', 14)}Correct`, 'green')
            : isWrong
              ? ui.badge(markup`${icon('cross', 14)}Wrong`, 'red')
              : null;
          return markup`<div${ui.as('panel', 'between')}>${ui.choice('radio', `${letter}. ${capitalized(labelOf(part))}`, { name: 'answer', isOn: isRight })}${mark}</div>`;
        },
      )}</fieldset>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.button(it.actions('Check answer')[0] ?? 'Check answer', { attributes: SUBMIT })}</div>`,
    );
  },
} satisfies Partial<Record<keyof typeof FORM_KINDS, Draw>>;

/** The sample shares of five to one stars. */
const SHARES = [58, 24, 11, 4, 3];

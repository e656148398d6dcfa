import { type Html, markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import { PRICE } from '../understand/values';
import { capitalized, type Content, isIn, isPlain, labelOf, partOf, textOf } from './Content';
import { icon } from './icons';
import { card, choices, type Draw, facts, factOf, isChosen, restOf, rows } from './pieces';
import type { Ui } from './Ui';

const hasPrice = ({ value }: Part) =>
  value !== null && (PRICE.test(value) || /^\d+(?:[.,]\d{2})?$/u.test(value));
const TOTAL = /^(?:grand |order )?(?:total|sum|amount due|to pay)\b/iu;
const SUM =
  /^(?:sub ?total|shipping|delivery|tax|vat|discount|fee|tip|net|gross|rounding|promo|savings?)\b/iu;

/** Lines of a bill: its items, its sums, its total. */
function billOf(it: Content) {
  const total = it.called(TOTAL);
  const sums = it.takeAll(
    ({ key, words, inner, role }) => role === null && inner.length === 0 && SUM.test(key ?? words),
  );
  const items = it.takeAll((part) => isPlain(part) && hasPrice(part));
  return { total, sums, items };
}

function sumRows(ui: Ui, sums: readonly Part[], total: Part | null, otherwise: string): Html {
  const [term, value] = total === null ? ['Total', otherwise] : factOf(total);
  return markup`${sums.length > 0 && facts(ui, sums.map(factOf))}<div${ui.as('between', ui.css('border-top: 2px solid currentColor; padding-top: 0.75rem'))}><span${ui.as('strong')}>${term}</span><span${ui.as('heading')}>${value}</span></div>`;
}

/** The words of a priced item, its count and its state left as they are. */
const itemLine = (ui: Ui, part: Part, withPicture: boolean, index: number): Html =>
  ui.line({
    ...(withPicture ? { lead: ui.picture('thumb', index) } : {}),
    title: capitalized(part.words),
    detail: part.detail,
    trail: markup`<span${ui.as('strong')}>${part.value}</span>`,
  });

/** Designs of what is sold, ordered and paid. */
export const commerceDesigns = {
  'product card': (it, ui) => {
    it.draws('name', 'title', 'picture', 'photo', 'image', 'price', 'description', 'product name');
    const old = it.called(/^(?:old|was|before|regular|original)\b|crossed/iu);
    const stars = it.take(({ text }) => /\bstars?\b|\brating\b/iu.test(text) && /\d/u.test(text));
    const priced =
      it.called(/^(?:price|now|new|sale|from|costs?|for)\b/iu) ??
      it.take((part) => isPlain(part) && hasPrice(part) && part.words === part.value);
    const title = it.subject('Product name');
    const price = priced ?? it.take((part) => isPlain(part) && hasPrice(part));
    const sizes = it.take(({ role, words }) => role === 'button' && /size|colou?r/iu.test(words));
    const badges = it.takeAll(({ role, isBare }) => role === 'badge' && !isBare);
    const topic = it.topic();
    const [buy = 'Add to cart', ...others] = it.actions('Add to cart');
    const features = it.items().filter((part) => part.words !== '');
    return card(
      ui,
      {
        title: markup`<span${ui.as('between')}><span>${title}</span>${it.has('heart') && ui.iconButton('heart', 'Add to favorites')}</span>`,
        note: topic,
        tag: 'article',
        above: ui.picture(),
      },
      badges.length > 0 &&
        markup`<p${ui.as('row')}>${badges.map((part) => ui.badge(capitalized(labelOf(part)), part.tone ?? ui.style.tone))}</p>`,
      stars !== null &&
        markup`<p${ui.as('row')}>${ui.stars(Number.parseFloat((stars.value ?? '4').replace(',', '.')))}<span${ui.as('muted', 'small')}>${stars.value?.split(/\s/u)[0] ?? textOf(stars)}</span></p>`,
      markup`<p${ui.as('row')}><span${ui.as('price')}>${price?.value ?? '$24'}</span>${old !== null && markup`<span${ui.as('strike')}>${ui.hidden('Before: ')}${old.value}</span>`}</p>`,
      features.length > 0 &&
        markup`<ul${ui.as('plainList', 'tight')}>${features.map((part) => markup`<li${ui.as('row')}>${icon('check', 16)}<span>${capitalized(textOf(part))}</span></li>`)}</ul>`,
      sizes !== null &&
        choices(
          ui,
          'radio',
          sizes.words,
          sizes.inner.length > 0 ? sizes.inner : ['S', 'M', 'L'].map(partOf),
        ),
      restOf(it, ui),
      ui.button(buy, { icon: 'cart', isWide: true }),
      others.length > 0 && ui.actions(others, { weight: 'outline' }),
    );
  },

  'pricing table': (it, ui) => {
    const toggle = it.take(
      ({ role, text }) =>
        role === 'switch' ||
        (/\b(?:yearly|annual)\b/iu.test(text) && /switch|toggle|billing/iu.test(text)),
    );
    const title = it.heading();
    const single = it.modifier();
    const about = it.topic();
    const cost = about?.replace(PRICE, '') === '' ? about : null;
    const topic = cost === null ? about : null;
    const links = it.actions();
    const priced = withPrices(
      it.takeAll(
        (part) =>
          isPlain(part) && !isAmount(part) && (hasPrice(part) || /^\p{Lu}/u.test(part.words)),
      ),
    );
    const count = it.count('plan', 'tier', 'box', 'card', 'column', 'package') ?? 0;
    const [first] = priced;
    const isOne = count < 2 && priced.length < 2;
    const features = it.items().map((part) => capitalized(textOf(part)));
    const price = first?.words === first?.value ? first?.value : null;
    const plans = isOne
      ? [
          {
            ...(first ?? partOf(single ?? 'Pro')),
            words: price == null ? (first?.words ?? single ?? 'Pro') : (single ?? 'Pro'),
            value: price ?? first?.value ?? cost ?? '$19',
          },
        ]
      : priced.length > 0
        ? priced
        : ['Starter', 'Team', 'Business'].slice(0, Math.max(count, 2)).map((words, index) => ({
            ...partOf(words),
            value: ['$0', '$12', '$29'][index] ?? '$49',
          }));
    const best = plans.findIndex(({ inner, states }) => inner.length > 0 || states.length > 0);
    const lists = isOne
      ? features.length > 0
        ? features
        : ['5 projects', 'Email support', 'Export at any time']
      : features;
    return markup`<section aria-label="${title ?? 'Pricing'}"${ui.as(isOne ? 'narrow' : 'wide', 'stack')}>
      ${title !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}
      ${topic !== null && markup`<p${ui.as('muted')}>For ${topic.slice(0, 1).toLowerCase()}${topic.slice(1)}</p>`}
      ${toggle !== null && ui.choice('switch', capitalized(toggle.role === 'switch' ? toggle.words : textOf(toggle)), { name: 'billing', isOn: isChosen(toggle) })}
      <div${ui.as('grid')}>${plans.map((part, index) => planCard(ui, part, lists, index === best, links[index] ?? (isOne ? links[0] : undefined)))}</div>
      ${restOf(it, ui)}
    </section>`;
  },

  'order summary': (it, ui) => {
    it.draws('qty', 'quantity', 'name', 'price', 'thumbnail', 'item', 'product');
    const count = it.count('item', 'product', 'article', 'thing') ?? 2;
    const { total, sums, items } = billOf(it);
    const code = it.take(
      ({ role, words }) => role === 'field' && /code|promo|coupon|voucher/iu.test(words),
    );
    const [order = 'Go to checkout', ...others] = it.actions('Go to checkout');
    const links = it.links();
    const shown =
      items.length > 0
        ? items
        : Array.from({ length: Math.min(count, 4) }, (_, index) => ({
            ...partOf(`Item ${index + 1}`),
            value: total === null ? '$18.00' : null,
          }));
    return card(
      ui,
      {
        title: it.heading() ?? it.modifierOr(it.name ?? 'Your order'),
        note: it.topic(),
        tag: 'section',
      },
      rows(
        ui,
        shown.map((part, index) => itemLine(ui, part, true, index)),
      ),
      code !== null &&
        markup`<div${ui.as('tight')}><div>${ui.fieldNamed(code.words)}</div><div>${ui.button('Apply', { weight: 'outline', size: 'small' })}</div></div>`,
      sumRows(ui, sums, total, '$36.00'),
      restOf(it, ui),
      ui.button(order, { isWide: true, icon: 'lock' }),
      (others.length > 0 || links.length > 0) &&
        markup`<div${ui.as('row')}>${others.map((label) => ui.button(label, { weight: 'outline' }))}${links.map((label) => ui.link(label))}</div>`,
    );
  },

  receipt: (it, ui) => {
    it.draws('date', 'shop name', 'sum', 'time');
    const shop = it.first(({ words, value }) => /^\p{Lu}/u.test(words) && value === null);
    const count = it.count('article', 'item', 'product', 'line');
    const paid = it.take(({ text }) => /^paid\b/iu.test(text));
    const { total, sums, items } = billOf(it);
    const sample =
      count === null
        ? ['Flat white', 'Cinnamon bun']
        : Array.from({ length: Math.min(count, 8) }, (_, index) => `Article ${index + 1}`);
    const shown =
      items.length > 0
        ? items
        : sample.map((words) => ({ ...partOf(words), value: total === null ? '3.60' : '–' }));
    const lines = [...it.items(), ...(paid === null ? [] : [paid])].map((part) =>
      capitalized(textOf(part)),
    );
    return card(
      ui,
      {
        title:
          it.heading() ?? (shop === null ? it.modifierOr(it.topic() ?? 'Receipt') : labelOf(shop)),
        note: shop === null ? null : 'Receipt',
      },
      markup`<ul${ui.as('plainList', 'tight', 'mono')}>${shown.map((part) => markup`<li${ui.as('between')}><span>${capitalized(part.words)}</span><span>${part.value}</span></li>`)}</ul>`,
      sumRows(ui, sums, total, '7.20'),
      lines.map((line) => markup`<p${ui.as('muted', 'small')}>${line}</p>`),
      restOf(it, ui),
    );
  },

  'price list': (it, ui) => {
    const priced = it.takeAll(
      (part) => isPlain(part) && part.value !== null && part.words !== part.value,
    );
    const shown =
      priced.length > 0
        ? priced
        : it
            .items('Espresso', 'Cortado', 'Chai')
            .map((part, index) => ({ ...part, value: ['2.80', '3.40', '4.20'][index] ?? '4.00' }));
    return card(
      ui,
      { title: it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? 'Prices'), width: 'medium' },
      markup`<dl${ui.as('tight')}>${shown.map((part) => markup`<div${ui.as('between', ui.css('border-bottom: 1px dotted #94a3b8; padding-bottom: 0.375rem'))}><dt${ui.as('strong')}>${capitalized(part.words)}</dt><dd${ui.as('text', ui.css('margin: 0'))}>${part.value}${part.detail !== null && ` ${part.detail}`}</dd></div>`)}</dl>`,
      restOf(it, ui),
    );
  },

  ticket: (it, ui) => {
    const [, start, end] =
      /(\p{Lu}[\p{L} ]+?)\s(?:–|-|→)\s(\p{Lu}[\p{L} ]+?)(?=,|$|\s\d)/u.exec(it.everything) ?? [];
    const ends = [start, end].map(
      (place) =>
        it.take((part) => isPlain(part) && place !== undefined && place.endsWith(part.words))
          ?.words,
    );
    const route =
      ends[1] !== undefined
        ? partOf(`${ends[0] ?? ''} to ${ends[1]}`)
        : it.take(({ words }) => /^\p{Lu}\S*(?:\s\p{Lu}\S*)*\s(?:to|→|–|-)\s\p{Lu}/u.test(words));
    const [from = '', to = ''] = route?.words.split(/\s(?:to|→|–|-)\s/u) ?? [];
    const title =
      route === null ? it.subject('Ticket') : (it.heading() ?? it.modifierOr(it.name ?? 'Ticket'));
    const pairs = it
      .takeAll(
        (part) =>
          part.role === null &&
          !part.isBare &&
          (part.key !== null || part.value !== null || /^\p{Ll}+\s\S*\d/u.test(part.words)),
      )
      .map(factOf)
      .map(([term, value]) =>
        value === '' ? (['Time', term] as const) : ([term, value] as const),
      );
    const lines = it.items();
    return markup`<article aria-label="${title}"${ui.as('card', 'medium')}>
      <div${ui.as('between', ui.fill(), ui.css('padding: 1rem 1.5rem'))}><strong>${title}</strong>${icon('tag')}</div>
      <div${ui.as('body', 'stack')}>
        ${route !== null && markup`<p${ui.as('between', 'price')}><span>${from}</span>${icon('arrow', 28)}${ui.hidden(' to ')}<span>${to}</span></p>`}
        ${lines.map((part) => markup`<p${ui.as('text')}>${capitalized(textOf(part))}</p>`)}
        ${pairs.length > 0 && markup`<dl${ui.as('grid', ui.css('grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr))'))}>${pairs.map(([term, value]) => markup`<div><dt${ui.as('term', 'small')}>${term}</dt><dd${ui.as('heading', ui.css('margin: 0'))}>${value}</dd></div>`)}</dl>`}
        ${restOf(it, ui)}
        <div aria-hidden="true"${ui.as(ui.css('height: 3rem; border-top: 2px dashed #94a3b8; padding-top: 1rem'))}><div${ui.as(ui.css('height: 100%; background: repeating-linear-gradient(90deg, currentColor 0 3px, transparent 3px 6px, currentColor 6px 7px, transparent 7px 11px)'))}></div></div>
      </div>
    </article>`;
  },

  'loyalty card': (it, ui) => {
    const counted = it.take(({ value }) => value !== null && /of|\//u.test(value));
    const [done = 4, of = 10] = [...(counted?.value ?? '').matchAll(/\d+/gu)].map(([one]) =>
      Number(one),
    );
    const buy = Number(/buy (\d+)/iu.exec(it.everything)?.[1] ?? 0);
    const total = Math.max(Math.min(buy > 0 ? buy + 1 : of, 20), 1);
    const title = it.heading() ?? it.modifierOr(it.topic() ?? 'Stamp card');
    return card(
      ui,
      {
        title: counted === null ? title : title,
        note: counted === null ? null : capitalized(textOf(counted)),
      },
      markup`<ol aria-label="${done} of ${total} stamps"${ui.as('plainList', ui.columns(5))}>${Array.from({ length: total }, (_, index) => markup`<li${ui.as('number', index < done ? ui.fill() : ui.css('border: 2px dashed #64748b'), ui.css('width: 100%; height: auto; aspect-ratio: 1'))}>${index < done ? markup`${icon('check')}${ui.hidden('Stamped')}` : String(index + 1)}</li>`)}</ol>`,
      restOf(it, ui),
    );
  },

  'bank card': (it, ui) => {
    const number = it.take(({ text }) => /\d{4}|\*{4}|•{4}/u.test(text));
    const expiry = it.take(({ text }) => /\d{2}\/\d{2}/u.test(text));
    const holder = it.called(/name|holder/iu) ?? it.first(({ words }) => /^\p{Lu}/u.test(words));
    const title = it.heading() ?? it.modifierOr(it.topic() ?? 'Bank card');
    return markup`<div${ui.as('narrow', 'tight')}><section aria-label="${title}"${ui.as('stack', ui.fill(ui.tone('slate')), ui.css('justify-content: space-between; aspect-ratio: 1.586; padding: 1.5rem; border-radius: 1rem'))}>
      <div${ui.as('between')}><strong>${title}</strong>${icon('wifi', 24)}</div>
      <div${ui.as(ui.css('font-size: 1.25rem; letter-spacing: 0.1em'))}>${number?.text ?? '•••• •••• •••• 4242'}</div>
      <div${ui.as('between', 'small')}><span>${holder === null ? 'Name on card' : capitalized(labelOf(holder))}</span><span>${expiry?.text ?? '08/29'}</span></div>
    </section>${restOf(it, ui)}</div>`;
  },
} satisfies Record<string, Draw>;

/** "3 sites", "20 GB of storage": so much of something, which is no price. */
const isAmount = ({ value, words }: Part) =>
  value !== null && !PRICE.test(value) && words !== value && words.startsWith(value);

/** The plans with their prices, where a price follows its plan as a part of its own. */
function withPrices(parts: readonly Part[]): Part[] {
  const plans: Part[] = [];
  for (const part of parts) {
    const last = plans.at(-1);
    if (part.words === part.value && last?.value === null)
      plans.splice(-1, 1, { ...last, value: part.value, detail: part.detail });
    else plans.push(part);
  }
  return plans;
}

function planCard(
  ui: Ui,
  part: Part,
  features: readonly string[],
  isBest: boolean,
  action: string | undefined,
): Html {
  const [, name = part.words, more = ''] =
    /^(\p{Lu}\S*(?:\s\p{Lu}\S*)*)\s+(\p{Ll}.*)$/u.exec(part.words) ?? [];
  const [price = '', per = ''] = (part.value ?? '').split(/\s*(?:\/|\bper\b|\ba\b)\s*/u);
  const badge = part.inner[0]?.text ?? (isIn(part, 'current') ? 'Recommended' : null);
  const label = action ?? (more === '' ? `Choose ${name}` : capitalized(more));
  const id = ui.id('plan');
  return markup`<section aria-labelledby="${id}"${ui.as('card', isBest && ui.css('outline: 2px solid currentColor'))}><div${ui.as('body', 'stack')}>
    <div${ui.as('between')}><h3 id="${id}"${ui.as('heading')}>${capitalized(name)}</h3>${badge !== null && ui.badge(capitalized(badge))}</div>
    ${price !== '' && markup`<p><span${ui.as('price')}>${price}</span>${markup` <span${ui.as('muted')}>per ${per === '' ? 'month' : (LONG[per] ?? per)}</span>`}</p>`}
    ${part.detail !== null && markup`<p${ui.as('muted')}>${capitalized(part.detail)}</p>`}
    ${features.length > 0 && markup`<ul${ui.as('plainList', 'tight')}>${features.map((feature) => markup`<li${ui.as('row')}>${icon('check', 16)}<span>${feature}</span></li>`)}</ul>`}
    ${ui.buttonLink(label, { isWide: true, weight: isBest || features.length > 0 ? 'solid' : 'outline' })}
  </div></section>`;
}

const LONG: Record<string, string> = { mo: 'month', yr: 'year' };

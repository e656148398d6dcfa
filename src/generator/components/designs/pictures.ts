import { markup } from '../../document/html';
import { capitalized, labelOf } from './Content';
import { icon } from './icons';
import { type Draw, restOf } from './pieces';

/** Designs of pictures. */
export const pictureDesigns = {
  gallery: (it, ui) => {
    const topic = it.topic();
    const title = it.heading() ?? it.modifier() ?? topic ?? 'Gallery';
    const captions = it.items().map((part) => capitalized(labelOf(part)));
    const side = /(\d)\s?(?:by|x|×)\s?(\d)/u.exec(it.everything);
    const counted = it.count(
      'picture',
      'photo',
      'image',
      'tile',
      'pictures',
      topic?.split(' ').at(-1) ?? 'picture',
    );
    const count = Math.min(
      counted ?? (side === null ? Math.max(captions.length, 6) : Number(side[1]) * Number(side[2])),
      12,
    );
    const isMasonry = it.has('masonry') || /masonry|mosaic|collage/iu.test(it.calledWords);
    const columns = ui.css(
      isMasonry
        ? 'columns: 3 9rem; column-gap: 0.75rem'
        : 'display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr)); gap: 0.75rem',
    );
    const single = topic?.replace(/^\d+\s/u, '') ?? title;
    return markup`<section aria-label="${title}"${ui.as('wide', 'stack')}><h2${ui.as('heading')}>${title}</h2>
      <div${ui.as(columns)}>${Array.from({ length: count }, (_, index) => {
        const ratio = isMasonry ? ['1 / 1', '3 / 4', '4 / 3'][index % 3] : '1 / 1';
        const caption = captions[index] ?? `${single} ${index + 1}`;
        return markup`<figure${ui.as(ui.css('margin: 0 0 0.75rem; break-inside: avoid'))}>${ui.pictureOf(ratio ?? '1 / 1', index)}<figcaption${ui.as('muted', 'small')}>${caption}</figcaption></figure>`;
      })}</div>${restOf(it, ui)}</section>`;
  },

  carousel: (it, ui) => {
    const caption = it.role('note', 'text') ?? it.quotation();
    const captions = it.items().map((part) => capitalized(labelOf(part)));
    const count = Math.min(
      it.count('slide', 'picture', 'image', 'photo', 'pictures', 'card') ??
        Math.max(captions.length, 3),
      8,
    );
    const title = it.heading() ?? it.modifier() ?? it.topic() ?? 'Slides';
    const first = caption === null ? null : capitalized(labelOf(caption));
    const ids = Array.from({ length: count }, () => ui.id('slide'));
    const arrow = (to: number, name: 'left' | 'right', label: string) =>
      markup`<a href="#${ids[to] ?? ''}" aria-label="${label}"${ui.as(ui.kit.button({ weight: 'soft', tone: 'slate', size: 'medium', isPill: true, isSquare: true }))}>${ui.kit.buttonInner(icon(name))}</a>`;
    return markup`<section aria-roledescription="carousel" aria-label="${title}"${ui.as('medium', 'tight')}>
      <ul tabindex="0" aria-label="Slides"${ui.as('plainList', ui.css('display: flex; gap: 1rem; overflow-x: auto; scroll-snap-type: x mandatory; border-radius: 1rem'))}>${ids.map((id, index) => markup`<li id="${id}" aria-label="${index + 1} of ${count}"${ui.as(ui.css('flex: 0 0 100%; scroll-snap-align: start'))}><figure${ui.as('card', ui.css('margin: 0'))}>${ui.picture('picture', index)}<figcaption${ui.as('strong', ui.css('padding: 0.75rem 1rem'))}>${captions[index] ?? (index === 0 && first !== null ? first : `${title} ${index + 1}`)}</figcaption></figure></li>`)}</ul>
      <div${ui.as('between')}>
        ${arrow(count - 1, 'left', 'Previous slide')}
        <div${ui.as('row', ui.css('gap: 0.25rem; justify-content: center'))}>${ids.map((id, index) => markup`<a href="#${id}" aria-label="Slide ${index + 1}"${index === 0 && markup` aria-current="true"`}${ui.as(ui.css('display: grid; place-items: center; width: 1.5rem; height: 1.5rem'))}><span${ui.as('dot', index === 0 ? ui.fill() : ui.fill('slate'), ui.css(index === 0 ? '' : 'opacity: 0.45'))}></span></a>`)}</div>
        ${arrow(1 % count, 'right', 'Next slide')}
      </div>
      ${restOf(it, ui)}
    </section>`;
  },

  'image comparison': (it, ui) => {
    const topic = it.topic() ?? it.modifier();
    const title = it.heading() ?? topic ?? 'Before and after';
    const half =
      'position: absolute; inset: 0 50% 0 0; overflow: hidden; border-inline-end: 3px solid #fff';
    const id = ui.id('split');
    it.takeAll(({ text }) => /\bhandle\b|middle/iu.test(text));
    return markup`<section aria-label="${title}"${ui.as('medium', 'tight')}>${topic !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}
      <div${ui.as('card', ui.css('position: relative'))}>${ui.picture('picture', 1)}<div${ui.as(ui.css(half))}><div${ui.as(ui.css('width: 200%; height: 100%'))}>${ui.picture('picture', 1, 'slate')}</div></div>
        <span${ui.as(ui.css('position: absolute; left: 0.75rem; top: 0.75rem'))}>${ui.badge('Before', 'slate')}</span><span${ui.as(ui.css('position: absolute; right: 0.75rem; top: 0.75rem'))}>${ui.badge('After')}</span></div>
      <label for="${id}"${ui.as('strong', 'small')}>How much of “before” is shown</label><input id="${id}" name="split" type="range" min="0" max="100" value="50"${ui.as('range')}>
      ${restOf(it, ui)}</section>`;
  },
} satisfies Record<string, Draw>;

import { markup } from '../../document/html';
import type { DesignOf, Wishes } from '../ComponentIntent';
import { dressed } from '../kits/Kit';
import { idIn } from '../understand/understandComponent';
import { button, buttonLook, type Draw, icon, initials, partsOr, picture } from './pieces';
import { capitalized } from '../understand/listedParts';

const about = (wishes: Wishes) => (wishes.about === null ? null : capitalized(wishes.about));

/** Words that only name the kind of card are no title. */
function titleOf(wishes: Wishes, kind: RegExp, otherwise: string): string {
  const bare = wishes.wording?.replace(kind, '').trim() ?? '';
  return bare === '' ? (about(wishes) ?? otherwise) : capitalized(bare);
}

/** Designs of the category "cards". */
export const cardDesigns: Record<DesignOf<'cards'>, Draw> = {
  product: (wishes, kit) => {
    const title = titleOf(wishes, /\b(?:product|item|shop|menu)\b/giu, 'Product name');
    const label = /add to|buy|order/iu.exec(wishes.parts.join(' ')) ? 'Buy now' : 'Add to cart';
    const features = wishes.parts
      .filter((part) => !/button|image|photo|picture|price|title|rating|add to|buy/iu.test(part))
      .slice(0, 4);
    return markup`<article aria-labelledby="${idIn(wishes, 'title')}"${dressed(kit.parts.card, kit.parts.narrow)}>${picture(wishes, kit)}<div${dressed(kit.parts.body, kit.parts.stack)}><div${dressed(kit.parts.between)}><h2 id="${idIn(wishes, 'title')}"${dressed(kit.parts.heading)}>${title}</h2><p${dressed(kit.parts.strong)}>${wishes.price ?? '$24'}</p></div>${features.length > 0 ? markup`<ul${dressed(kit.parts.plainList, kit.parts.tight)}>${features.map((feature) => markup`<li${dressed(kit.parts.text)}>${feature}</li>`)}</ul>` : markup`<p${dressed(kit.parts.text)}>Say in one sentence what makes it worth having.</p>`}${button(wishes, kit, { label, icon: 'cart', isWide: true })}</div></article>`;
  },

  profile: (wishes, kit) => {
    const name = titleOf(
      wishes,
      /\b(?:profile|team member|team|member|user|person|author|contact|staff)\b/giu,
      'Your name',
    );
    const details = wishes.parts
      .filter((part) => !/avatar|photo|picture|^name$|button/iu.test(part))
      .slice(0, 4);
    const lines = details.length > 0 ? details : ['What you do'];
    return markup`<article aria-labelledby="${idIn(wishes, 'name')}"${dressed(kit.parts.card, kit.parts.narrow)}><div${dressed(kit.parts.body, kit.parts.stack)}><div${dressed(kit.parts.row)}><span aria-hidden="true"${dressed(kit.parts.avatar, kit.fill(wishes.tone))}>${initials(name)}</span><div><h2 id="${idIn(wishes, 'name')}"${dressed(kit.parts.heading)}>${name}</h2><p${dressed(kit.parts.muted)}>${lines[0]}</p></div></div>${lines.length > 1 && markup`<ul${dressed(kit.parts.plainList, kit.parts.row)}>${lines.slice(1).map((line) => markup`<li><span${dressed(kit.badge(wishes.tone))}>${line}</span></li>`)}</ul>`}<div${dressed(kit.parts.row)}>${button(wishes, kit, { label: 'Follow' })}${button(wishes, kit, { label: 'Message', weight: 'outline' })}</div></div></article>`;
  },

  pricing: (wishes, kit) => {
    const title = titleOf(wishes, /\b(?:pricing|price|plan|subscription|tier)\b/giu, 'Pro');
    const features = partsOr(
      wishes,
      ['5 projects', 'E-mail support', 'Export at any time'],
      1,
      8,
    ).filter((part) => !/^(?:price|button|features?)$/iu.test(part));
    return markup`<section aria-labelledby="${idIn(wishes, 'plan')}"${dressed(kit.parts.card, kit.parts.narrow)}><div${dressed(kit.parts.body, kit.parts.stack)}><div${dressed(kit.parts.between)}><h2 id="${idIn(wishes, 'plan')}"${dressed(kit.parts.heading)}>${title}</h2><span${dressed(kit.badge(wishes.tone))}>Popular</span></div><p><span${dressed(kit.parts.price)}>${wishes.price ?? '$19'}</span> <span${dressed(kit.parts.muted)}>per month</span></p><ul${dressed(kit.parts.plainList, kit.parts.tight)}>${features.map((feature) => markup`<li${dressed(kit.parts.row)}>${icon('check')}<span>${feature}</span></li>`)}</ul><a href="#choose"${dressed(buttonLook(wishes, kit, 'solid', { isWide: true }))}>${kit.buttonInner(markup`Choose ${title}`)}</a></div></section>`;
  },

  testimonial: (wishes, kit) => {
    const quote =
      wishes.wording !== null &&
      wishes.wording.includes(' ') &&
      !/testimonial|review/iu.test(wishes.wording)
        ? wishes.wording
        : 'What a customer says about you, in one or two sentences.';
    const [name = 'Customer name', role = about(wishes) ?? 'What they bought'] =
      wishes.parts.filter((part) => !/photo|avatar|stars?|rating|^name$|quote/iu.test(part));
    return markup`<figure${dressed(kit.parts.card, kit.parts.medium, kit.parts.body, kit.parts.stack)}><blockquote${dressed(kit.parts.quote)}><p${dressed(kit.parts.quote)}>“${quote}”</p></blockquote><figcaption${dressed(kit.parts.row)}><span aria-hidden="true"${dressed(kit.parts.avatar, kit.tint(wishes.tone))}>${initials(name)}</span><span><span${dressed(kit.parts.strong)}>${name}</span><br><span${dressed(kit.parts.muted)}>${role}</span></span></figcaption></figure>`;
  },

  article: (wishes, kit) => {
    const title = titleOf(
      wishes,
      /\b(?:article|blog|post|news|event|story)\b/giu,
      'What we learned this season',
    );
    const [label = 'Guide', ...others] = wishes.parts.filter(
      (part) => !/image|photo|title|excerpt|date|link/iu.test(part),
    );
    return markup`<article aria-labelledby="${idIn(wishes, 'title')}"${dressed(kit.parts.card, kit.parts.narrow)}>${picture(wishes, kit)}<div${dressed(kit.parts.body, kit.parts.stack)}><p${dressed(kit.parts.row)}><span${dressed(kit.badge(wishes.tone))}>${label}</span><time datetime="2026-03-02"${dressed(kit.parts.muted, kit.parts.small)}>2 March 2026</time></p><h2 id="${idIn(wishes, 'title')}"${dressed(kit.parts.heading)}><a href="#read"${dressed(kit.parts.strong)}>${title}</a></h2><p${dressed(kit.parts.text)}>${others.length > 0 ? `${others.join(', ')}.` : 'Two sentences that make people want to read on. Keep the second one short.'}</p></div></article>`;
  },

  figure: (wishes, kit) => {
    const labels = partsOr(
      wishes,
      [
        titleOf(wishes, /\b(?:stats?|statistics?|metrics?|kpi|dashboard)\b/giu, 'Orders this week'),
        'Returning customers',
      ],
      1,
      4,
    );
    const values = [wishes.price ?? '1,284', '46 %', '312', '8.9'];
    return markup`<dl${dressed(kit.parts.grid, kit.parts.medium)}>${labels.map((label, index) => markup`<div${dressed(kit.parts.card, kit.parts.body, kit.parts.tight)}><dt${dressed(kit.parts.muted)}>${label}</dt><dd${dressed(kit.parts.tight)}><span${dressed(kit.parts.price)}>${values[index] ?? '0'}</span><span><span${dressed(kit.badge(index === 0 ? wishes.tone : 'slate'))}>Sample figure</span></span></dd></div>`)}</dl>`;
  },
};

import { pictureShown } from '../../../machines/sectionIds';
import { markup, safeUrl, type Html } from '../document/html';
import type { Block, BlockOf, Form, Frame, Receiver, Span } from '../document/document';
import type { Drawing } from './Dialect';
import { classNames, element, inPageLanguage, linkAttributes, words } from './elements';
import { drawPicture } from './drawPicture';

type DrawBlock<Kind extends Block['block']> = (block: BlockOf<Kind>, drawing: Drawing) => Html;

const WHOLE_ROW: Span = { medium: 12, large: 12 };
const FIRST_FRAMES: readonly Frame[] = ['hero', 'wide', 'banner'];
/** How wide a picture stands in each frame, for browsers that choose among its files. */
const SIZES: Record<Frame, string> = {
  hero: '(min-width: 64rem) 50vw, 100vw',
  wide: '100vw',
  banner: '100vw',
  side: '(min-width: 64rem) 50vw, 100vw',
  tile: '(min-width: 48rem) 33vw, 100vw',
  top: '(min-width: 48rem) 33vw, 100vw',
  portrait: '(min-width: 48rem) 25vw, 50vw',
  inset: '(min-width: 48rem) 33vw, 100vw',
  thumb: '7rem',
};
const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Every kind of block, once: plain semantic markup that carries the dialect's classes. */
const DRAW: { [Kind in Block['block']]: DrawBlock<Kind> } = {
  heading: (block, drawing) =>
    element(
      HEADINGS[block.level],
      drawing.dialect.classes.heading[block.level],
      block.text,
      drawing,
      markup`${block.id && markup` id="${block.id}"`}${block.isRaised && markup` aria-level="${String(block.level - 1)}"`}`,
    ),

  text: (block, drawing) =>
    element(
      'p',
      drawing.dialect.classes.text[block.tone] ?? '',
      block.text,
      drawing,
      markup` data-tone="${block.tone}"`,
    ),

  actions: (block, drawing) => {
    const { classes, buttonContent } = drawing.dialect;
    const compact = block.fullOnly && markup` data-full-only`;
    return markup`<div${classNames(classes.actions)} data-block="actions"${compact}>${block.actions.map(
      (action, index) =>
        markup`<a${classNames(index === 0 ? classes.button.primary : classes.button.secondary)}${linkAttributes(action.href, drawing)}>${buttonContent(words(action.label, drawing))}</a>`,
    )}</div>`;
  },

  group: (block, drawing) =>
    markup`<div${classNames(drawing.dialect.classes.group[block.role] ?? '')} data-block="${block.role}"${block.surface && markup` data-surface="${block.surface}"`}>${drawAll(block.children, drawing)}</div>`,

  split: (block, drawing) => {
    const { split, swapped } = drawing.dialect.classes;
    const { row, first, second } = split[block.ratio];
    const last = block.isSwapped ? `${second} ${swapped}` : second;
    return markup`<div${classNames(row)} data-block="split" data-ratio="${block.ratio}"><div${classNames(first)}>${drawAll(block.first, drawing)}</div><div${classNames(last)}>${drawAll(block.second, drawing)}</div></div>`;
  },

  grid: (block, drawing) => {
    const { row, cell } = drawing.dialect.classes.grid;
    const tag = block.ordered ? markup`ol` : markup`ul`;
    return markup`<${tag}${classNames(row)} data-block="grid" data-count="${block.items.length}" data-columns="${block.columns}">${block.items.map(
      (item, index) =>
        markup`<li${classNames(cell(block.spans[index] ?? WHOLE_ROW))}>${drawAll(item, drawing)}</li>`,
    )}</${tag}>`;
  },

  card: (block, drawing) => {
    const { card, body } = drawing.dialect.classes.card[block.look];
    const [first, ...rest] = block.children;
    const onTop = first?.block === 'picture' && first.frame === 'top' ? first : null;
    const inner = onTop ? rest : block.children;
    return markup`<div${classNames(card)} data-block="card" data-look="${block.look}">${onTop && drawBlock(onTop, drawing)}<div${classNames(body)}>${drawAll(inner, drawing)}</div></div>`;
  },

  menu: (block, drawing) => {
    const { list, row, title, body, detail } = drawing.dialect.classes.menuList;
    return markup`<ul${classNames(list)} data-block="menu">${block.rows.map(
      (entry) =>
        markup`<li${classNames(row)}>${entry.picture && drawBlock(entry.picture, drawing)}<div data-part="line">${element('h3', title, entry.title, drawing)}${entry.detail && element('p', detail, entry.detail, drawing, markup` data-tone="price"`)}</div>${entry.body && element('p', body, entry.body, drawing, markup` data-tone="muted"`)}</li>`,
    )}</ul>`;
  },

  facts: (block, drawing) => {
    const { list, row, term, detail } = drawing.dialect.classes.facts;
    return markup`<dl${classNames(list)} data-block="facts">${block.facts.map((fact) => {
      const details = [fact.detail, fact.body].flatMap((text) => (text ? [text] : []));
      return markup`<div${classNames(row)}>${element('dt', term, fact.title, drawing)}${details.map((text) => element('dd', detail, text, drawing))}</div>`;
    })}</dl>`;
  },

  faq: (block, drawing) => {
    const { list, item, question, answer } = drawing.dialect.classes.faq;
    return markup`<div${classNames(list)} data-block="faq">${block.items.map(
      (entry) =>
        markup`<details${classNames(item)}>${element('summary', question, entry.question, drawing)}<div${classNames(answer)}>${element('p', '', entry.answer, drawing)}</div></details>`,
    )}</div>`;
  },

  picture: (block, drawing) => {
    const compact = block.fullOnly && markup` data-full-only`;
    return markup`<div${classNames(drawing.dialect.classes.picture)} data-block="picture" data-frame="${block.frame}"${drawing.mode === 'preview' && markup` data-picture="${pictureShown(block.picture.id)}"`}${compact}${inPageLanguage(drawing)}>${drawPicture(block.picture, drawing, FIRST_FRAMES.includes(block.frame), SIZES[block.frame])}</div>`;
  },

  form: (block, drawing) => {
    const { classes, buttonContent, field } = drawing.dialect;
    const { form } = block;
    return markup`<form${classNames(classes.form.form)}${formTarget(form, drawing)} data-block="form">${unseenFields(form, drawing)}${form.fields.map(
      (entry) => field(entry, `${form.id}-${entry.name}`, drawing),
    )}<div${classNames(classes.form.end)} data-part="end"><button type="${drawing.mode === 'preview' ? 'button' : 'submit'}"${classNames(classes.button.primary)}>${buttonContent(words(form.submit, drawing))}</button><p${classNames(classes.form.notice)} data-part="notice"${inPageLanguage(drawing)}>${form.notice}</p></div></form>`;
  },
};

/** The form that is sent, in an export alone: a preview sends nothing. */
const sent = ({ receiver }: Form, { mode }: Drawing): Receiver | null =>
  mode === 'export' ? receiver : null;

function formTarget(form: Form, drawing: Drawing): Html {
  const receiver = sent(form, drawing);
  if (receiver?.kind === 'netlify')
    return markup` name="${form.id}" action="${receiver.address}" method="post" data-netlify="true" netlify-honeypot="${receiver.trap?.name}"`;
  const address = receiver && safeUrl(receiver.address);
  return address === null || receiver === null
    ? markup` method="dialog"`
    : markup` action="${address}" method="post"${receiver.kind === 'mail' && markup` enctype="text/plain"`}`;
}

/** What is sent along, and the field that only a program fills in. */
function unseenFields(form: Form, drawing: Drawing): Html[] {
  const receiver = sent(form, drawing);
  if (receiver === null) return [];
  const { given, trap } = receiver;
  return [
    ...Object.entries(given).map(
      ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
    ),
    ...(trap === null
      ? []
      : [
          markup`<p hidden><label>${form.trapLabel} <input type="${trap.isBox ? 'checkbox' : 'text'}" name="${trap.name}" tabindex="-1" autocomplete="off"></label></p>`,
        ]),
  ];
}

function drawBlock<Kind extends Block['block']>(block: BlockOf<Kind>, drawing: Drawing): Html {
  const draw = DRAW[block.block as Kind] as DrawBlock<Kind>;
  return draw(block, drawing);
}

export function drawAll(blocks: readonly Block[], drawing: Drawing): Html[] {
  return blocks.map((block) => drawBlock(block, drawing));
}

import { type Html, markup, type Piece } from '../../document/html';
import type { Size, Style, Tone } from '../ComponentIntent';
import {
  type ButtonWishes,
  classAndStyle,
  type Kit,
  type KitPart,
  type Look,
  type Weight,
} from '../kits/Kit';
import { type Field, fieldsFor, slug } from './fields';
import { icon, type IconName } from './icons';
import { capitalized } from './Content';

type Styling = KitPart | Look;

interface ButtonParts {
  weight?: Weight;
  icon?: IconName | null;
  isWide?: boolean;
  tone?: Tone;
  size?: Size;
  isPill?: boolean;
  /** Declarations over those of the framework. */
  look?: Look;
  isDisabled?: boolean;
  /** Such as `type="submit"`; a plain button otherwise. */
  attributes?: Html;
}

export const SUBMIT = markup` type="submit"`;

/** Draws in one framework's classes, in the color, size and shape that a description wishes. */
export class Ui {
  private readonly ids = new Map<string, number>();

  constructor(
    readonly kit: Kit,
    readonly style: Style,
    private readonly prefix: string,
  ) {}

  /** The tone of the component; a tone of its own where the description names none. */
  tone(otherwise: Tone = 'blue'): Tone {
    return this.style.isToned ? this.style.tone : otherwise;
  }

  /** ` class="…" style="…"` for the inside of a tag. */
  as(...styling: (Styling | false)[]): Html {
    const looks = styling.filter((one) => one !== false);
    return classAndStyle(
      ...looks.map((one) => (typeof one === 'string' ? this.kit.parts[one] : one)),
    );
  }

  fill = (tone: Tone = this.style.tone): Look => this.kit.fill(tone);
  tint = (tone: Tone = this.style.tone): Look => this.kit.tint(tone);
  ink = (tone: Tone = this.style.tone): Look => this.kit.ink(tone);
  /** Declarations that come from the content: a width, a count of columns. */
  css = (style: string): Look => ({ classes: '', style });
  columns = (count: number, gap = '0.5rem'): Look =>
    this.css(`display: grid; grid-template-columns: repeat(${count}, minmax(0, 1fr)); gap: ${gap}`);

  /** A unique id inside the component, made of these words. */
  id(words: string): string {
    const base = `${this.prefix}-${slug(words)}`;
    const count = (this.ids.get(base) ?? 0) + 1;
    this.ids.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  }

  private buttonLook(parts: ButtonParts, isSquare: boolean): Look {
    const { weight = 'solid', isWide = false, tone, size, isPill } = parts;
    const { style } = this;
    const wishes: ButtonWishes = {
      weight,
      tone: tone ?? (weight === 'outline' && !style.isToned ? 'slate' : style.tone),
      size: size ?? style.size,
      isPill: isPill ?? style.isPill,
      isWide,
      isSquare,
      isDisabled: parts.isDisabled ?? false,
    };
    return this.kit.button(wishes);
  }

  button(label: Piece, parts: ButtonParts = {}): Html {
    const content =
      parts.icon == null ? markup`${label}` : markup`${icon(parts.icon)}<span>${label}</span>`;
    return markup`<button${parts.attributes ?? markup` type="button"`}${parts.isDisabled === true && markup` disabled`}${this.as(this.buttonLook(parts, false), parts.look ?? false)}>${this.kit.buttonInner(content)}</button>`;
  }

  /** A link that looks like a button. */
  buttonLink(label: string, parts: ButtonParts = {}): Html {
    const content =
      parts.icon == null ? markup`${label}` : markup`<span>${label}</span>${icon(parts.icon)}`;
    return markup`<a href="#${slug(label)}"${classAndStyle(this.buttonLook(parts, false))}>${this.kit.buttonInner(content)}</a>`;
  }

  /** A button with an icon in it and its label for screen readers. */
  iconButton(name: IconName, label: string, parts: ButtonParts = {}): Html {
    const look = this.buttonLook({ weight: 'plain', tone: 'slate', size: 'small', ...parts }, true);
    return markup`<button${parts.attributes ?? markup` type="button"`} aria-label="${label}"${classAndStyle(look)}>${this.kit.buttonInner(icon(name))}</button>`;
  }

  link(label: string): Html {
    return markup`<a href="#${slug(label)}"${this.as('textLink')}>${label}</a>`;
  }

  /** Buttons in a row, the first filled. */
  actions(labels: readonly string[], parts: ButtonParts = {}): Html {
    return markup`<div${this.as('row')}>${labels.map((label, index) => this.button(label, { weight: index === 0 ? 'solid' : 'outline', ...parts }))}</div>`;
  }

  /** Buttons in a row at its end, the last filled: cancel before confirm. */
  actionsAtEnd(labels: readonly string[]): Html {
    return markup`<div${this.as('rowEnd')}>${[...labels].reverse().map((label, index) => this.button(label, { weight: index === labels.length - 1 ? 'solid' : 'outline' }))}</div>`;
  }

  badge(label: Piece, tone: Tone = this.style.tone): Html {
    return markup`<span${classAndStyle(this.kit.badge(tone))}>${label}</span>`;
  }

  avatar(name: string, part: 'avatar' | 'avatarSmall' = 'avatarSmall', tone?: Tone): Html {
    return markup`<span aria-hidden="true"${this.as(part, this.tint(tone))}>${initials(name)}</span>`;
  }

  /** An icon on a tinted square. */
  mark(name: IconName, tone?: Tone): Html {
    return markup`<span aria-hidden="true"${this.as('mark', this.tint(tone))}>${icon(name, 22)}</span>`;
  }

  /** A quiet drawing in the component's color: where the person's own picture goes. */
  picture(part: 'picture' | 'thumb' = 'picture', variant = 0, tone?: Tone): Html {
    return this.scene([part, this.tint(tone)], variant);
  }

  /** The same in the form of a tile, such as `3 / 4`. */
  pictureOf(ratio: string, variant: number): Html {
    return this.scene(['tile', this.tint(), this.css(`aspect-ratio: ${ratio}`)], variant);
  }

  private scene(styling: Styling[], variant: number): Html {
    const shift = (variant % 3) * 60;
    return markup`<svg aria-hidden="true" focusable="false" viewBox="0 0 400 176" preserveAspectRatio="xMidYMid slice"${this.as(...styling)}><circle cx="${310 - shift * 2}" cy="${52 + shift / 4}" r="26" fill="currentColor" opacity="0.28"></circle><path d="M0 150 ${90 + shift} 78l64 50 74-66 172 114H0Z" fill="currentColor" opacity="0.22"></path><path d="M0 176v-${22 + shift / 4}l120-36 110 36 90-24 80 26v20Z" fill="currentColor" opacity="0.38"></path></svg>`;
  }

  /** A label and a control. `attributes`: what the control has beside its id and name. */
  field(field: Field, attributes: Html = markup``): Html {
    const id = this.id(field.name);
    const { name, type, autocomplete, required } = field;
    const common = markup` id="${id}" name="${name}"${autocomplete !== null && markup` autocomplete="${autocomplete}"`}${required && markup` required`}${attributes}`;
    return this.kit.field({
      id,
      label: capitalized(field.label),
      isTall: type === 'textarea',
      control: (look) =>
        type === 'textarea'
          ? markup`<textarea rows="4"${common}${classAndStyle(look)}></textarea>`
          : markup`<input type="${type}"${common}${classAndStyle(look)}>`,
    });
  }

  /** A text field by its label alone, of the type that the label asks for. */
  fieldNamed(label: string, attributes?: Html): Html {
    return markup`${fieldsFor([label]).map((field) => this.field(field, attributes))}`;
  }

  select(label: string, options: readonly string[], chosen: string | null = null): Html {
    const id = this.id(label);
    const [field] = fieldsFor([label]);
    const { autocomplete = null } = field ?? {};
    const listed = chosen === null || options.includes(chosen) ? options : [chosen, ...options];
    return markup`<label for="${id}"${this.as('label')}>${capitalized(label)}</label><select id="${id}" name="${slug(label)}"${autocomplete !== null && markup` autocomplete="${autocomplete}"`}${this.as('select')}>${listed.map((option) => markup`<option${option === chosen && markup` selected`}>${option}</option>`)}</select>`;
  }

  choice(
    type: 'checkbox' | 'radio' | 'switch',
    label: Piece,
    {
      name,
      isOn = false,
      isDisabled = false,
      isHidden = false,
    }: { name: string; isOn?: boolean; isDisabled?: boolean; isHidden?: boolean },
  ): Html {
    const id = this.id(`${name} ${type}`);
    const value = typeof label === 'string' ? label : 'on';
    const kind =
      type === 'switch' ? markup` type="checkbox" role="switch"` : markup` type="${type}"`;
    const input = markup`<input id="${id}" name="${slug(name)}${name.endsWith('[]') && '[]'}"${kind} value="${value}"${isOn && markup` checked`}${isDisabled && markup` disabled`}${classAndStyle(this.kit.choiceLook(type))}>`;
    return this.kit.choice(
      type,
      input,
      markup`<label for="${id}"${isHidden && this.as('hidden')}>${label}</label>`,
    );
  }

  /** A slider with its label and the value that it stands at. */
  slider(
    label: string,
    { min, max, value, shown }: { min: number; max: number; value: number; shown: string },
  ): Html {
    const id = this.id(label);
    return markup`<div${this.as('tight')}>
      <div${this.as('between')}><label for="${id}"${this.as('strong')}>${label}</label><output for="${id}"${this.as('muted')}>${shown}</output></div>
      <input id="${id}" name="${slug(label)}" type="range" min="${min}" max="${max}" value="${value}"${this.as('range')}>
    </div>`;
  }

  /** A bar that is filled to a share of 100. */
  progress(percent: number, label: string, tone: Tone = this.style.tone): Html {
    const width = Math.max(0, Math.min(100, Math.round(percent)));
    return markup`<progress aria-label="${label}" max="100" value="${width}"${this.as('hidden')}></progress><div aria-hidden="true"${this.as('track')}><span${this.as('trackFill', this.fill(tone), this.css(`width: ${width}%`))}></span></div>`;
  }

  /** Stars of five, with their value in words. */
  stars(value: number): Html {
    const shown = Math.round(value * 2) / 2;
    return markup`<span role="img" aria-label="${value} of 5 stars"${this.as(this.ink('amber'), this.css('display: inline-flex'))}>${[1, 2, 3, 4, 5].map((place) => star(Math.max(0, Math.min(1, shown - place + 1)), this.id('star')))}</span>`;
  }

  hidden(words: string): Html {
    return markup`<span${this.as('hidden')}>${words}</span>`;
  }

  /** A row of a list: a mark, words over words, something at the end. */
  line({
    lead,
    title,
    detail,
    trail,
  }: {
    lead?: Html;
    title: Piece;
    detail?: Piece;
    trail?: Piece;
  }): Html {
    return markup`<li${this.as('dividedRow')}>${lead}<div${this.as('grow')}><div${this.as('strong', 'wrap')}>${title}</div>${detail != null && detail !== '' && markup`<div${this.as('muted', 'small')}>${detail}</div>`}</div>${trail}</li>`;
  }
}

function star(share: number, id: string): Html {
  const path = 'm12 2.8 2.8 5.8 6.4.9-4.6 4.5 1.1 6.3-5.7-3-5.7 3 1.1-6.3L2.8 9.5l6.4-.9Z';
  const fill = share === 1 ? 'currentColor' : share === 0 ? 'none' : `url(#${id})`;
  return markup`<svg aria-hidden="true" focusable="false" width="20" height="20" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${share > 0 && share < 1 && markup`<defs><linearGradient id="${id}"><stop offset="50%" stop-color="currentColor"></stop><stop offset="50%" stop-color="transparent"></stop></linearGradient></defs>`}<path d="${path}"></path></svg>`;
}

/** The first letters of the first two words, upper case. */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

import {
  type Corners,
  type Spacing,
  TYPEFACE_PAIRS,
  type TypefacePair,
} from '../../../../machines/styleChoices';
import { PAIR_NAMES } from '../../../../machines/typefaceNames';
import type { Character } from '../../changeKinds';
import { type ChangeKind, slotOf, type Told, told } from '../ChangeKind';
import { folded } from '../compileChanges';
import { bare } from '../findSections';
import type { Situation } from '../Situation';

/** The pairs that are like this, the first of them where the site has another one. */
const PAIRS_LIKE: Record<Character, readonly TypefacePair[]> = {
  serif: ['spectral', 'cormorantFigtree'],
  sans: ['bricolageFigtree', 'soraManrope'],
  friendly: ['balooNunito', 'bricolageFigtree'],
  lively: ['bricolageFigtree', 'balooNunito'],
  modern: ['soraManrope', 'lexendFigtree'],
  elegant: ['cormorantFigtree', 'bodoniJost'],
  classic: ['cormorantFigtree', 'spectral'],
  readable: ['atkinson', 'lexendFigtree'],
  bold: ['oswaldPublicSans', 'bitterKarla'],
  newspaper: ['oswaldSpectral', 'bodoniKarla'],
  magazine: ['bodoniKarla', 'bodoniJost'],
  sturdy: ['bitterFigtree', 'bitterKarla'],
  other: ['soraManrope', 'spectral'],
};

/** Families by the pair that has them, or that comes nearest. */
const FAMILIES: Partial<Record<TypefacePair, { own: string; near: string }>> = {
  bricolageFigtree: {
    own: 'bricolage grotesque,bricolage,figtree',
    near: 'work sans,space grotesk,dm sans,archivo',
  },
  soraManrope: {
    own: 'sora,manrope',
    near: 'montserrat,poppins,raleway,inter,outfit,urbanist,plus jakarta sans',
  },
  oswaldPublicSans: {
    own: 'oswald,public sans',
    near: 'bebas neue,anton,league gothic,impact,barlow condensed,roboto condensed',
  },
  balooNunito: {
    own: 'baloo,baloo 2,nunito',
    near: 'comic sans,quicksand,fredoka,varela round,comfortaa,nunito sans',
  },
  bitterKarla: { own: 'bitter,karla', near: 'rockwell,roboto slab,arvo,zilla slab,courier' },
  lexendFigtree: {
    own: 'lexend',
    near: 'helvetica,arial,roboto,open sans,lato,source sans,noto sans,system-ui,verdana,calibri',
  },
  cormorantFigtree: {
    own: 'cormorant garamond,cormorant',
    near: 'garamond,eb garamond,trajan,cinzel',
  },
  bodoniJost: { own: 'bodoni moda,bodoni', near: 'playfair display,playfair,didot,abril fatface' },
  spectral: {
    own: 'spectral',
    near: 'lora,merriweather,georgia,times new roman,times,pt serif,libre baskerville,baskerville,source serif,crimson text,noto serif,cambria,palatino',
  },
  atkinson: {
    own: 'atkinson hyperlegible next,atkinson hyperlegible,atkinson',
    near: 'opendyslexic',
  },
  jost: { own: 'jost', near: 'futura,century gothic,josefin sans,avenir' },
};

const styled = (pair: TypefacePair, near?: string): Told[] => [
  told(
    'Typefaces',
    near === undefined ? PAIR_NAMES[pair] : `${PAIR_NAMES[pair]}, nearest to ${near}`,
    {
      type: 'style.choose',
      choice: { typefaces: pair },
    },
  ),
];

export const typefaces: ChangeKind = (taken, { rules, build }) => {
  const words = folded(slotOf(taken, 'character'));
  const name = words === '' ? 'other' : rules.named(rules.words.characters, words);
  if (name === null) return null;
  const now = build.customization.style?.typefaces;
  const like = PAIRS_LIKE[name as Character];
  return styled(like.find((pair) => pair !== now) ?? 'spectral');
};

/** A family by its name: of the product, or one that everybody knows and the product has a like of. */
export const typeface: ChangeKind = (taken, situation) => {
  const words = bare(slotOf(taken, 'font'), situation);
  const called = folded(words).replace(/\s+/g, ' ');
  const has = (list = '') => list.split(',').includes(called);
  const own = TYPEFACE_PAIRS.find(
    (pair) => called === folded(PAIR_NAMES[pair]) || has(FAMILIES[pair]?.own),
  );
  if (own !== undefined) return chosen(own, situation) ?? styled(own);
  const near = TYPEFACE_PAIRS.find((pair) => has(FAMILIES[pair]?.near));
  return near === undefined ? null : (chosen(near, situation) ?? styled(near, words));
};

const chosen = (pair: TypefacePair, { build }: Situation): 'alreadySo' | null =>
  build.customization.style?.typefaces === pair ? 'alreadySo' : null;

export const corners: ChangeKind = (taken, { rules }) => {
  const corner = rules.named(rules.words.corners, folded(slotOf(taken, 'corner')));
  if (corner === null) return null;
  return [
    told('Corners', corner, { type: 'style.choose', choice: { corners: corner as Corners } }),
  ];
};

export const spacing: ChangeKind = (taken, { rules }) => {
  const space = rules.named(rules.words.spacings, folded(slotOf(taken, 'space')));
  if (space === null) return null;
  return [told('Spacing', space, { type: 'style.choose', choice: { spacing: space as Spacing } })];
};

import { capitalized } from '../../../../machines/text';
import type { Grammar } from '../LanguagePack';
import { romanceTagger } from '../romance';
import { spelling } from './spelling';
import { readUnaccented } from './tag';

/** Places that do not take "à". */
const PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'France',
    'Belgique',
    'Suisse',
    'Tunisie',
    'Algérie',
    'Espagne',
    'Italie',
    'Allemagne',
    'Angleterre',
    'Bretagne',
    'Normandie',
    'Provence',
    'Alsace',
    'Bourgogne',
    'Corse',
    'Auvergne',
    'Savoie',
    'Picardie',
    'Lorraine',
    'Champagne',
    'Ardèche',
    'Dordogne',
    'Vendée',
    'Camargue',
    'Franche-Comté',
    'Occitanie',
  ],
  au: ['Canada', 'Maroc', 'Sénégal', 'Portugal', 'Luxembourg'],
  aux: ['États-Unis', 'Pays-Bas'],
  dans: ['Jura', 'Drôme'],
};
const SAID = /(?:^|\s)(à|en|au|aux|dans)\s$/i;

/** "à" and an article of the place's own melt: "Le Mans" gives "au Mans". */
function withPreposition(value: string): string {
  const [preposition] =
    Object.entries(PREPOSITIONS).find(([, places]) => places.includes(value)) ?? [];
  if (preposition === 'dans') return `dans ${value === 'Jura' ? 'le' : 'la'} ${value}`;
  if (preposition !== undefined) return `${preposition} ${value}`;
  if (/^[Ll]es? /.test(value)) {
    return value.replace(/^[Ll]es /, 'aux ').replace(/^[Ll]e /, 'au ');
  }
  return `à ${value}`;
}

const tagRomance = romanceTagger({
  verb: /..(?:issons|issent|aient)$/,
  infinitive: /.(?:[^i]er|ir|dre|tre|ire)$/,
  leads: /^(?:pour|de|d’|à|sans|par)$/,
  gerund: /..(?:issant)$/,
  adverb: /..[aei]mment$|..(?:iquement|ellement|ivement|eusement|ierement)$/,
});

export const grammar: Grammar = {
  spelling,
  tag(words) {
    readUnaccented(words);
    tagRomance(words);
  },
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    return items.some((item) => item.includes(' et '))
      ? items.join(', ')
      : `${items.slice(0, -1).join(', ')} et ${last}`;
  },
  inPlace({ value, evidence }) {
    const said = evidence.endsWith(value)
      ? SAID.exec(evidence.slice(0, -value.length))?.[1]?.toLowerCase()
      : undefined;
    return said === undefined ? withPreposition(value) : `${said} ${value}`;
  },
  descriptiveTitle(noun, inPlace) {
    const title = capitalized(noun);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
  join: (before, filling) =>
    /(?<!\p{L})[dD]e $/u.test(before) && /^[aeiouyàâéèêëîïôœ]/i.test(filling)
      ? `${before.slice(0, -2)}’${filling}`
      : before + filling,
};

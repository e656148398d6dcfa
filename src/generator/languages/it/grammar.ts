import { capitalized } from '../../../../machines/text';
import type { Grammar } from '../LanguagePack';
import { romanceTagger } from '../romance';
import { spelling } from './spelling';

/** Places that do not take "a": regions and countries. */
const IN = new Set(
  'Toscana,Umbria,Puglia,Sicilia,Sardegna,Liguria,Piemonte,Lombardia,Veneto,Abruzzo,Molise,Campania,Basilicata,Calabria,Trentino,Friuli,Ticino,Italia,Svizzera,Francia,Spagna,Germania,Austria,Portogallo,Inghilterra'.split(
    ',',
  ),
);
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Marche: 'nelle',
  Langhe: 'nelle',
  Lazio: 'nel',
  Chianti: 'nel',
  Salento: 'nel',
  Cilento: 'nel',
};
const SAID = /(?:^|\s)(a|ad|in|nel|nella|nelle|nei|sul|sulla)\s$/i;

const toPlace = (value: string): string => `${/^a/i.test(value) ? 'ad' : 'a'} ${value}`;

export const grammar: Grammar = {
  spelling,
  tag: romanceTagger({
    verb: /.iamo$|..(?:avo|evo|ivo|avamo|evamo|ivamo|avano|evano|ivano)$/,
    infinitive: /..(?:are|ere|ire|ar|er|ir)(?:si|ci|mi|lo|la|li|le)?$/,
    leads: /^(?:per|di|a|ad|da|senza)$/,
    gerund: /.{3}(?:ando|endo)(?:si|lo|la)?$/,
    adverb: /..mente$/,
  }),
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    return items.some((item) => / ed? /.test(item))
      ? items.join(', ')
      : `${items.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
  },
  inPlace({ value, evidence }) {
    const said = evidence.endsWith(value)
      ? SAID.exec(evidence.slice(0, -value.length))?.[1]?.toLowerCase()
      : undefined;
    if (said === 'a' || said === 'ad') return toPlace(value);
    if (said !== undefined) return `${said} ${value}`;
    const article = WITH_ARTICLE[value];
    if (article !== undefined) return `${article} ${value}`;
    if (IN.has(value)) return `in ${value}`;
    return toPlace(value);
  },
  descriptiveTitle(noun, inPlace) {
    const title = capitalized(noun);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};

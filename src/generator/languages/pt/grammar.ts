import { capitalized } from '../../../../machines/text';
import type { Grammar } from '../LanguagePack';
import { romanceTagger } from '../romance';
import { spelling } from './spelling';

/** Places that take an article, which melts into the preposition: "no Porto", "na Madeira". */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  no: [
    'Porto',
    'Rio de Janeiro',
    'Algarve',
    'Alentejo',
    'Minho',
    'Douro',
    'Ribatejo',
    'Funchal',
    'Brasil',
    'Recife',
    'Mindelo',
    'Ceará',
    'Paraná',
    'Luxemburgo',
  ],
  na: [
    'Madeira',
    'Guarda',
    'Nazaré',
    'Ericeira',
    'Figueira da Foz',
    'Póvoa de Varzim',
    'Bahia',
    'Praia',
    'Alemanha',
    'França',
    'Itália',
    'Suíça',
    'Inglaterra',
  ],
  nos: ['Açores', 'Estados Unidos', 'Alpes'],
};
const PREPOSITIONS = /(?:^|\s)(em|no|na|nos|nas)\s$/i;

export const grammar: Grammar = {
  spelling,
  tag: romanceTagger({
    verb: /.(?:amos|emos|imos)$|..(?:ava|avam|avamos)$/,
    infinitive: /..(?:ar|er|ir)(?:-(?:se|me|nos|lhe))?$/,
    leads: /^(?:para|pra|de|a|por|sem|ao)$/,
    gerund: /.{3}(?:ando|endo|indo)$/,
    adverb: /..mente$/,
  }),
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    return items.some((item) => item.includes(' e '))
      ? items.join(', ')
      : `${items.slice(0, -1).join(', ')} e ${last}`;
  },
  inPlace({ value, evidence }) {
    const said = PREPOSITIONS.exec(evidence.slice(0, -value.length))?.[1]?.toLowerCase();
    if (said !== undefined && evidence.endsWith(value)) return `${said} ${value}`;
    const known = Object.entries(ARTICLES).find(([, places]) => places.includes(value));
    return `${known?.[0] ?? 'em'} ${value}`;
  },
  descriptiveTitle(noun, inPlace) {
    const title = capitalized(noun);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};

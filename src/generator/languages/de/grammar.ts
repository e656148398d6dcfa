import { capitalized } from '../../../../machines/text';
import type { Grammar } from '../LanguagePack';
import { spelling } from './spelling';
import { tagGerman } from './tag';

/** Places that do not stand after a bare "in". */
const PHRASES: Readonly<Record<string, string>> = {
  Schweiz: 'in der Schweiz',
  Steiermark: 'in der Steiermark',
  Eifel: 'in der Eifel',
  Saarland: 'im Saarland',
  Burgenland: 'im Burgenland',
  Allgäu: 'im Allgäu',
  Schwarzwald: 'im Schwarzwald',
  Harz: 'im Harz',
  Ruhrgebiet: 'im Ruhrgebiet',
  Bodensee: 'am Bodensee',
  Chiemsee: 'am Chiemsee',
  Sylt: 'auf Sylt',
  Rügen: 'auf Rügen',
  Usedom: 'auf Usedom',
  Norderney: 'auf Norderney',
};
const SAID = /(?:^|\s)(in|im|am|auf|bei)\s$/i;

export const grammar: Grammar = {
  spelling,
  tag: tagGerman,
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    return items.some((item) => item.includes(' und '))
      ? items.join(', ')
      : `${items.slice(0, -1).join(', ')} und ${last}`;
  },
  inPlace({ value, evidence }) {
    const said = evidence.endsWith(value)
      ? SAID.exec(evidence.slice(0, -value.length))?.[1]?.toLowerCase()
      : undefined;
    return said === undefined ? (PHRASES[value] ?? `in ${value}`) : `${said} ${value}`;
  },
  descriptiveTitle(noun, inPlace) {
    const title = capitalized(noun);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};

import { line } from '../line';
import { TRADE_IDS } from '../../trades/trades';
import type { LanguagePack } from '../LanguagePack';
import { grammar } from './grammar';
import { lexicon } from './lexicon';
import { facts, form, placeholders, sections } from './sections';
import { bakery } from './trades/bakery';
import { general } from './trades/general';

export const en: LanguagePack = {
  lexicon,
  grammar,
  trades: {
    ...(Object.fromEntries(
      TRADE_IDS.map((id) => [id, { ...general, senses: [{ noun: id, words: [id] }] }]),
    ) as unknown as LanguagePack['trades']),
    bakery,
    general,
  },
  sections,
  placeholders,
  form,
  facts,
  footer: [
    line`${'name'}, ${'place'}`,
    line`${'name'}`,
    line`${'noun'} in ${'place'}`,
    line`${'noun'}`,
  ],
  labels: {
    skip: 'Skip to content',
    navigation: 'Page sections',
    formNotice: 'This form has no receiver yet. Connect it before you publish the site.',
    placeholderHint: 'To be filled in',
  },
};

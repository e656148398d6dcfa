import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in Italian speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('una sola pagina|pagina unica|one[- ]page|landing page'),
  several: pageRule(
    'multi[- ]?pagin[ae]|più pagine|diverse pagine|pagine (?:separate|distinte|diverse)|(?:due|tre|quattro|cinque|sei|[2-9]) pagine',
  ),
  named: pageRule('pagin[ae] (?:separat[ae]|distint[ae]|divers[ae]|a parte) per'),
  next: pageRule('(?:una|un’altra|con) pagina (?:per|dedicata (?:a|alla|al|alle|ai)|su|con)'),
  behind: pageRule(
    '(?:su una|in una|sulla sua|su) pagina(?: (?:propria|separata|a parte|dedicata))?',
  ),
};

/** What Italian sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'Home',
  whole: (page) => `Vedi tutto: ${page}`,
  more: (page) => `Leggi di più: ${page}`,
};

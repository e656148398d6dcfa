import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in German speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('eine einzige seite|einseitige?[rns]?|one[- ]?pager|landing ?page'),
  several: pageRule(
    'mehrseitige?[rns]?|(?:mehrere|getrennte|eigene|verschiedene)n? (?:unter)?seiten|unterseiten|(?:zwei|drei|vier|fünf|sechs|[2-9]) (?:unter)?seiten',
  ),
  named: pageRule('(?:eigene|getrennte|separate|extra)[nr]? (?:unter)?seiten? für'),
  next: pageRule('(?:eine|einer|andere) (?:unter)?seite (?:für|mit|über|zu)'),
  behind: pageRule(
    'auf (?:einer )?(?:eigene[rn]?|extra|separate[rn]?|getrennte[rn]?) (?:unter)?seiten?',
  ),
};

/** What German sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'Startseite',
  whole: (page) => `Alles ansehen: ${page}`,
  more: (page) => `Mehr lesen: ${page}`,
};

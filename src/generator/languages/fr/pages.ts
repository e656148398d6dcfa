import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in French speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('une seule page|page unique|one[- ]?page|landing page'),
  several: pageRule(
    'multi[- ]?pages?|plusieurs pages|pages (?:séparées|distinctes|différentes)|(?:deux|trois|quatre|cinq|six|[2-9]) pages',
  ),
  named: pageRule('pages? (?:séparées?|distinctes?|différentes?|à part) pour'),
  next: pageRule(
    '(?:une|avec|autre) page (?:pour|dédiée (?:à|aux?)|consacrée (?:à|aux?)|sur|avec)',
  ),
  behind: pageRule(
    'sur (?:sa propre|une|leur propre) page(?: (?:à part|séparée|dédiée|distincte))?',
  ),
};

/** What French sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'Accueil',
  whole: (page) => `Tout voir : ${page}`,
  more: (page) => `Lire la suite : ${page}`,
};

import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in Portuguese speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('uma (?:só|única) página|página única|landing page'),
  several: pageRule(
    'multip[aá]ginas?|múltiplas páginas|várias páginas|páginas (?:separadas|distintas|próprias|diferentes)|(?:duas|três|quatro|cinco|seis|[2-9]) páginas',
  ),
  named: pageRule('páginas? (?:separadas?|distintas?|próprias?|diferentes?) (?:para|de)'),
  next: pageRule('(?:uma|outra|com) página (?:para|dedicada (?:a|à|ao)|sobre|com)'),
  behind: pageRule(
    '(?:numa|em uma|na sua própria) página(?: (?:própria|separada|à parte|só dela))?',
  ),
};

/** What Portuguese sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'Início',
  whole: (page) => `Ver tudo: ${page}`,
  more: (page) => `Ler mais: ${page}`,
};

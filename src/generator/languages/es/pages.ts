import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in Spanish speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('una sola página|página única|landing(?: page)?'),
  several: pageRule(
    'multip[aá]ginas?|múltiples páginas|varias páginas|páginas (?:separadas|distintas|propias|diferentes)|(?:dos|tres|cuatro|cinco|seis|[2-9]) páginas',
  ),
  named: pageRule('páginas? (?:separadas?|distintas?|propias?|diferentes?|aparte) (?:para|de)'),
  next: pageRule('(?:una|otra|con) página (?:para|dedicada a|sobre|con)'),
  behind: pageRule('en (?:su propia|una|otra) página(?: (?:propia|aparte|separada))?'),
};

/** What Spanish sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'Inicio',
  whole: (page) => `Ver todo: ${page}`,
  more: (page) => `Leer más: ${page}`,
};

import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in Arabic speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('صفحة واحدة|صفحة هبوط'),
  several: pageRule(
    'متعددة? الصفحات|عدة صفحات|صفحات (?:منفصلة|مستقلة|متعددة)|(?:ثلاث|أربع|خمس|ست|[2-9]) صفحات|صفحتين',
  ),
  named: pageRule('صفح(?:ة|ات) (?:منفصلة|مستقلة|خاصة)'),
};

/** What Arabic sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'الرئيسية',
  whole: (page) => `عرض الكل: ${page}`,
  more: (page) => `اقرأ المزيد: ${page}`,
};

import type { ChangeKindId } from '../changeKinds';
import { type ChangeKind, isReason, slotOf } from './ChangeKind';
import { listed } from './compileChanges';
import { partsOf } from './findSections';
import { color, dark, light, shade, tooShade } from './kinds/colors';
import { emptyHeading, emptyText, emptyUnder } from './kinds/emptied';
import { closedOn, fact, openOn, withoutFact } from './kinds/facts';
import * as places from './kinds/itemPlaces';
import { addItem, price, removeItem } from './kinds/items';
import { keep } from './kinds/kept';
import { linkDoes, linkTo } from './kinds/links';
import * as looks from './kinds/looks';
import * as pages from './kinds/pages';
import * as sections from './kinds/sections';
import * as style from './kinds/style';
import * as texts from './kinds/texts';
import type { Situation } from './Situation';

/** Whether a list of words has a page in it: each is a request of its own then. */
function hasPageAmong(words: string, situation: Situation): boolean {
  const { pageWord = '' } = situation.rules.words.words;
  const parts = partsOf(words, situation);
  const isPage = (part: string) =>
    part.split(/\s+/).some((word) => listed(pageWord).includes(word));
  return situation.pages.length > 1 && parts.length > 1 && parts.some(isPage);
}

/** A section, a thing of one, a fact or a sentence: whichever the words name. */
const remove: ChangeKind = (taken, situation) => {
  if (hasPageAmong(slotOf(taken, 'section'), situation)) return null;
  const fact = withoutFact(taken, situation);
  if (fact !== null) return fact;
  const found = sections.removeSection(taken, situation);
  if (found !== null && !isReason(found)) return found;
  const words = slotOf(taken, 'section');
  return (
    removeItem({ item: words }, situation) ??
    emptyText(taken, situation) ??
    texts.withoutSentence(words, situation) ??
    found
  );
};

/** A section, or else something of a list, or else a page: whichever the words name. */
const either =
  (ofSection: ChangeKind, ofItem: ChangeKind, ofPage?: ChangeKind): ChangeKind =>
  (taken, situation) => {
    const found = ofSection(taken, situation);
    if (found !== 'missing') return found;
    const page = { ...taken, page: taken.section };
    return ofItem(taken, situation) ?? ofPage?.(page, situation) ?? found;
  };

/**
 * What each kind of change does with the site and how it is told. Its words are its lines in `changes.yaml`; a line that gives
 * null leaves the words to the next one.
 */
export const KINDS: Readonly<Record<ChangeKindId, ChangeKind>> = {
  keep,
  cannot: () => 'cannot',
  shortenNth: texts.shortenNth,
  shortenHeading: texts.shortenHeading,
  shortenText: texts.shortenText,
  setHeading: texts.setHeading,
  tooShade,
  roleTooShade: tooShade,
  dark,
  light,
  corners: style.corners,
  spacing: style.spacing,
  typefaces: style.typefaces,
  typeface: style.typeface,
  shade,
  roleShade: shade,
  roleColor: color,
  color,
  theme: looks.theme,
  framework: looks.framework,
  direction: looks.direction,
  severalPages: looks.severalPages,
  onePage: looks.onePage,
  secondLanguage: looks.secondLanguage,
  language: looks.language,
  tone: looks.tone,
  closedOn,
  openOn,
  linkDoes,
  linkTo,
  emptyUnder,
  emptyHeading,
  addPage: pages.addPage,
  renamePage: pages.renamePage,
  removePage: pages.removePage,
  pageFirst: pages.pageFirst,
  pageLast: pages.pageLast,
  pageBefore: pages.pageBefore,
  pageAfter: pages.pageAfter,
  transfer: pages.transfer,
  renameItem: places.renameItem,
  price,
  addItem,
  addItemTo: addItem,
  removeItem,
  swap: sections.swap,
  moveBefore: either(sections.moveBefore, places.itemBefore, pages.pageBefore),
  moveAfter: either(sections.moveAfter, places.itemAfter, pages.pageAfter),
  moveFirst: either(sections.moveFirst, places.itemFirst),
  moveLast: either(sections.moveLast, places.itemLast),
  moveUp: either(sections.moveUp, places.itemUp),
  moveDown: either(sections.moveDown, places.itemDown),
  addBefore: sections.addBefore,
  addAfter: sections.addAfter,
  add: sections.add,
  hide: sections.hide,
  show: sections.show,
  duplicate: sections.duplicate,
  layout: sections.layout,
  wording: sections.wording,
  remove,
  fact,
  tagline: texts.tagline,
  description: texts.description,
  replaceText: texts.replaceText,
  name: texts.name,
};

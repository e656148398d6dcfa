import type { ChangeKindId } from '../changeKinds';
import { type ChangeKind, isReason, slotOf } from './ChangeKind';
import { color, dark, shade, tooShade } from './kinds/colors';
import { fact, withoutFact } from './kinds/facts';
import { addItem, price, removeItem } from './kinds/items';
import * as looks from './kinds/looks';
import * as sections from './kinds/sections';
import * as texts from './kinds/texts';

/** A section, a thing of one, a fact or a sentence: whichever the words name. */
const remove: ChangeKind = (taken, situation) => {
  const fact = withoutFact(taken, situation);
  if (fact !== null) return fact;
  const found = sections.removeSection(taken, situation);
  if (found !== null && !isReason(found)) return found;
  const words = slotOf(taken, 'section');
  return removeItem({ item: words }, situation) ?? texts.withoutSentence(words, situation) ?? found;
};

/**
 * What each kind of change does with the site and how it is told. Its words are its lines in `changes.yaml`; a line that gives
 * null leaves the words to the next one.
 */
export const KINDS: Readonly<Record<ChangeKindId, ChangeKind>> = {
  shortenNth: texts.shortenNth,
  shortenHeading: texts.shortenHeading,
  shortenText: texts.shortenText,
  setHeading: texts.setHeading,
  tooShade,
  roleTooShade: tooShade,
  dark,
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
  price,
  addItem,
  addItemTo: addItem,
  removeItem,
  swap: sections.swap,
  moveBefore: sections.moveBefore,
  moveAfter: sections.moveAfter,
  moveFirst: sections.moveFirst,
  moveLast: sections.moveLast,
  moveUp: sections.moveUp,
  moveDown: sections.moveDown,
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

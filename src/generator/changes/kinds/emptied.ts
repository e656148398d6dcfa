import { mayBeEmptied } from '../../../../machines/emptiedTexts';
import { type ChangeKind, isReason, slotOf, type Told, told } from '../ChangeKind';
import { folded } from '../compileChanges';
import { findSection, unquoted } from '../findSections';
import { type ShownText, shownTexts, type Situation } from '../Situation';
import { contentNamed, headingOf, nameOf } from './texts';

const emptying = (text: ShownText, situation: Situation): Told =>
  text.id === 'subtitle' || text.id === 'description'
    ? told(nameOf(text, situation), 'none', { type: 'content.change', field: text.id, value: '' })
    : told(nameOf(text, situation), `without “${text.value}”`, {
        type: 'text.change',
        id: text.id,
        value: '',
      });

const emptied = (text: ShownText | undefined, situation: Situation): ReturnType<ChangeKind> => {
  if (text === undefined) return 'missing';
  if (text.id === 'title' || !mayBeEmptied(text.id)) return 'needed';
  if (text.value === '') return 'alreadySo';
  const { scope } = situation;
  return scope !== null && text.section !== scope ? 'outOfScope' : [emptying(text, situation)];
};

/** The line under a heading: of the page, or of a section. */
export const emptyUnder: ChangeKind = (taken, situation) => {
  const texts = shownTexts(situation);
  const own = taken.section === undefined ? (situation.scope ?? situation.mentioned) : null;
  const found = taken.section === undefined ? null : findSection(taken.section, situation);
  if (found !== null && isReason(found)) return found;
  const id = found?.entry.id ?? own ?? 'hero';
  if (id === 'hero')
    return emptied(
      texts.find((text) => text.id === 'subtitle'),
      situation,
    );
  const line = texts.find((text) => text.id === `${id}.intro` || text.id === `${id}.body`);
  return emptied(line, situation);
};

export const emptyHeading: ChangeKind = (taken, situation) => {
  const found = headingOf(taken, situation);
  return found !== undefined && isReason(found) ? found : emptied(found, situation);
};

/** The tagline, the description, or a text that stands somewhere with just these words; null where words name none. */
export const emptyText: ChangeKind = (taken, situation) => {
  const words = slotOf(taken, 'section');
  const field = contentNamed(words, situation);
  const texts = shownTexts(situation);
  if (field !== null)
    return emptied(
      texts.find(({ id }) => id === field),
      situation,
    );
  const quoted = unquoted(words);
  if (quoted === words.trim()) return null;
  const all = texts.filter(({ value }) => folded(value) === folded(quoted));
  const text = all.find(({ section }) => section === situation.scope) ?? all[0];
  return text === undefined ? null : emptied(text, situation);
};

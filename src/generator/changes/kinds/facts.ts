import { toldFact } from '../../../../machines/contactFacts';
import { FACT_VALUES } from '../../../../machines/correctionFields';
import { CORRECTION_LENGTH } from '../../../../machines/limits';
import { type Week, weekOf, weekWords, withDayOpen } from '../../../../machines/openingWeek';
import { tidy } from '../../../../machines/text';
import { TOLD_FACTS, type ToldFact } from '../../changeKinds';
import { type ChangeKind, slotOf } from '../ChangeKind';
import { folded } from '../compileChanges';
import { unquoted } from '../findSections';
import { corrected } from './looks';

const FACT_NAMES: Record<ToldFact, string> = {
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Opening hours',
  place: 'Place',
  webAddress: 'Web address',
};

const isFact = (name: string | null): name is ToldFact => TOLD_FACTS.some((one) => one === name);

/** As `parseCorrection` takes it, whose messages the worker has no use for. */
function valueOf(name: ToldFact, words: string): string | null {
  if (words === '' || words.length > CORRECTION_LENGTH[name]) return null;
  return Object.hasOwn(FACT_VALUES, name)
    ? FACT_VALUES[name as keyof typeof FACT_VALUES](words)
    : words;
}

export const fact: ChangeKind = (taken, { rules, build }) => {
  const name = rules.named(rules.words.facts, folded(slotOf(taken, 'fact')));
  if (!isFact(name)) return null;
  const value = valueOf(name, tidy(unquoted(slotOf(taken, 'text'))));
  if (value === null) return 'invalid';
  if (build.website.understanding?.[name]?.value === value) return 'alreadySo';
  return corrected(FACT_NAMES[name], value, { [name]: value });
};

/** Days that the site is closed on, or open besides; the others keep their hours. */
const weekday =
  (isOpen: boolean): ChangeKind =>
  (taken, { build, site }) => {
    const words = unquoted(slotOf(taken, 'text'));
    if (/\d/.test(words)) return null;
    const days = weekOf(`${words} 09:00-17:00`) ?? weekOf(`${partsOfDays(words)} 09:00-17:00`);
    if (days === null) return null;
    const told = toldFact('hours', build.website.understanding, build.customization.texts);
    const week = weekOf(told);
    if (week === null) return 'invalid';
    const named = days.flatMap((hours, day) => (hours === null ? [] : [day]));
    const after = named.reduce<Week>(
      (now, day) => ((now[day] !== null) === isOpen ? now : withDayOpen(now, day, isOpen)),
      week,
    );
    if (JSON.stringify(after) === JSON.stringify(week)) return 'alreadySo';
    const hours = weekWords(after, site.copy.language);
    return hours === '' ? 'invalid' : corrected(FACT_NAMES.hours, hours, { hours });
  };

/** "Mondays and Tuesdays", with commas between the names. */
const partsOfDays = (words: string): string =>
  words
    .trim()
    .split(/[\s,、&]+/)
    .filter((word) => word.length > 2)
    .join(', ');

export const closedOn = weekday(false);
export const openOn = weekday(true);

/** A fact that the site is not to tell any more. */
export const withoutFact: ChangeKind = (taken, { rules, build, pages }) => {
  const words = folded(slotOf(taken, 'section')).replace(rules.determiners, '');
  const isSection = pages.some(({ entries }) =>
    entries.some(({ label }) => folded(label) === words),
  );
  if (isSection) return null;
  const name = rules.named(rules.words.facts, words);
  if (!isFact(name) || !build.website.understanding?.[name]) return null;
  return corrected(FACT_NAMES[name], 'none', { [name]: null });
};

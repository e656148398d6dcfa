import { parseCorrection } from '../../../../machines/correctionFields';
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

export const fact: ChangeKind = (taken, { rules, build }) => {
  const name = rules.named(rules.words.facts, folded(slotOf(taken, 'fact')));
  if (!isFact(name)) return null;
  const value = unquoted(slotOf(taken, 'text'));
  const { corrections } = parseCorrection(name, value);
  if (corrections === null || value === '') return 'invalid';
  if (build.website.understanding?.[name]?.value === corrections[name]) return 'alreadySo';
  return corrected(FACT_NAMES[name], corrections[name] ?? value, corrections);
};

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

import { parseHttpsAddress } from '../../../../machines/httpsAddress';
import { FACT_TARGETS, targetName } from '../../../../machines/linkTargets';
import type { UnreadReason } from '../../../../machines/requestedChanges';
import type { TARGETS } from '../../changeKinds';
import { type ChangeKind, isReason, slotOf, type Told, told } from '../ChangeKind';
import { folded, listed } from '../compileChanges';
import { bare, findSection, unquoted } from '../findSections';
import { type ShownText, shownTexts, type Situation } from '../Situation';
import { pageTarget } from './pages';

/** A text on which a button or link stands; the buttons of sections first. */
const LINK = /\.action\.\d+$|\.more$|\.nav$/;

/** The button or link that words name: "the button" is the first of the section that is meant, else of the page. */
function linkNamed(words: string, situation: Situation): ShownText | null {
  const { scope, mentioned, rules } = situation;
  const links = shownTexts(situation)
    .filter(({ id }) => LINK.test(id))
    .sort((one, other) => rank(one) - rank(other));
  const listedAs = (name: string) => listed(rules.words.words[name] ?? '');
  const name = folded(bare(words, situation));
  const own = links.filter(({ section }) => section === (scope ?? mentioned ?? 'hero'));
  const buttons = own.some(({ id }) => id.includes('.action.')) ? own : links;
  if (listedAs('button').includes(name)) return buttons[0] ?? null;
  if (listedAs('secondbutton').includes(name)) return buttons[1] ?? null;
  const label = name.replace(new RegExp(`\\s+(?:${listedAs('button').join('|')})$`), '');
  const called = links.filter(({ value }) =>
    [name, label, folded(unquoted(label))].includes(folded(value)),
  );
  return called.find(({ section }) => scope === null || section === scope) ?? called[0] ?? null;
}

const rank = ({ id }: ShownText): number =>
  id.includes('.action.') ? 0 : id.endsWith('.more') ? 1 : 2;

const leading = (
  link: ShownText,
  target: string,
  label: string,
  { scope }: Situation,
): Told[] | UnreadReason =>
  scope !== null && link.section !== scope
    ? 'outOfScope'
    : [told(`Link “${link.value}”`, `to ${label}`, { type: 'link.choose', id: link.id, target })];

/** The facts that links by which a person is reached need. */
const NEEDED = { call: 'phone', email: 'email', map: 'address' } as const;

export const linkDoes: ChangeKind = (taken, situation) => {
  const { rules, build } = situation;
  const link = linkNamed(slotOf(taken, 'link'), situation);
  const name = rules.named(rules.words.targets, folded(slotOf(taken, 'target')));
  if (link === null || name === null) return null;
  const target = name as (typeof TARGETS)[number];
  const isTold = Boolean(build.website.understanding?.[NEEDED[target]]?.value);
  if (!isTold) return 'missing';
  const address = FACT_TARGETS[target];
  return leading(link, address, targetName(address, build), situation);
};

export const linkTo: ChangeKind = (taken, situation) => {
  const link = linkNamed(slotOf(taken, 'link'), situation);
  if (link === null) return null;
  const words = slotOf(taken, 'other');
  const { address, problem } = parseHttpsAddress(unquoted(words));
  if (address !== null) return leading(link, address, address, situation);
  if (problem === 'notSecure' || problem === 'credentials') return 'invalid';
  const free = { ...situation, scope: null };
  const page = pageTarget(words.replace(/\s+page$/i, ''), free);
  if (page !== null) return leading(link, page.target, page.label, situation);
  const found = findSection(words, free);
  if (isReason(found)) return found;
  if (found.entry.state === 'hidden') return 'missing';
  return leading(link, `#${found.entry.id}`, found.entry.label, situation);
};

import type { Action, BriefRequest, SectionCopy, SectionKind } from '../types';
import { capitalised } from './fillLine';
import type { WritingContext } from './WritingContext';

export type WrittenSection = Omit<SectionCopy, 'id' | 'kind'>;

/** A heading of more than these letters is no heading. */
const LONGEST_HEADING = 70;
const LONGEST_LABEL = 24;

/** What the prompt asks of a section, in its order. */
export const requestsFor = ({ brief }: WritingContext, kind: SectionKind): BriefRequest[] =>
  brief.requests.filter((request) => request.kind === kind);

/**
 * What every section has: label, heading and intro, in the words of the prompt where it asks for the section in words of
 * its own; empty lists for the writer to fill.
 */
export function sectionFrame(context: WritingContext, kind: SectionKind): WrittenSection {
  const words = context.sectionWords(kind);
  const [asked] = requestsFor(context, kind).filter(({ words: { value } }) => value.length <= LONGEST_HEADING);
  const label = asked !== undefined && asked.words.value.length <= LONGEST_LABEL && /^\p{Lu}/u.test(asked.words.evidence) ? asked.words : null;
  return {
    navLabel: label === null ? context.standard(`${kind}.nav`, words.nav) : context.fromPrompt(`${kind}.nav`, { ...label, value: capitalised(label.value) }),
    heading:
      asked === undefined
        ? (context.write(`${kind}.heading`, words.heading) ?? context.standard(`${kind}.heading`, words.nav))
        : context.fromPrompt(`${kind}.heading`, { ...asked.words, value: capitalised(asked.words.value) }),
    intro: context.write(`${kind}.intro`, words.intro),
    paragraphs: [],
    items: [],
    actions: [],
    fields: [],
    submit: null,
  };
}

/** The trade's call to action: to the form, or to the prompt's e-mail or phone when the form is not wanted. */
export function primaryAction({ brief, plan, words, standard }: WritingContext, id: string): Action {
  const label = standard(id, words.action);
  if (plan.layout.showContact) return { label, href: '#contact' };
  const { email, phone } = brief.facts;
  if (email !== null) return { label, href: `mailto:${email.value}` };
  if (phone !== null) return { label, href: `tel:${phone.value.replace(/[^\d+]/g, '')}` };
  return { label, href: '#contact' };
}

import { readable } from '../read/words';
import type { Action, BriefRequest, SectionCopy, SectionKind } from '../types';
import { sectionNames } from '../read/sections';
import { capitalised } from './fillLine';
import type { WritingContext } from './WritingContext';

export type WrittenSection = Omit<SectionCopy, 'id' | 'kind'>;

/** A heading of more than these letters is no heading. */
const LONGEST_HEADING = 70;
const LONGEST_LABEL = 24;

/** What the prompt asks of a section, in its order. */
export const requestsFor = ({ brief }: WritingContext, kind: SectionKind): BriefRequest[] =>
  brief.requests.filter((request) => request.kind === kind);

const bare = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a request only names the section: "reviews", "a contact form". */
export const isBare = (context: WritingContext, { kind, words }: BriefRequest): boolean =>
  kind !== null &&
  (words.value === '' || sectionNames(context.pack.reader.sections, kind).has(bare(words.value)));

/** Kinds whose own words stand in the heading rather than among the items. */
const HEADED: ReadonlySet<SectionKind> = new Set([
  'about',
  'process',
  'faq',
  'contact',
  'booking',
  'newsletter',
  'visit',
  'pricing',
  'features',
  'offerings',
  'menu',
  'donate',
]);

/** The request whose words are the section's heading; null where none says more than the section's usual name. */
export function headingRequest(context: WritingContext, kind: SectionKind): BriefRequest | null {
  const usual = bare(context.sectionWords(kind).nav);
  const isOwn = (request: BriefRequest): boolean =>
    request.words.value !== '' &&
    request.words.value.length <= LONGEST_HEADING &&
    bare(request.words.value) !== usual &&
    (HEADED.has(kind) || isBare(context, request) || /^\p{Lu}/u.test(request.words.evidence));
  return (
    requestsFor(context, kind).find((request) => isOwn(request) && !isBare(context, request)) ??
    requestsFor(context, kind).find(isOwn) ??
    null
  );
}

/**
 * What every section has: label, heading and intro, in the words of the prompt where it asks for the section in words of
 * its own; empty lists for the writer to fill.
 */
export function sectionFrame(context: WritingContext, kind: SectionKind): WrittenSection {
  const words = context.sectionWords(kind);
  const asked = headingRequest(context, kind);
  const own = asked && { ...asked.words, value: capitalised(asked.words.value) };
  return {
    navLabel:
      own !== null && own.value.length <= LONGEST_LABEL
        ? context.fromPrompt(`${kind}.nav`, own)
        : context.standard(`${kind}.nav`, words.nav),
    heading:
      own === null
        ? (context.write(`${kind}.heading`, words.heading) ??
          context.standard(`${kind}.heading`, words.nav))
        : context.fromPrompt(`${kind}.heading`, own),
    intro: context.write(`${kind}.intro`, words.intro),
    paragraphs: [],
    items: [],
    actions: [],
    fields: [],
    submit: null,
  };
}

/** The trade's call to action: to the form, or to the prompt's e-mail or phone when the form is not wanted. */
export function primaryAction(
  { brief, plan, words, standard }: WritingContext,
  id: string,
): Action {
  const label = standard(id, words.action);
  if (plan.layout.showContact) return { label, href: '#contact' };
  const { email, phone } = brief.facts;
  if (email !== null) return { label, href: `mailto:${email.value}` };
  if (phone !== null) return { label, href: `tel:${readable(phone.value).replace(/[^\d+]/g, '')}` };
  return { label, href: '#contact' };
}

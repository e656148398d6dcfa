import { capitalized } from '../../../machines/text';
import { bareWords, isSectionName } from '../read/sections/sections';
import type { Action, BriefRequest, SectionCopy, SectionKind, Text } from '../types';
import { contactActions, needOf } from './requestedWays';
import type { WritingContext } from './WritingContext';

export type WrittenSection = Omit<SectionCopy, 'id' | 'kind'>;

/** A heading of more than these letters is no heading. */
const LONGEST_HEADING = 70;
const LONGEST_LABEL = 24;

/** What the prompt asks of a section, in its order. */
export const requestsFor = ({ brief }: WritingContext, kind: SectionKind): BriefRequest[] =>
  brief.requests.filter((request) => request.kind === kind);

/** Whether a request only names the section: "reviews", "a contact form". */
export const isBare = (context: WritingContext, { kind, words }: BriefRequest): boolean =>
  kind !== null &&
  (words.value === '' || isSectionName(context.pack.reader.sections, kind, words.value));

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

/** The words of a request without what only says that they name a section: "exhibitions | section". */
function headingWords({ pack }: WritingContext, { words }: BriefRequest): string {
  const said = words.value.split(' ');
  const last = said.findLastIndex((word) => !pack.reader.sections.isEnd(word.toLowerCase()));
  return said.slice(0, last + 1).join(' ') || words.value;
}

/** "Contact form", "Buchungsformular": what a section is made of, which is no heading. */
function isPartAlone(context: WritingContext, request: BriefRequest): boolean {
  const { lexicon } = context.pack.reader;
  const whole = headingWords(context, request).toLowerCase();
  const words = whole.split(/\s+/);
  const parts = words.length > 1 ? words : [...whole].slice(3).map((_, at) => whole.slice(at + 3));
  return isBare(context, request) && parts.some((part) => lexicon.has('siteParts', part));
}

/**
 * The request whose words are the section's heading: the page that it has, else what says more than the section's usual
 * name; null where none does.
 */
export function headingRequest(context: WritingContext, kind: SectionKind): BriefRequest | null {
  const usual = bareWords(context.sectionWords(kind).nav);
  const requests = requestsFor(context, kind).filter(
    (request) =>
      request.words.value !== '' &&
      request.words.value.length <= LONGEST_HEADING &&
      request.way === null &&
      (request.page !== null ||
        (bareWords(headingWords(context, request)) !== usual && !isPartAlone(context, request))),
  );
  const isOwn = (request: BriefRequest): boolean =>
    HEADED.has(kind) || isBare(context, request) || /^\p{Lu}/u.test(request.words.evidence);
  return (
    requests.find(({ page }) => page !== null) ??
    requests.find((request) => isOwn(request) && !isBare(context, request)) ??
    requests.find(isOwn) ??
    null
  );
}

/**
 * What every section has: label, heading and intro, in the words of the prompt where it asks for the section in words of
 * its own; empty lists for the writer to fill. `id`: the section's, where that is not the kind.
 */
export function sectionFrame(
  context: WritingContext,
  kind: SectionKind,
  id: string = kind,
): WrittenSection {
  const words = context.sectionWords(kind);
  const asked = headingRequest(context, kind);
  const own = asked && { ...asked.words, value: capitalized(headingWords(context, asked)) };
  // What is only switched on is asked for in no words, and stays out while it is empty; prices stay.
  const isWanted = requestsFor(context, kind).some(
    ({ words: said }) => kind === 'pricing' || said.value !== '',
  );
  return {
    ...(isWanted && { isWanted }),
    navLabel:
      own !== null && own.value.length <= LONGEST_LABEL
        ? context.fromPrompt(`${id}.nav`, own)
        : context.standard(`${id}.nav`, words.nav),
    heading:
      own === null
        ? (context.write(`${id}.heading`, headingLines(context, words.heading)) ??
          context.standard(`${id}.heading`, words.nav))
        : context.fromPrompt(`${id}.heading`, own),
    intro: context.write(`${id}.intro`, words.intro),
    paragraphs: [],
    items: [],
    actions: [],
    fields: [],
    submit: null,
    notes: notesFor(context, id, requestsFor(context, kind)),
  };
}

/** A name of more letters stands in the headline alone. */
const LONGEST_NAME = 22;

const headingLines = ({ brief }: WritingContext, lines: readonly string[]): readonly string[] => {
  const nameless = lines.filter((line) => !line.includes('{name}'));
  const isLong = (brief.name?.value.length ?? 0) > LONGEST_NAME;
  return isLong && nameless.length > 0 ? nameless : lines;
};

/** What the requests of a section need that it cannot do by itself, each said once. */
export function notesFor(
  context: WritingContext,
  id: string,
  requests: readonly BriefRequest[],
): Text[] {
  const needs = new Set(requests.map((request) => needOf(context, request)));
  return [...needs].flatMap((need): Text[] => {
    if (need === null) return [];
    const text = context.standard(`${id}.need.${need}`, context.pack.labels.needs[need].notice);
    return [{ ...text, source: { from: 'standard', need } }];
  });
}

/** To the booking where there is one; else the trade's call to action, to the form or to the prompt's e-mail or phone. */
export function primaryAction(context: WritingContext, id: string): Action {
  const { plan, isBooked, words, standard, sectionWords } = context;
  if (isBooked)
    return {
      label: standard(id, sectionWords('booking').heading.at(-1) ?? words.action),
      href: '#booking',
    };
  const label = standard(id, words.action);
  const [direct] = plan.layout.showContact ? [] : contactActions(context, ['mail', 'call'], id);
  return { label, href: direct?.href ?? '#contact' };
}

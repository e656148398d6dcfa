import type { NotedSection, Understanding } from '../../machines/entities';
import { SECTION_KINDS } from './sectionKinds';
import type { Brief, Site } from './types';

/** What a site was built on, for "What I understood" (specification section 2, builder). Pure. */
export function understandingOf({ request, brief, plan, translation }: Site): Understanding {
  const { facts, offerings, requests, refusals, parts } = brief;
  return {
    language: { value: brief.language, evidence: '' },
    secondLanguage:
      translation === undefined
        ? null
        : (brief.secondLanguage ?? { value: translation.language, evidence: '' }),
    isMultiPage: { value: plan.pages !== undefined, evidence: '' },
    kind: brief.noun ?? brief.subject,
    name: brief.name,
    place: brief.place,
    audience: brief.audience,
    tone: brief.tone,
    offerings: offerings.map(({ id, name, price }) => ({
      id,
      ...name,
      price: price?.value ?? null,
    })),
    sections: sectionsOf(
      plan.sections.map(({ kind }) => kind),
      brief,
    ),
    requests: requests.flatMap(({ kind, words }) => (kind === null ? [words] : [])),
    refusals: refusals.map(({ words }) => words),
    leftOver: parts.flatMap(({ role, start, end }) =>
      role === 'leftOver' ? [request.prompt.slice(start, end)] : [],
    ),
    colors: brief.colors,
    email: facts.email,
    phone: facts.phone,
    address: facts.address,
    hours: facts.hours,
    webAddress: facts.webAddress,
  };
}

function sectionsOf(planned: readonly string[], { requests, refusals }: Brief): NotedSection[] {
  return SECTION_KINDS.map((kind) => {
    const refused = refusals.find((one) => one.kind === kind);
    const asked = requests.find((one) => one.kind === kind);
    return {
      kind,
      isOn: refused === undefined && planned.includes(kind),
      evidence: (refused ?? asked)?.words.evidence ?? '',
    };
  });
}

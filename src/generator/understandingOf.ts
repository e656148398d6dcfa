import type { NotedSection, Understanding } from '../../machines/entities';
import { secondLanguageOf } from './generateSite';
import { SECTION_KINDS } from './sectionKinds';
import type { Site, Understood } from './types';
import { detectLanguage } from './understand/detectLanguage';
import { findPages } from './understand/findPages';
import { findSiteLanguages } from './understand/findSiteLanguages';

/** What a site was built on, for "What I understood" (specification section 2, builder). Pure. */
export function understandingOf({ request, intent, plan }: Site): Understanding {
  const { facts } = intent;
  const asked = findSiteLanguages(request.prompt);
  const second = secondLanguageOf(request);
  return {
    language: {
      value: intent.language,
      evidence: asked?.value.first === intent.language ? asked.evidence : '',
    },
    secondLanguage: second?.value === intent.language ? null : second,
    isMultiPage: {
      value: plan.pages !== undefined,
      evidence: findPages(detectLanguage(request.prompt), request.prompt)?.evidence ?? '',
    },
    trade: intent.trade,
    name: intent.name,
    place: intent.place,
    audience: intent.audience,
    tone: intent.tone,
    offerings: intent.offerings,
    sections: sectionsOf(
      plan.sections.map(({ kind }) => kind),
      intent,
    ),
    colors: intent.colors,
    email: facts.email,
    phone: facts.phone,
    address: facts.address,
    hours: facts.hours,
    webAddress: facts.webAddress,
  };
}

function sectionsOf(
  planned: readonly string[],
  { wanted, unwanted }: Site['intent'],
): NotedSection[] {
  const evidenceOf = (list: readonly Understood<string>[], kind: string): string | null =>
    list.find(({ value }) => value === kind)?.evidence ?? null;
  return SECTION_KINDS.map((kind) => {
    const refused = evidenceOf(unwanted, kind);
    return {
      kind,
      isOn: refused === null && planned.includes(kind),
      evidence: refused ?? evidenceOf(wanted, kind) ?? '',
    };
  });
}

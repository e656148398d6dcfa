import { arrangedPages, HOME } from '../../../machines/arrangedPages';
import type { Customization } from '../../../machines/entities';
import { isPageTopic } from '../../../machines/sectionIds';
import type { PlannedPage, SectionCopy } from '../types';
import { type Addable, beforeContact, writtenSection } from './addedSections';
import { plannedEntries } from './plannedEntries';
import { ownTexts } from './contentTexts';

/**
 * A site with the pages that the person set up, each with the section that it begins with, and with the sections that they put on
 * another page (specification section 2, builder). A site that has them already stays as it is. Pure; throws where a language of
 * the site is not loaded.
 */
export function pagedSite<T extends Addable>(planned: T, customization: Customization): T {
  const { pages, arrangement } = customization;
  if (pages === undefined && arrangement?.moved === undefined) return planned;
  const site = Object.entries(pages?.added ?? {}).reduce(
    (now, [lead, name]) => withPageTopic(now, planned, lead, name),
    planned,
  );
  const { plan } = planned;
  const before = plan.pages ?? [{ lead: HOME, sections: plan.sections.map(({ id }) => id) }];
  const all = [...before.map(({ lead }) => lead), ...Object.keys(pages?.added ?? {})];
  const ids = before.map(({ lead }) => ({ lead, ids: plannedEntries(plan, lead) }));
  const arranged = arrangedPages(ids, customization);
  const { pages: _, ...rest } = site.plan;
  return {
    ...site,
    plan: {
      ...rest,
      ...(arranged.length > 1 && {
        pages: arranged.map(({ lead, ids: own }): PlannedPage => {
          const sections = own.filter((id) => !id.endsWith('.more'));
          const known = before.find((page) => page.lead === lead);
          return {
            lead,
            sections,
            at: known?.at ?? all.indexOf(lead),
            ...(!sections.includes(lead) && { names: namesOf(site, customization, lead) }),
          };
        }),
      }),
    },
  };
}

/** What a page is called in each language of its site, where it is not named with its section any more. */
function namesOf(
  { copy, translation }: Addable,
  { texts }: Customization,
  lead: string,
): Record<string, string> {
  const own = ownTexts(texts);
  return Object.fromEntries(
    [copy, ...(translation ? [translation] : [])].map(({ language, sections }) => {
      const prefix = language === copy.language ? '' : `${language}.`;
      const label = sections.find(({ id }) => id === lead)?.navLabel.value ?? '';
      return [language, own[`${prefix}${lead}.page`] ?? label];
    }),
  );
}

function withPageTopic<T extends Addable>(now: T, site: T, lead: string, name: string): T {
  if (!isPageTopic(lead) || now.plan.sections.some(({ id }) => id === lead)) return now;
  const written = writtenSection(site, { id: lead, kind: 'topic' });
  const named = ({ navLabel, heading, ...section }: SectionCopy): SectionCopy => ({
    ...section,
    navLabel: { ...navLabel, value: name, source: { from: 'standard' } },
    heading: { ...heading, value: name, source: { from: 'standard' } },
  });
  const { plan, copy, translation, design } = now;
  const { navLabel } = written.copy;
  const { language } = copy;
  return {
    ...now,
    plan: { ...plan, sections: [...plan.sections, { id: lead, kind: 'topic', isAdded: true }] },
    copy: beforeContact(copy, named(written.copy)),
    ...(translation &&
      written.translation && {
        translation: beforeContact(
          translation,
          named({
            ...written.translation,
            // The person named it in the first language alone.
            navLabel: { ...written.translation.navLabel, follows: navLabel.id, language },
            heading: { ...written.translation.heading, follows: written.copy.heading.id, language },
          }),
        ),
      }),
    ...(design && {
      design: { ...design, layouts: { ...design.layouts, [lead]: written.layout } },
    }),
  };
}

import type { Guide } from './guide';
import { aiDesign } from './guides/aiDesign';
import { aiWriter } from './guides/aiWriter';
import { faqGuide } from './guides/faq';
import { ownModel } from './guides/ownModel';
import { promptPerfect } from './guides/promptPerfect';
import { quickstart } from './guides/quickstart';

/** The five guides of the specification (section 3) and one of our own, in the order of the Learn page and the sidebar. */
export const guides = [quickstart, promptPerfect, aiWriter, aiDesign, faqGuide, ownModel] as const;

/** The guide of an address: the first without an id, null for an id that no guide has. */
export function findGuide(id: string | undefined): Guide | null {
  if (id === undefined || id === '') return guides[0];
  return guides.find((guide) => guide.id === id) ?? null;
}

/** The guide to read after this one; null after the last. */
export function guideAfter({ id }: Guide): Guide | null {
  const index = guides.findIndex((guide) => guide.id === id);
  return guides[index + 1] ?? null;
}

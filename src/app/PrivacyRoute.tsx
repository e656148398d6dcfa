import { privacyPage } from '../content/legalPages';
import { LegalScreen } from '../marketing/legal/LegalScreen';
import type { PublicHandle } from './pageMeta';
import { breadcrumbs } from './structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: privacyPage.title,
    description: privacyPage.summary,
    structuredData: [breadcrumbs([{ name: privacyPage.title, path: '/privacy' }])],
  }),
};

export function Component() {
  return <LegalScreen page={privacyPage} />;
}

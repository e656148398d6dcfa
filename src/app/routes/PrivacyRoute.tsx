import { privacyPage } from '../../content/legalPages';
import { LegalScreen } from '../../marketing/legal/LegalScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

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

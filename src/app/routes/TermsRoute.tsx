import { termsPage } from '../../content/legalPages';
import { LegalScreen } from '../../marketing/legal/LegalScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: termsPage.title,
    description: termsPage.summary,
    structuredData: [breadcrumbs([{ name: termsPage.title, path: '/terms' }])],
  }),
};

export function Component() {
  return <LegalScreen page={termsPage} />;
}

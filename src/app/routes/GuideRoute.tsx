import { useParams } from 'react-router-dom';

import { messages } from '../../../machines/messages';
import { findGuide, guides } from '../../content/guides';
import { GuideScreen } from '../../marketing/guide/GuideScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

const addressOf = (id: string) => `/learn/guide/${id}`;

export const handle: PublicHandle = {
  meta: ({ id }) => {
    const guide = findGuide(id);
    if (guide === null) {
      return {
        title: messages.guide.notFound.replace(/\.$/, ''),
        description: 'There is no guide at this address. The list beside it has all five.',
      };
    }
    return {
      title: `${guide.title} guide`,
      description: `${guide.headline}. ${guide.desc}`,
      kind: 'article',
      structuredData: [
        breadcrumbs([
          { name: 'Learn', path: '/learn' },
          { name: guide.title, path: addressOf(guide.id) },
        ]),
      ],
    };
  },
  addresses: ['/learn/guide', ...guides.map(({ id }) => addressOf(id))],
};

export function Component() {
  return <GuideScreen id={useParams().id} />;
}

import type { Delivery } from '../../../machines/delivery';
import { languagePack } from '../languages/languages';
import type { Text } from '../types';
import { innerTitle, META_DESCRIPTION_LENGTH, shortened } from './contentTexts';
import type { Block, SiteDocument } from './document';
import { pageHead } from './pageHead';
import { hasThanks } from './receiver';
import { thanksPath } from './thanksPath';

/**
 * The documents of a published site with a thank-you page in each of its languages, where one of its forms leads to it. A
 * site without a form that is sent to a service stays as it is.
 */
export function withThanks(documents: SiteDocument[], delivery: Delivery): SiteDocument[] {
  const homes = documents.filter(({ path, homePath }) => path === homePath);
  const isLedTo =
    homes.some(({ discovery }) => hasThanks(delivery, discovery.isAddressKnown)) &&
    documents.some(({ sections }) => sections.some(({ children }) => hasForm(children)));
  return isLedTo ? [...documents, ...homes.map(thanksPage)] : documents;
}

const hasForm = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    switch (block.block) {
      case 'form':
        return true;
      case 'group':
      case 'card':
        return hasForm(block.children);
      case 'split':
        return hasForm(block.first) || hasForm(block.second);
      default:
        return false;
    }
  });

/**
 * The page that a form service sends visitors to when their message has arrived: the site's own header and footer, a word of
 * thanks and the way back. Search engines are told to leave it out. `home`: the first page in its language.
 */
function thanksPage(home: SiteDocument): SiteDocument {
  const { thanks } = languagePack(home.language).labels;
  const text = (id: string, value: string): Text => ({
    id: `thanks.${id}`,
    value,
    source: { from: 'standard' },
  });
  return {
    ...home,
    path: thanksPath(home.path),
    label: thanks.title,
    lead: 'thanks',
    metaTitle: innerTitle(thanks.title, home.title.value),
    metaDescription: shortened(thanks.words, META_DESCRIPTION_LENGTH),
    alternates: home.alternates.map((other) => ({ ...other, path: thanksPath(other.path) })),
    sections: [
      pageHead(text('title', thanks.title), [
        { block: 'text', tone: 'lead', text: text('words', thanks.words) },
        {
          block: 'actions',
          actions: [{ label: text('back', thanks.back), href: '#hero' }],
          fullOnly: false,
        },
      ]),
    ],
    discovery: { ...home.discovery, isIndexed: false, versions: {}, alternates: {} },
    structuredData: null,
  };
}

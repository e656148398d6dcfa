import type { Action, CopyItem, Text } from '../types';
import type { Block, SiteDocument } from './document';

/**
 * A page as it is taken away: what is switched off is not hidden but gone, and so are the links that led there
 * (specification section 2, Layout), and a text that was emptied goes with its line. The preview keeps it all, so that it can
 * come back in place.
 */
export function publishedDocument(document: SiteDocument): SiteDocument {
  const isReachable = ({ href, label }: Action) =>
    has(label) && (!href.startsWith('#') || Object.hasOwn(document.places, href.slice(1)));
  const { navigationAction } = document;
  return {
    ...document,
    hidden: [],
    navigation: document.navigation.filter(({ label, href = '' }) => isReachable({ label, href })),
    footer: document.footer && has(document.footer) ? document.footer : null,
    navigationAction: navigationAction && isReachable(navigationAction) ? navigationAction : null,
    sections: document.sections
      .filter(({ state }) => state !== 'hidden')
      .map((section) => {
        const children = published(section.children, section.state === 'compact', isReachable);
        const own = `${section.id}-heading`;
        const isUnnamed =
          section.headingId === own && !JSON.stringify(children).includes(`"${own}"`);
        return { ...section, children, headingId: isUnnamed ? null : section.headingId };
      }),
  };
}

const has = ({ value }: Text): boolean => value !== '';

const filled = (item: CopyItem): CopyItem => ({
  ...item,
  body: item.body && has(item.body) ? item.body : null,
  detail: item.detail && has(item.detail) ? item.detail : null,
});

/** Whether a fact says something: its name, and what is told under it unless there never was anything. */
const isTold = ({ title, body, detail }: CopyItem): boolean => {
  const told = [body, detail].filter((text) => text !== null);
  return has(title) && (told.length === 0 || told.some(has));
};

type IsReachable = (action: Action) => boolean;

function published(blocks: Block[], isCompact: boolean, isReachable: IsReachable): Block[] {
  const inside = (children: Block[]) => published(children, isCompact, isReachable);
  return blocks.flatMap((block): Block[] => {
    if (isCompact && 'fullOnly' in block && block.fullOnly) return [];
    switch (block.block) {
      case 'heading':
      case 'text':
        return has(block.text) ? [block] : [];
      case 'menu': {
        const rows = block.rows.map(filled).filter(({ title }) => has(title));
        return rows.length === 0 ? [] : [{ ...block, rows }];
      }
      case 'facts': {
        const facts = block.facts.filter(isTold).map(filled);
        return facts.length === 0 ? [] : [{ ...block, facts }];
      }
      case 'faq': {
        const items = block.items.filter(({ question, answer }) => has(question) && has(answer));
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      case 'actions': {
        const actions = block.actions.filter(isReachable);
        return actions.length === 0 ? [] : [{ ...block, actions }];
      }
      case 'group':
      case 'card':
        return [{ ...block, children: inside(block.children) }];
      case 'split':
        return [{ ...block, first: inside(block.first), second: inside(block.second) }];
      case 'grid':
        return [{ ...block, items: block.items.map(inside) }];
      default:
        return [block];
    }
  });
}

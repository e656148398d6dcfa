import type { Action } from '../types';
import type { Block, SiteDocument } from './document';

/**
 * A page as it is taken away: what is switched off is not hidden but gone, and so are the links that led there
 * (specification section 2, Layout). The preview keeps it all, so that it can be switched on again in place.
 */
export function publishedDocument(document: SiteDocument): SiteDocument {
  const isReachable = ({ href }: Pick<Action, 'href'>) =>
    !href.startsWith('#') || Object.hasOwn(document.places, href.slice(1));
  const { navigationAction } = document;
  return {
    ...document,
    hidden: [],
    navigationAction: navigationAction && isReachable(navigationAction) ? navigationAction : null,
    sections: document.sections
      .filter(({ state }) => state !== 'hidden')
      .map((section) => ({
        ...section,
        children: published(section.children, section.state === 'compact', isReachable),
      })),
  };
}

type IsReachable = (action: Action) => boolean;

function published(blocks: Block[], isCompact: boolean, isReachable: IsReachable): Block[] {
  const inside = (children: Block[]) => published(children, isCompact, isReachable);
  return blocks.flatMap((block): Block[] => {
    if (isCompact && 'fullOnly' in block && block.fullOnly) return [];
    switch (block.block) {
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

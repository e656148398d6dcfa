import type { Block } from './document';

/** A section under the heading of its page: without its own, the headings in it one level higher. */
export const headedByPage = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.block) {
      case 'heading':
        return block.level === 2 ? [] : [{ ...block, isRaised: true }];
      case 'group':
      case 'card': {
        const children = headedByPage(block.children);
        return children.length === 0 ? [] : [{ ...block, children }];
      }
      case 'split': {
        const first = headedByPage(block.first);
        const second = headedByPage(block.second);
        const isWhole = first.length > 0 && second.length > 0;
        return isWhole ? [{ ...block, first, second }] : [...first, ...second];
      }
      case 'grid':
        return [{ ...block, items: block.items.map(headedByPage) }];
      default:
        return [block];
    }
  });

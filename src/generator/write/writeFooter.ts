import type { Text } from '../types';
import type { WritingContext } from './WritingContext';

/** Who and where; and since when, where no section about the owner says it. */
export function writeFooter({ pack, plan, write }: WritingContext, title: Text): Text {
  const footer = write('footer', pack.footer) ?? title;
  const isSaid = plan.sections.some(({ kind }) => kind === 'about');
  const since = isSaid ? null : write('footer', pack.told?.since ?? []);
  if (since === null) return footer;
  return {
    ...footer,
    value: `${footer.value} · ${since.value.replace(/\.$/, '')}`,
    source: footer.source.from === 'prompt' ? footer.source : since.source,
  };
}

import type { CopyItem } from '../../types';
import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';
import { capitalised } from '../fillLine';
import { priceOf } from '../priceOf';

/** The prompt's offerings, each once, or places to fill in when it names none. */
export const writeOfferings: SectionWriter = (context) => {
  const { intent, words, pack, choice } = context;
  const start = choice('offerings.beside', words.beside.length);
  const named: CopyItem[] = intent.offerings.map((offering, index) => {
    const id = `offerings.${index + 1}`;
    const beside = words.beside[(start + index) % words.beside.length];
    const price = priceOf(intent, offering);
    return {
      title: context.fromPrompt(`${id}.title`, { ...offering, value: capitalised(offering.value) }),
      body:
        index < words.beside.length && beside !== undefined
          ? context.write(`${id}.body`, [beside], { item: offering })
          : null,
      detail: price === null ? null : context.fromPrompt(`${id}.detail`, price),
    };
  });
  const toFill: CopyItem[] = words.toFill.map((value, index) => ({
    title: context.placeholder(`offerings.${index + 1}.title`, value, 'text'),
    body: context.placeholder(
      `offerings.${index + 1}.body`,
      pack.placeholders.offeringBody,
      'text',
    ),
    detail: null,
  }));
  return { ...sectionFrame(context, 'offerings'), items: named.length > 0 ? named : toFill };
};

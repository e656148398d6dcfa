import type { CopyItem } from '../../types';
import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';
import { capitalised } from '../fillLine';
import { priceOf } from '../priceOf';

/** Priced items: the trade's own kinds of giving where it sells nothing, else the prompt's offerings with the prompt's prices; a price it does not give is the owner's to add. */
export const writePricing: SectionWriter = (context) => {
  const { intent, words, pack } = context;
  const missing = (id: string) => context.placeholder(id, pack.placeholders.price, 'price');
  const named: CopyItem[] = intent.offerings.map((offering, index) => {
    const id = `pricing.${index + 1}`;
    const price = priceOf(intent, offering);
    return {
      title: context.fromPrompt(`${id}.title`, { ...offering, value: capitalised(offering.value) }),
      body: null,
      detail: price === null ? missing(`${id}.detail`) : context.fromPrompt(`${id}.detail`, price),
    };
  });
  const own = standardItems(context, 'pricing').map((item, index) => ({
    ...item,
    detail: context.placeholder(`pricing.${index + 1}.detail`, pack.placeholders.amount, 'price'),
  }));
  const toFill: CopyItem[] = words.toFill.map((value, index) => ({
    title: context.placeholder(`pricing.${index + 1}.title`, value, 'text'),
    body: null,
    detail: missing(`pricing.${index + 1}.detail`),
  }));
  const items = [own, named, toFill].find((list) => list.length > 0) ?? [];
  return { ...sectionFrame(context, 'pricing'), items };
};

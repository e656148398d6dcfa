import type { CopyItem } from '../../types';
import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';
import { capitalised } from '../fillLine';
import { priceOf } from '../priceOf';
import { WHOLE_BUSINESS } from '../../trades/wholeBusiness';
import type { WritingContext } from '../WritingContext';

/** Priced items: the trade's own kinds of giving where it sells nothing, else the prompt's offerings with the prompt's prices; a price it does not give is the owner's to add. */
export const writePricing: SectionWriter = (context) => {
  const { intent, words, pack } = context;
  const missing = (id: string) => context.placeholder(id, pack.placeholders.price, 'price');
  const whole = wholePrice(context);
  const named: CopyItem[] = intent.offerings.map((offering, index) => {
    const id = `pricing.${index + 1 + whole.length}`;
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
  const items = [own, [...whole, ...named], toFill].find((list) => list.length > 0) ?? [];
  return { ...sectionFrame(context, 'pricing'), items };
};

/** What the business as such asks, beside the prompt's own word for it. */
function wholePrice({ intent, fromPrompt, standard, sectionWords }: WritingContext): CopyItem[] {
  const price = intent.facts.prices[WHOLE_BUSINESS];
  if (price === undefined) return [];
  const { evidence } = intent.trade;
  return [
    {
      title:
        evidence === ''
          ? standard('pricing.1.title', sectionWords('pricing').nav)
          : fromPrompt('pricing.1.title', { value: capitalised(evidence), evidence }),
      body: null,
      detail: fromPrompt('pricing.1.detail', price),
    },
  ];
}

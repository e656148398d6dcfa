import type { Lexicon } from '../text/lexicon';
import { latinMarks, type FactKind, type Span, type Word } from '../text/words';
import { addresses } from './addresses';
import { dates } from './dates';
import { hours } from './hours';
import { prices } from './prices';
import { emails, phones, webAddresses } from './reach';

export interface Fact extends Span {
  kind: FactKind;
}

/**
 * What a prompt states in forms that have a grammar of their own: e-mail and web addresses, telephone numbers, prices, dates,
 * opening hours, street addresses (docs: reading). None overlaps another; the surer kind wins.
 */
export function findFacts(text: string, words: readonly Word[], lexicon: Lexicon): Fact[] {
  const found: Fact[] = [];
  const add = (kind: FactKind, spans: readonly Span[]): void => {
    for (const span of spans) {
      const isFree = found.every(({ start, end }) => span.end <= start || end <= span.start);
      if (isFree && span.end > span.start) found.push({ ...span, kind });
    }
  };
  const marked = latinMarks(text);
  add('email', emails(text));
  add('webAddress', webAddresses(text, words, lexicon));
  add('price', prices(marked));
  add('address', addresses(text, words, lexicon));
  add('date', dates(marked, words, lexicon));
  add('hours', hours(marked, words, lexicon));
  add('phone', phones(text, words, lexicon));
  return found.sort((one, other) => one.start - other.start);
}

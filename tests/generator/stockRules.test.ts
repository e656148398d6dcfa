import { expect, test } from 'vitest';

import { stockFaults } from './stockRules';

const faultsOf = (text: string, language = 'en'): string[] =>
  stockFaults(language, { at: 'faq.items', text, isSentence: true }).map(
    (fault) => fault.split(' in faq')[0] ?? '',
  );

test.each([
  ['Chances, not promises.', ['contrast']],
  ['Said quietly, and to the end', ['open end']],
  ['Keep the envelope: the postmark may matter.', ['colon']],
  ['Flowers for what the day leaves out – and more.', ['dash']],
  ['A cup, a chair and a little time.', ['superlative', 'no verb']],
  ['Drawings worth the argument.', ['superlative']],
  ['A counter, a scale and a clock.', ['no verb']],
  ['The best bread in town.', ['claim', 'superlative', 'no verb']],
  ['We have baked for 30 winters.', ['number']],
  ['Come in and see!', ['mark', 'open end']],
])('finds what an owner would not leave: %s', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test.each([
  ['de', 'Zusagen, keine Versprechen.', 'contrast'],
  ['fr', 'Des chances, pas des promesses.', 'contrast'],
  ['es', 'Oportunidades, no promesas.', 'contrast'],
  ['ja', '最高のパンです。', 'hype'],
])('finds it in other languages: %s, %s', (language, text, fault) => {
  expect(faultsOf(text, language)).toContain(fault);
});

test.each([
  'Tell us the date, the number of guests and what you would like.',
  'Yes. Tell us that you are new, and we will suggest a class.',
  'No. That happens only when both sides have agreed to it in writing.',
  'Ask what a consultation costs before you book it.',
])('leaves plain lines: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['Write to hello@crumb.example.', 'email', 'hello@crumb.example'],
  ['Mail: post@quill.example', 'email', 'post@quill.example'],
  ['Email: info@smith-dental.co.uk or call', 'email', 'info@smith-dental.co.uk'],
  ['Call us at +1 212-555-0142', 'phone', '+1 212-555-0142'],
  ['Call us on 0113 496 0000', 'phone', '0113 496 0000'],
  ['(512) 555-0147, 24 hours. Locksmith in Austin', 'phone', '(512) 555-0147'],
  ['WhatsApp +351 912 555 014', 'phone', '+351 912 555 014'],
  ['ABN 51 824 753 556, 0412 555 014', 'phone', '0412 555 014'],
  ['at 12 Baker Street in London', 'address', '12 Baker Street'],
  ['Find us at 14 Broad Street, Reading', 'address', '14 Broad Street, Reading'],
  ['Lindenstraße 5', 'address', 'Lindenstraße 5'],
  ['Open Mon-Fri 9-17', 'hours', 'Mon-Fri 9-17'],
  ['Open daily from 8 to 18', 'hours', 'daily from 8 to 18'],
  ['Open Tuesday to Saturday, 10am to 6pm', 'hours', 'Tuesday to Saturday, 10am to 6pm'],
  ['We have been here since 1987', 'since', '1987'],
  ['founded in 2011, a choir in Bath', 'since', '2011'],
  ['www.quill.example', 'webAddress', 'www.quill.example'],
] as const)('%s → %s %s', async (prompt, fact, value) => {
  expect((await understand(prompt)).facts[fact]).toEqual({ value, evidence: value });
});

test.each([
  ['In 2024-05-01 we opened', 'phone'],
  ['costs 1.200.000 €', 'phone'],
  ['color #1234567', 'phone'],
  ['a@b and @handle', 'email'],
  ['open-minded people', 'hours'],
  ['The site opens with a hero', 'hours'],
  ['12:00', 'hours'],
  ['We have 12 rooms', 'address'],
] as const)('%s: no %s', async (prompt, fact) => {
  expect((await understand(prompt)).facts[fact]).toBe(null);
});

test.each([
  ['The fair is on 3 May at the old forge', '3 May', 'fair'],
  ['Hot cider, Santa is Dec 7 only', 'Dec 7', 'Santa'],
  ['See you on 4 July', '4 July', undefined],
])('%s: on %s', async (prompt, when, what) => {
  const [date] = (await understand(prompt)).facts.dates;
  expect([date?.when.value, date?.what?.value]).toEqual([when, what]);
});

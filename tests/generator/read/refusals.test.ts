import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['A potter in Leeds, no blog', { blog: 'posts' }],
  ['A potter in Leeds, no pricing', { pricing: 'pricing' }],
  ['A potter in Leeds, pricing is not needed', { pricing: 'pricing' }],
  ['A potter in Leeds. No pricing: every pot differs.', { pricing: 'pricing' }],
  ['A potter in Leeds.\n\nMUST NOT HAVE\n- prices', { prices: 'pricing' }],
  ['I make glass eyes. I do not wish to show prices.', { prices: 'pricing' }],
  ['A potter without a team page', { 'team page': 'team' }],
  [
    'No gallery, no newsletter. A carpenter in Hull.',
    { gallery: 'gallery', newsletter: 'newsletter' },
  ],
  ['A vet in Cork, but skip the pricing', { pricing: 'pricing' }],
  ['Website for a carpenter; please leave out the FAQ', { FAQ: 'faq' }],
  ['A carpenter in Hull. I don’t need a contact form.', { 'contact form': 'contact' }],
  ["A potter. I don't want reviews. Include a team section.", { reviews: 'testimonials' }],
  ['A river trust, nothing to do with banking', { banking: null }],
  ['Un alfarero en Vigo, sin blog', { blog: 'posts' }],
  ['Une boulangerie à Lyon sans tarifs', { tarifs: 'pricing' }],
  ['Un menuisier à Lyon, pas de blog', { blog: 'posts' }],
  ['Ein Tischler in Ulm. Lasst Bewertungen bitte weg.', { Bewertungen: 'testimonials' }],
  ['Un alfarero en Vigo. Precios ninguno, cada pieza es otra.', { Precios: 'pricing' }],
  ['Um oleiro em Braga. Blogue nenhum.', { Blogue: 'posts' }],
  ['Ein Tischler in Ulm, ohne Preise', { Preise: 'pricing' }],
  ['Uma padaria em Braga sem preços', { preços: 'pricing' }],
  ['Un panificio a Lucca senza prezzi', { prezzi: 'pricing' }],
])('what is refused, with its section, in: %s', async (prompt, refusals) => {
  const brief = await understand(prompt);
  expect(Object.fromEntries(brief.refusals.map(({ words, kind }) => [words.value, kind]))).toEqual(
    refusals,
  );
  const kept = [
    ...brief.offerings.map(({ name }) => name),
    ...brief.requests.map(({ words }) => words),
  ];
  expect(kept.filter(({ value }) => Object.hasOwn(refusals, value))).toEqual([]);
});

test.each([
  ['Potter in Cork. Mugs, bowls. My sister suggested a blog; we would not want one.', ['posts']],
  ['Potter in Cork. Mugs, bowls. Fees depend on size, so nothing about those.', ['pricing']],
  [
    'Tailor in York. Suits, coats. She doesn’t want prices or a blog displayed.',
    ['posts', 'pricing'],
  ],
  ['Barber in Leeds. Cuts, shaves. I’m not having reviews on there.', ['testimonials']],
  ['Carver in Kent. Spoons, bowls. Also cancelled: the newsletter.', ['newsletter']],
  ['Thatcher in Kent. We ring back, so leave the contact form off.', ['contact']],
  ['Seite für eine Tischlerei in Ulm. Auf Preise und Blog wird verzichtet.', ['posts', 'pricing']],
  ['Seite für eine Tischlerei in Ulm. Verzichten Sie auf einen Newsletter.', ['newsletter']],
  ['Tourneur à Nantes. Les prix, on en parle au téléphone, donc rien là-dessus.', ['pricing']],
  ['Tourneur à Nantes. Les avis, je n’en veux pas.', ['testimonials']],
  ['Ceramista en Cádiz. Cuencos, tazas. Prescindan del blog.', ['posts']],
  ['نجار في إربد. كراسي وطاولات. الأسعار ما بدي أكتبها لأنها حسب الخشب.', ['pricing']],
])('which sections are refused in: %s', async (prompt, kinds) => {
  const { refusals, requests } = await understand(prompt);
  const refused = refusals.map(({ kind }) => kind).filter((kind) => kind !== null);
  expect([...new Set(refused)].sort()).toEqual(kinds);
  expect(requests.map(({ kind }) => kind).filter((kind) => kinds.includes(kind ?? ''))).toEqual([]);
});

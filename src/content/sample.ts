/** One prompt and what the generator makes of it: the example at the head of the landing page and of the Features page. */
export const sample = {
  prompt:
    'A bakery called Fennel & Rye in Leith. We sell sourdough, rye and cinnamon buns. Open until 6.',
  name: 'Fennel & Rye',
  place: 'Leith',
  offers: ['Sourdough', 'Rye', 'Cinnamon buns'],
  hours: 'until 6',
  subtitle: 'Bakery in Leith',
  /** A price that nobody told. */
  gap: 'Add your price',
} as const;

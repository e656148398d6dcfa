/** The builder's four suggestion prompts (specification section 2). They fill the prompt and never run by themselves. */
export const websiteSuggestions = [
  {
    label: 'Bakery in Porto',
    prompt:
      'A bakery called Crumb & Ember in Porto with sourdough, croissants and coffee, a menu and a contact form',
  },
  {
    label: 'Yoga studio in Lisbon',
    prompt:
      'A yoga studio called Harbour Light in Lisbon with morning classes, workshops and prices',
  },
  {
    label: 'Wedding photographer',
    prompt:
      'A portfolio for Ines Prado, wedding photographer in Seville, with a gallery and no pricing',
  },
  {
    label: 'Plumber in Leeds',
    prompt:
      'A plumber called Tap & Thread in Leeds, phone 0113 555 0142, with opening hours and common questions',
  },
] as const;

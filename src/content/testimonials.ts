export interface Testimonial {
  name: string;
  company: string;
  feedback: string;
  /** The drawn shop that stands for the person: the same text always draws the same one. */
  avatar: string;
}

/** Four made-up owners (specification section 3); the page labels them as illustrative. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Ines Calder',
    company: 'Calder Cycle Repair',
    feedback:
      'I typed three sentences between two punctures. The opening hours and the price of a service were where I wanted them. I changed the green to our blue and swapped one heading. That was it.',
    avatar: 'calder-cycle-repair',
  },
  {
    name: 'Tomasz Wrona',
    company: 'Wrona Joinery',
    feedback:
      'I do not talk like a website, so I rewrote two lines of the first draft and kept the rest. What I liked is that it listed the prices and reviews I had not given, and made none up.',
    avatar: 'wrona',
  },
  {
    name: 'Adaeze Obi',
    company: 'Obi Portrait Studio',
    feedback:
      'I tried four prompts before lunch and compared them on a phone width. The third had my work at the top and the contact form at the foot. I exported it and sent the ZIP to my web host.',
    avatar: 'obi-portrait-studio-1',
  },
  {
    name: 'Marit Solberg',
    company: 'Solberg Tea Room',
    feedback:
      'We needed one page with a menu, an address and a phone number before the summer. I turned the pricing section off, wrote our cakes in, and my daughter checked it on her tablet.',
    avatar: 'solberg-tea-room',
  },
];

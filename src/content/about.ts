/** The two texts of the toggle (specification sections 2 and 4, "About"), about sixty words each. */
export const purposes = {
  mission: {
    label: 'Mission',
    heading: 'A page for every small business',
    text: 'We want every bakery, studio and repair shop to have a page that does its job. Not in a month and not for the price of a van: this week, from words the owner already has. You say who you are and what you offer. We do the layout, the first draft and the colors, and you keep the last word on all of it.',
  },
  vision: {
    label: 'Vision',
    heading: 'A web as lively as a good street',
    text: 'We picture a web that looks like a good street: many small doors, each with its own sign, each open to everybody. On such a street, nobody needs to know code to put up a sign or to change it. A page loads on an old phone, reads well aloud and tells no lies. That is what we build toward, one draft at a time.',
  },
} as const;

export interface Principle {
  title: string;
  text: string;
}

export const philosophy: readonly [Principle, Principle, Principle] = [
  {
    title: 'Facts before polish',
    text: 'A page prints what you know. Where a fact is missing, the draft has a marked gap and the export has nothing. No price, person or review is ever made up.',
  },
  {
    title: 'Readable by all',
    text: 'Each site is checked on your device for contrast, headings, labels and links before you publish it. A shop with a step at the door loses customers.',
  },
  {
    title: 'Yours to keep',
    text: 'What you make belongs to you. The export is plain HTML and CSS that runs on any web host, with no tie to us.',
  },
];

export const technology: readonly [Principle, Principle, Principle, Principle] = [
  {
    title: 'Made in your browser',
    text: 'The current version simulates generation: fixed rules run on your device, and no AI service is called. Your prompt stays with you.',
  },
  {
    title: 'The same every time',
    text: 'The same prompt, theme and framework always give the same site. So you can change one word and see what it does.',
  },
  {
    title: 'Three frameworks',
    text: 'One plan is written out in Tailwind, Bootstrap or Vuetify. The looks stay; the code suits the people who work on it next.',
  },
  {
    title: 'No scripts inside',
    text: 'A finished page runs no program. It loads fast, opens offline by double-click, and there is little in it that can break.',
  },
];

/** Why somebody may choose the product; each with the reason behind it. */
export const reasons: readonly Principle[] = [
  {
    title: 'You need a sentence, not a course',
    text: 'If you can describe your business to a neighbor, you can make a first site.',
  },
  {
    title: 'You see it before you commit',
    text: 'Every change shows at once, on desktop, tablet and phone widths.',
  },
  {
    title: 'It costs nothing to try',
    text: 'The free plan has five websites a month and asks for no card.',
  },
  {
    title: 'You can leave with your site',
    text: 'Export gives you the files. They work without us.',
  },
  {
    title: 'It says what it cannot do',
    text: 'Limits stand beside promises, on this site and in the editor.',
  },
];

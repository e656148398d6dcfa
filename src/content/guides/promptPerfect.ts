import type { Guide } from '../guide';

export const promptPerfect: Guide = {
  id: 'prompt-perfect',
  title: 'Prompt Perfect',
  icon: 'prompt',
  title_card: 'Write a prompt that works',
  button: 'View Guide',
  desc: 'Which words the builder reads, which it ignores, and how to mend a prompt that missed.',
  headline: 'Say it so that it can be built',
  content: `
A prompt is a note to a sign painter. Facts end up on the sign. Praise does not. Here is how to write one that leaves little to mend.

# Build the sentence

Step 1: Name and trade
Start with both: "A bakery called Fennel & Rye". The trade decides which sections the site gets. Use the plain word.

Step 2: Place
Add "in Leith" or "in Rotterdam". It goes into the heading and into what search engines read.

Step 3: Offers
List two to five things after "with", "selling" or a colon. Put a price right behind the thing it belongs to: "mugs €24, bowls €32".

Step 4: Ways to reach you
Add a phone number, an e-mail address, a street or your hours, exactly as you want them printed.

Step 5: Limits
Say what you do not want: "No pricing." Say colors if you have some: "Green and cream." Say "with several pages" if one is not enough.

# What is read, in this order

1. The language, which the site is written in.
2. The trade, which sets the sections and their order.
3. The name, in capitals or in quotation marks.
4. The place, the offers and the prices.
5. Contact facts and opening hours.
6. Whom it is for, and a manner such as "warm" or "playful".
7. Sections and pages you ask for or refuse, and colors.

# What is not read

- words such as "nice", "modern" or "professional": choose a theme instead
- claims such as "the best in town": the page prints only what can be checked
- orders about code: choose the framework from the list
- photos: there is nothing to upload here; add yours after the export, with banners at least 1920px wide

# When it misses

Q: The name is wrong. What now?
A: Press the Name chip under "What I understood" and type it. In the prompt, quotation marks help: a salon called "Studio Nord".

Q: An offer is missing. Why?
A: It stood too far from the list. Press the Offers chip and add it, one a line, or write the offers one after the other with commas.

Q: May I write in my own language?
A: Yes, in English, Spanish, French, German, Portuguese, Italian, Arabic, Japanese or Hindi: the site comes in the language you write in. Ask for two, as in "website in English and Spanish", or choose on the chips. In any other language the sentences are in English, so put the name in quotation marks.

Q: Does a longer prompt give a better page?
A: Only if it has more facts. Three sentences are plenty. More than eight offers get a page of their own.

Prompts that you tried stay in Build History while the session lasts. Work is session-based, so export what you want to keep; export and publishing may be premium features, and the free tier has a monthly limit. The builder is at its best on a desktop screen.
`,
};

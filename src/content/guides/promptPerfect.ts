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
A prompt is a note to a sign painter. Facts end up on the sign. Praise does not. This guide shows how to write a note that leaves little to mend.

# Build the sentence

Step 1: Name and trade
Start with both: "A bakery called Fennel & Rye". The trade decides which sections the page gets. Use the plain word for it.

Step 2: Place
Add "in Leith" or "in Rotterdam". It goes into the heading and into what search engines read.

Step 3: Offers
List two to five things after "with", "selling" or a colon. Put a price right behind the thing it belongs to: "mugs €24, bowls €32".

Step 4: Ways to reach you
Add a phone number, an e-mail address, a street or your hours, exactly as you want them printed.

Step 5: Limits
Say what you do not want: "No pricing." Say colors if you have some: "Green and cream."

# What is read, in this order

1. The trade, which sets the sections and their order.
2. The name, in capitals or in quotation marks.
3. The place, the offers and the prices.
4. Contact facts and opening hours.
5. Sections you ask for or refuse, and colors.

# What is not read

- words such as "nice", "modern" or "professional": choose a theme instead
- claims such as "the best in town": the page prints only what can be checked
- orders about code: choose the framework from the list
- pictures: there is nothing to upload here; add your own after the export, with banners at least 1920px wide

# When it misses

Q: The name is wrong. What now?
A: Put it in quotation marks: a salon called "Studio Nord". Then generate again.

Q: An offer is missing. Why?
A: It stood too far from the list. Write the offers one after the other, with commas between them.

Q: May I write in my own language?
A: Yes, in English, Spanish, French, German, Portuguese or Italian: the draft comes in the language you write in. In another language, names, places and offers stay as you wrote them and the sentences around them are in English. You can reword them in the preview.

Q: Does a longer prompt give a better page?
A: No. Three sentences are plenty. After that, each word is more likely to confuse than to help.

Prompts that you tried stay in Build History while the session lasts. Work is session-based, so export what you want to keep; export and publishing may be premium features, and the free tier has a monthly limit. The builder is at its best on a desktop screen.
`,
};

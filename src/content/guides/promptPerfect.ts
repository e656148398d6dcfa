import type { Guide } from '../guide';

export const promptPerfect: Guide = {
  id: 'prompt-perfect',
  title: 'Prompt Perfect',
  icon: 'prompt',
  title_card: 'Write a prompt that works',
  button: 'View Guide',
  desc: 'What becomes of your words, which of them change nothing, and how to mend a prompt that missed.',
  headline: 'Say it so that it can be built',
  content: `
A prompt is a note to a sign painter: your words end up on the sign. Sentences, a list or three loose lines will do.

# Build the sentence

Step 1: Name and kind
Start with both: "A bakery called Fennel & Rye". The kind decides which sections the site gets.

Step 2: Place
Add "in Leith" or "in Rotterdam". It goes into the heading.

Step 3: Offers
List two to five things after "with", "selling" or a colon. Put a price, or a few words, right behind the thing they belong to: "mugs €24, bowls €32".

Step 4: Ways to reach you
Add a phone number, an e-mail address, a street or your hours, exactly as you want them printed.

Step 5: Limits
Say what you do not want: "No pricing." Say colors if you have some: "Green and cream." Say "with several pages" if one is not enough.

# What becomes of your words

1. What the site is about, its name and its place go to the top.
2. Offers get an entry each, with the price and the words beside them.
3. Sentences about you stand on the page as you wrote them.
4. Contact facts become links, hours a section.
5. Sections you ask for come in your order; what you refuse stays away.
6. Colors, and a manner such as "warm" or "playful", set the look.

# What changes nothing

- words such as "nice", "modern" or "professional": choose a theme instead
- orders about code: choose the framework from the list; greetings and thanks
- photos: there is nothing to upload here; add yours after the export, with banners at least 1920px wide

# When it misses

Q: The name is wrong. What now?
A: Press the Name chip under "What I understood" and type it. In the prompt, quotation marks help: a salon called "Studio Nord".

Q: Something is missing. Why?
A: Look under "Not used". Press the words there and say what they are.

Q: What if my business is of no usual kind?
A: Press the Kind chip and type any noun, such as "piano tuner". The page then calls it that.

Q: May I write in my own language?
A: Yes, in English, Spanish, French, German, Portuguese, Italian, Arabic, Japanese or Hindi: the site comes in the language you write in. Ask for two, as in "website in English and Spanish", or choose on the chips. In any other language the sentences are in English, so put the name in quotation marks.

Q: Does a longer prompt give a better page?
A: Only if it has more facts. More than eight offers get a page of their own.

Prompts that you tried stay in Build History while the session lasts. Work is session-based, so export what you want to keep; export and publishing may be premium features, and the free tier lists five websites per month, which this version counts but does not enforce. The builder is at its best on a desktop screen.
`,
};

import type { Guide } from '../guide';

export const quickstart: Guide = {
  id: 'quickstart',
  title: 'Quick Start',
  icon: 'door',
  title_card: 'From a sentence to a site',
  button: 'View Guide',
  desc: 'Sign in, describe your site, read the draft and take it with you. About ten minutes.',
  headline: 'Your first website in five steps',
  content: `
You need a computer, an e-mail address and one sentence about your business. The free tier covers all of this guide.

# Five steps

Step 1: Sign in
Choose Sign In and enter your e-mail address. We send you a link; open it in the same browser. Google works, too.

Step 2: Describe your site
Open Website Builder and type into the field at the left. Say four things:
- your name and what you do
- your town
- two to five things that you offer
- how people reach you

Step 3: Choose a look
Pick a theme: modern, vibrant or elegant. Pick a framework if a developer will work on the code later. If not, leave it.

Step 4: Generate and read
Press Generate. After about two seconds the site stands at the right. Read it before you change anything. Dashed boxes mark facts that only you know. The tab Understood says what was read from your words, and under "Not used" what was not: press a chip to correct it. That costs no generation.

Step 5: Make it yours
The Customize panel has three tabs:
1. Content: title, subtitle, description, contact details, links, pictures, where messages go, and how search results show each page.
2. Layout: turn off sections; choose typefaces, corners and spacing.
3. Colors: a preset, light or dark, or your own five colors.

Outline lists the pages and their sections: add, rename, move or remove a page, and move, duplicate, lock, hide or remove a section.

Or say it under the site, in "Change something": "make it darker, put prices first". It lists the changes first.

Alternatives shows the site in three designs. Checks lists what only you can fill in.

# Before you sign out

Your work is session-based. With Auto Save on, this browser keeps it. When you sign out, it is gone. So keep what you like:
- Export ZIP downloads the site, and "Put it online" says where to upload it. "Open a ZIP" brings it back another day.
- Build History keeps every site until the session ends. "Keep this version" puts a copy of the present one there, under a name.
- Sign Out asks first and offers "Export all": one file with every site that you made.

Export and publishing may be premium features. See the plans before you promise a date to somebody.

# First questions

Q: Can I do this on a phone?
A: The builder is made for a desktop. Everything works on a phone, but the panels need room. The sites that you make fit every screen.

Q: Which pictures should I prepare?
A: The site comes with drawings. A banner of your own should be at least 1920px wide, so that it stays sharp.

Q: What if I do not like the result?
A: Say what to change, correct a chip, or add a fact to the sentence and generate again. The old version stays in Build History; Load Build brings it back.
`,
};

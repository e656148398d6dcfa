import type { Guide } from '../guide';

export const aiWriter: Guide = {
  id: 'ai-writer',
  title: 'AI Writer',
  icon: 'pen',
  title_card: 'Get the words right',
  button: 'View Guide',
  desc: 'What the content crafter takes from you, what it leaves to you, and how to edit text on the page.',
  headline: 'From drafted words to your own',
  content: `
The content crafter makes the page from your own words. Where you said little, plain sentences for your kind of site and gaps fill in. It runs in your browser, and no AI service sees it.

# What you get

- a title, a subtitle and a description
- a heading and a short text for each section
- one entry for each thing you offer, with the price and the words you put beside it
- your own sentences, as you wrote them
- labels for the form and the buttons
- a title and a description of each page for search engines, which you can reword

# What stays open

The crafter never makes up a fact. Where one is missing, a dashed box holds its place:
1. prices you did not mention
2. names of people on your team
3. reviews by customers
4. dates of events

"Before you publish" lists each box. Press one, and the preview goes to its place. An export leaves out what you did not fill.

# Edit the text

Step 1: Start with the Content tab
Site Title, Subtitle and Description stand on the first screen. Change these three first. The preview follows as you type.

Step 2: Click into the page
Press Edit text above the preview. Every text on the page can then be changed where it stands, or emptied. Without it, point at a text: the line below shows the words it came from.

Step 3: Read it aloud
Read the page to somebody who does not know your trade. Where you stumble, cut the sentence in two.

Step 4: Check the facts
Call the number. Check the hours. Compare each price with your list. The draft can be wrong, and your customers will only see your name.

Step 5: Keep the result
Your changes stay when you change theme, framework or language. They belong to this session, so press Export ZIP when you are done; export and publishing may be premium features. The free tier lists five websites per month; this version counts them and blocks nothing.

# Good questions

Q: How long should a text be?
A: Two or three sentences under a heading. People skim first and read later.

Q: Can I undo a change?
A: Yes. Undo and redo reach back over 200 steps, until you reload.

Q: Will it write in the tone of my firm?
A: It writes plainly. That is a safe start on any desktop or phone. The Tone chip moves colors and layout; your own tone comes in while you edit.

Q: Can the site have two languages?
A: Yes. Ask for both in your description, as in "website in English and Spanish", or choose one with the Second language chip. Visitors then find a link to the other version on each page.

Q: What about words in pictures?
A: Keep them out. Text in a picture cannot be read aloud or found. Use a banner without words, at least 1920px wide, and put the text beside it.
`,
};

import type { Guide } from '../guide';

export const faqGuide: Guide = {
  id: 'faq',
  title: 'FAQ',
  icon: 'question',
  title_card: 'Questions and limits',
  button: 'View Guide',
  desc: 'Saving, export, plans, privacy and the limits of this version, in short answers.',
  headline: 'Short answers to common questions',
  content: `
If something does not work as you expect, the answer is probably here. If it is not, write to us from the contact page.

# Before you write to us

Step 1: Reload the page
With Auto Save on, your work is still there afterwards.

Step 2: Look at the message
Each error says what happened and stays beside the thing that failed.

Step 3: Tell us four things
1. what you did
2. what you expected
3. what happened instead
4. your browser and its version

# Work and saving

Q: Where is my work kept?
A: In your browser, until you sign out. Work is session-based: closing the tab leaves it there, signing out removes it.

Q: Can I open a build again next week?
A: Yes, if you exported it. Open a ZIP, below the prompt, brings it back with all your changes.

Q: Can two people work on one site?
A: Not at the same time. Team collaboration is planned for the largest plan and not there yet.

# Export and publishing

Q: Can I put the site on my own web host?
A: Yes. Unpack the ZIP and copy the folder. Export and publishing may be premium features, so look at the plans first.

Q: Does the contact form of my site work?
A: With your e-mail address in the prompt, it writes a message in the visitor's mail program. Without one it needs a receiver; README.txt in the ZIP says how to connect it.

Q: Which pictures can I use?
A: Your own, or the drawings that come with the site. Banner images should be at least 1920px wide.

Q: Is my site checked?
A: Yes, on your device: markup, contrast, headings, links, labels, search results, other places and weight. The list is in the ZIP as report.html. It says what was checked and is no promise.

# Plans and limits

The free tier lists, per month:
- 5 websites
- 10 UI components
- 20 AI images

Q: What happens when I make more?
A: Nothing is blocked. This version shows the count under Billing and goes on.

Q: Do I need a credit card?
A: No. You can switch plans in the editor, and this version does not take payments.

# AI and privacy

Q: Which AI service do you use?
A: None. This version simulates it: fixed rules run in your browser, and the same prompt, theme and framework give the same site. Your own model can help, too.

Q: Do you see my prompts?
A: No. What you type into the builder is not sent to us.

Q: Which languages can a site have?
A: English, Spanish, French, German, Portuguese, Italian, Arabic, Japanese and Hindi. Two of them fit on one site.

# Devices

Q: Does the editor work on a phone?
A: It opens on one, and everything can be reached. It is optimized for desktop screens, though.

Q: Which browsers are supported?
A: Current versions of Chrome, Edge, Firefox and Safari.
`,
};

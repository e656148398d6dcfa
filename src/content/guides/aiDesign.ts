import type { Guide } from '../guide';

export const aiDesign: Guide = {
  id: 'ai-design',
  title: 'AI Design',
  icon: 'palette',
  title_card: 'Choose a look that lasts',
  button: 'View Guide',
  desc: 'Themes, colors with enough contrast, sections, pictures, and a check on three screen widths.',
  headline: 'Colors, sections and pictures that fit together',
  content: `
The design assistant sets type, spacing, colors and drawings as one set. You change the parts that are yours: theme, typefaces, five colors, sections and pictures.

# Three themes

- Modern: quiet and roomy, with soft corners. It suits most trades.
- Vibrant: strong blocks of color and large type. It suits shops, events and anything for young people.
- Elegant: serif headings and thin lines. It suits portfolios, weddings and food.

Each has typefaces of its own. They come in the ZIP with their licenses. Choose a theme before you generate, or press Alternatives afterwards: it shows the site in three designs side by side. Keep what you like of one, and ask for three more. Your words stay in each of them.

# Set your colors

Step 1: Try a preset
Blue, Purple, Green and Red change the whole site in one press. Start with the one that is closest.

Step 2: Enter your own
Dark or light sets background and text. All five colors take values such as #0f766e; the primary one is for buttons and links.

Step 3: Read the note
Beside each color stands its contrast. If words would be hard to read, the site uses a neighbor of your color for them and the note says so.

Step 4: Look at three widths
Switch the preview between desktop, tablet at 768px and mobile at 375px. Look for lines that break badly.

# Show and hide sections

The Layout tab has four switches. Think of them in this order:
1. Hero: the first screen. Leave it on unless you need a very plain page.
2. Features: what is special about you.
3. Pricing: off, if your prices depend on the job.
4. Contact Form: off, if you would rather be called.

Below them are 14 pairs of typefaces, and three steps each for corners and spacing.

# Pictures

- Drawings of your trade come with the site, in its colors. They are yours to use.
- The Content tab takes your logo and photos, and an image from the Image Generator for the hero.
- The Outline takes photos of people, dishes and other items.
- Under Search and sharing, each page can have a share image of yours.
- Take banner images at least 1920px wide, or they look soft on a large screen.
- Give each photo a short text that says what is on it.

# Questions about design

Q: Can I go back?
A: Yes. Undo takes back one step at a time. Build History has every version of this session. Work is session-based, so it ends when you sign out.

Q: Is the design the same in all three frameworks?
A: Yes, almost exactly. The framework matters to the person who edits the code.

Q: Can I use my own domain?
A: Yes, on your own web host. Custom domains here are planned. Export and publishing may be premium features. The free tier is enough to try every look, best on a desktop screen.
`,
};

export interface FaqItem {
  question: string;
  answer: string;
}

/** The six questions of the landing page (specification sections 2 and 3). The first three show at once. */
export const faq: readonly FaqItem[] = [
  {
    question: 'What do I get when I press Generate?',
    answer:
      'A responsive website: layout, headings and text, colors, type and drawings for your trade, on one page or on several. It is made in your browser from the words you typed, in about two seconds, and it lists the words it did not use. This version simulates the AI: no AI service reads your prompt, and the same prompt, theme and framework always give the same site. A language model on your own computer can help, in beta; then words may differ.',
  },
  {
    question: 'Is there a free plan, and where does it end?',
    answer:
      'Yes. The Starter Plan costs nothing and lists 5 websites, 10 UI components and 20 AI images per month. This version counts what your workspace holds and blocks nothing when you make more. You need an e-mail address or a Google account to sign in, and no card.',
  },
  {
    question: 'Is my work saved?',
    answer:
      'Your work belongs to your session. With Auto Save on, it is kept in this browser, also while the tab or the browser is closed; signing out asks you first, then it is gone. Safari also removes it after seven days without a visit. Export a site that you want to keep: the builder can open its ZIP again.',
  },
  {
    question: 'Can I export or publish my site?',
    answer:
      'Export gives you a ZIP with HTML, CSS, pictures and a sitemap that opens by double-click and runs on any web host. Export and publishing may be premium features of a plan: look at the plan list before you count on them.',
  },
  {
    question: 'Who owns what I make?',
    answer:
      'You do. The words you typed and the site made from them are yours to use, change and sell. Check the text before it goes online: a draft can be wrong about your business. The Terms have the details.',
  },
  {
    question: 'Does it work on my phone?',
    answer:
      'The sites you make fit phones, tablets and wide screens. The builder itself is made for a desktop: it opens on a phone, but its panels need room. Any up-to-date version of Chrome, Edge, Firefox or Safari will do.',
  },
];

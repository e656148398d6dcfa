/** Names of the drawings beside the guides; the screens choose an icon and a color for each. */
export type GuideIcon = 'door' | 'prompt' | 'pen' | 'palette' | 'question' | 'chip';

/** A help guide (specification section 3). */
export interface Guide {
  id: string;
  title: string;
  icon: GuideIcon;
  /** The title on its card. */
  title_card: string;
  /** The words of the card's link. */
  button: string;
  desc: string;
  headline: string;
  /** Lines of five kinds, which `parseGuide` reads: `# heading`, `Step 1: …`, `Q: …` and `A: …`, `1. …`, `- …`; others are text. */
  content: string;
}

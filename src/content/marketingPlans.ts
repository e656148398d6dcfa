export interface MarketingPlan {
  name: string;
  /** A month, in US dollars. */
  price: string;
  /** What the first month costs instead. */
  firstMonth: string | null;
  /** One line on whom it suits. */
  summary: string;
  features: readonly string[];
  /** What the Choose button hands to the editor's billing screen, as `?plan=`. */
  id: string;
}

/** The public plans (specification section 9). The editor has a set of its own; both readings stand. */
export const marketingPlans: readonly MarketingPlan[] = [
  {
    name: 'Starter Plan',
    price: '$0',
    firstMonth: null,
    summary: 'To try an idea and see your first page.',
    features: [
      '5 websites per month',
      '10 UI components per month',
      '20 AI images per month',
      'Basic templates',
      'Email support',
      'Community access',
    ],
    id: 'starter',
  },
  {
    name: 'Pro Plan',
    price: '$29',
    firstMonth: '$15.99',
    summary: 'For people who make pages every week.',
    features: [
      'Unlimited websites and UI components',
      '500 AI images per month',
      'Premium templates',
      'Priority support',
      'Custom domains',
      'Advanced customization',
      'Export source code',
      'HD image generation',
      'Custom component styles',
    ],
    id: 'pro',
  },
  {
    name: 'Agency Plan',
    price: '$79',
    firstMonth: null,
    summary: 'For teams that make pages for others.',
    features: [
      'Everything in Pro',
      'Unlimited AI images',
      'Team collaboration',
      'White-label',
      'Dedicated support',
      'SLA guarantee',
      'Custom integrations',
      'Bulk image generation',
      'Advanced UI component library',
      'Custom brand templates',
    ],
    id: 'agency',
  },
];

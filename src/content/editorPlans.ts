import type { Plan } from '../../machines/entities';

export interface EditorPlan {
  name: Plan;
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  /** How many of each a month; null means without limit. */
  limits: { websites: number | null; components: number | null; images: number | null };
  popular: boolean;
}

/** The editor's plans (specification sections 6 and 9). Marketing has a set of its own; both readings stand. */
export const editorPlans: readonly EditorPlan[] = [
  {
    name: 'Free',
    price: '$0',
    period: 'per month',
    description: 'To try ideas and make a first site.',
    features: ['5 websites per month', '10 UI components per month', '20 AI images per month'],
    limits: { websites: 5, components: 10, images: 20 },
    popular: false,
  },
  {
    name: 'Pro',
    price: '$29',
    period: 'per month',
    description: 'For work that goes on every week.',
    features: [
      'Unlimited websites and UI components',
      '500 AI images per month',
      'Custom domains',
      'Source export',
    ],
    limits: { websites: null, components: null, images: 500 },
    popular: true,
  },
  {
    name: 'Enterprise',
    price: '$99',
    period: 'per month',
    description: 'For teams that build for others.',
    features: [
      'Everything in Pro',
      'Unlimited AI images',
      'Team collaboration',
      'White-label',
      'SLA',
    ],
    limits: { websites: null, components: null, images: null },
    popular: false,
  },
];

const COUNTERPARTS: ReadonlyMap<string, Plan> = new Map([
  ['free', 'Free'],
  ['starter', 'Free'],
  ['pro', 'Pro'],
  ['enterprise', 'Enterprise'],
  ['agency', 'Enterprise'],
]);

/** The editor's plan for the name of a plan of either set, in any case, as `?plan=` carries it; else null. */
export function counterpartOf(name: string | null): Plan | null {
  return COUNTERPARTS.get((name ?? '').toLowerCase()) ?? null;
}

/** Of what the plan lists sell, what every plan has in this version. */
const ON_EVERY_PLAN: ReadonlySet<string> = new Set([
  'Source export',
  'Export source code',
  'HD image generation',
]);

export const hasEveryPlan = (feature: string): boolean => ON_EVERY_PLAN.has(feature);

/** "Free ($0), Pro ($29) and Enterprise ($99 a month)". */
export const namesOf = (plans: readonly { name: string; price: string }[]): string =>
  new Intl.ListFormat('en').format(
    plans.map(
      ({ name, price }, index) =>
        `${name.replace(' Plan', '')} (${price}${index === plans.length - 1 ? ' a month' : ''})`,
    ),
  );

import type { Plan } from '../types';

/** Whether a site was planned with a call to action: it stands in place of the beginning of another page for contact. */
export const callsToAction = ({ sections }: Pick<Plan, 'sections'>): boolean =>
  sections.some(({ kind, isAdded }) => kind === 'callToAction' && isAdded === undefined);

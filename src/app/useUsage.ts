import { useSelector } from '@xstate/react';

import type { UsageCounts } from '../editor/billing/PlanUsage';
import { useWorkspace } from './workspace';

/** What the workspace holds from this month of the person's calendar. */
export function useUsage(): UsageCounts {
  const { builderRef } = useWorkspace().getSnapshot().context;
  const monthStart = new Date();
  monthStart.setDate(1);
  monthStart.setHours(0, 0, 0, 0);
  const since = monthStart.getTime();
  return {
    websites: useSelector(builderRef, ({ context }) => countSince(context.history, since)),
  };
}

function countSince(made: readonly { createdAt: number }[], since: number): number {
  return made.filter(({ createdAt }) => createdAt >= since).length;
}

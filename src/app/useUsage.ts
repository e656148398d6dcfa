import { useSelector } from '@xstate/react';

import type { UsageCounts } from '../editor/billing/PlanUsage';
import { useWorkspace } from './workspace';

/** What the workspace holds from this month of the person's calendar; components bear no date, so all of them count. */
export function useUsage(): UsageCounts {
  const { builderRef, componentLibraryRef, imageLibraryRef } = useWorkspace().getSnapshot().context;
  const monthStart = new Date();
  monthStart.setDate(1);
  monthStart.setHours(0, 0, 0, 0);
  const since = monthStart.getTime();
  return {
    websites: useSelector(builderRef, ({ context }) => countSince(context.history, since)),
    components: useSelector(componentLibraryRef, ({ context }) => context.items.length),
    images: useSelector(imageLibraryRef, ({ context }) => countSince(context.images, since)),
  };
}

function countSince(made: readonly { createdAt: number }[], since: number): number {
  return made.filter(({ createdAt }) => createdAt >= since).length;
}

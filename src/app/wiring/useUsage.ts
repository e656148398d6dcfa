import { useSelector } from '@xstate/react';

import { countSince, monthStart } from '../../../machines/usage';
import type { UsageCounts } from '../../editor/billing/PlanUsage';
import { useWorkspace } from './workspace';

/** What of this month, by the person's calendar, the workspace holds. */
export function useUsage(): UsageCounts {
  const { builderRef, componentLibraryRef, imageLibraryRef } = useWorkspace();
  const since = monthStart(new Date());
  return {
    websites: useSelector(builderRef, ({ context }) => countSince(context.history, since)),
    components: useSelector(componentLibraryRef, ({ context }) => countSince(context.items, since)),
    images: useSelector(imageLibraryRef, ({ context }) => countSince(context.images, since)),
  };
}

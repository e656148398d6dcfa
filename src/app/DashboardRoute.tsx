import { useSelector } from '@xstate/react';

import { DashboardScreen } from '../editor/dashboard/DashboardScreen';
import { useWorkspace } from './workspace';
import { useSession } from './session';

export function Component() {
  const { builderRef } = useWorkspace().getSnapshot().context;
  const builds = useSelector(builderRef, ({ context }) => context.history);
  const name = useSelector(useSession(), ({ context }) => context.user?.name ?? '');
  return <DashboardScreen userName={name} builds={builds} />;
}

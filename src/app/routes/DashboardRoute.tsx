import { useSelector } from '@xstate/react';

import { DashboardScreen } from '../../editor/dashboard/DashboardScreen';
import { useWorkspace } from '../wiring/workspace';
import { sessionRef } from '../wiring/session';

export function Component() {
  const { builderRef } = useWorkspace();
  const builds = useSelector(builderRef, ({ context }) => context.history);
  const name = useSelector(
    sessionRef,
    ({ context }) => context.user?.name || context.user?.email || '',
  );
  return <DashboardScreen userName={name} builds={builds} />;
}

import { useSelector } from '@xstate/react';

import { NotFoundScreen } from '../marketing/notFound/NotFoundScreen';
import { publicSession, useSession } from './session';
import { useCurrentYear } from './useCurrentYear';

export function Component() {
  const session = useSelector(useSession(), publicSession);
  return <NotFoundScreen session={session} year={useCurrentYear()} />;
}

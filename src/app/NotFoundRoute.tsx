import { useSelector } from '@xstate/react';

import { NotFoundScreen } from '../marketing/notFound/NotFoundScreen';
import { currentYear } from '../services/identity';
import { publicSession, useSession } from './session';

export function Component() {
  const session = useSelector(useSession(), publicSession);
  return <NotFoundScreen session={session} year={currentYear()} />;
}

import { NotFoundScreen } from '../marketing/notFound/NotFoundScreen';
import { usePublicSession } from './publicSession';
import { useCurrentYear } from './useCurrentYear';

export function Component() {
  return <NotFoundScreen session={usePublicSession()} year={useCurrentYear()} />;
}

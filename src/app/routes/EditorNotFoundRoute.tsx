import { NotFoundPanel } from '../../editor/NotFoundPanel';

export function Component() {
  return <NotFoundPanel />;
}

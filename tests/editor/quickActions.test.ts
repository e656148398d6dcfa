import { describe, expect, it } from 'vitest';

import type { AppRoute } from '../../src/app/routes/appRoute';
import { routes } from '../../src/app/routes/routes';
import { QUICK_ACTIONS } from '../../src/editor/dashboard/quickActions';

function pathsIn(list: AppRoute[], base = ''): string[] {
  return list.flatMap(({ path, index, children }) => {
    const here = path === undefined ? base : path.startsWith('/') ? path : `${base}/${path}`;
    return [
      ...(path === undefined && index !== true ? [] : [here]),
      ...pathsIn(children ?? [], here),
    ];
  });
}

describe('the quick actions of the dashboard', () => {
  it.each(QUICK_ACTIONS.map(({ label, to }) => [label, to] as const))(
    '%s leads to a screen that exists',
    (_, to) => {
      expect(pathsIn(routes)).toContain(to);
    },
  );
});

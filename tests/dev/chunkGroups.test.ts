import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { editorChunk, iconsOf } from '../../dev/chunkGroups.mjs';

/** Who imports what: `from` at once, `late` once it is asked for. */
const modules: Record<string, { from?: string[]; late?: string[] }> = {
  '/src/app/start.tsx': { late: ['/src/app/main.tsx'] },
  '/src/app/routes/SignInRoute.tsx': { late: ['/src/app/start.tsx'] },
  '/src/app/routes/EditorRoute.tsx': { late: ['/src/app/start.tsx'] },
  '/src/app/routes/BuilderRoute.tsx': { late: ['/src/app/start.tsx'] },
  '/src/app/routes/SettingsRoute.tsx': { late: ['/src/app/start.tsx'] },
  '/src/app/routes/BillingRoute.tsx': { late: ['/src/app/start.tsx'] },
  '/machines/builder.ts': {
    from: ['/src/editor/builder/BuilderScreen.tsx', '/src/app/routes/EditorRoute.tsx'],
  },
  '/src/editor/builder/BuilderScreen.tsx': { from: ['/src/app/routes/BuilderRoute.tsx'] },
  '/machines/messages.ts': { from: ['/machines/builder.ts', '/src/app/routes/SignInRoute.tsx'] },
  '/src/editor/billing/PlanCards.tsx': {
    from: ['/src/app/routes/SettingsRoute.tsx', '/src/app/routes/BillingRoute.tsx'],
  },
};
const context = {
  getModuleInfo: (id: string) => ({
    importers: modules[id]?.from ?? [],
    dynamicImporters: modules[id]?.late ?? [],
    isEntry: false,
  }),
};

it.each<[string, string | null, string]>([
  ['/machines/builder.ts', 'editor', 'shared by the first screen with another'],
  ['/src/editor/builder/BuilderScreen.tsx', null, 'one screen’s own'],
  ['/machines/messages.ts', null, 'shared with a page outside of the editor'],
  ['/src/editor/billing/PlanCards.tsx', null, 'of screens that come later'],
  ['/node_modules/@zag-js/dialog/dist/dialog.machine.mjs', 'editor', 'a control of the editor'],
  ['/node_modules/@zag-js/toast/dist/toast.machine.mjs', null, 'what sign-in has, too'],
])('puts %s into %s: %s', (id, chunk) => {
  expect(editorChunk(id, context)).toBe(chunk);
});

it('tells the icons of some folders, with what draws each, from all others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  writeFileSync(
    join(folder, 'Door.tsx'),
    "import {\n  Building2,\n  type LucideIcon,\n} from 'lucide-react';\n",
  );
  const isPublic = iconsOf([folder]);
  rmSync(folder, { recursive: true });
  const at = (file: string) => `/node_modules/lucide-react/dist/esm/${file}.mjs`;
  expect(isPublic(at('icons/building-2'))).toBe(true);
  expect(isPublic(at('icons/trash-2'))).toBe(false);
  expect(isPublic(at('createLucideIcon'))).toBe(true);
  expect(isPublic('/node_modules/react/index.js')).toBe(false);
});

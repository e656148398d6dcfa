import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createFlow } from '../../dev/createFlow.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What the made files lean on. */
const HOUSE = ['package.json', 'tsconfig.json', '.prettierrc.json', 'src/ui', 'stories/support'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const path of HOUSE) cpSync(join(ROOT, path), join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function typeErrorsIn(files: string[]) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const program = ts.createProgram(files, options);
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const problems = ts.getPreEmitDiagnostics(program, source);
    return problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

describe('npm run new:flow', () => {
  it('makes four files that are formatted, compile and pass', async () => {
    const made = await createFlow({ root, name: 'planSwitch' });
    expect(made).toEqual([
      'machines/planSwitch.ts',
      'src/editor/planSwitch/PlanSwitchView.tsx',
      'stories/editor/PlanSwitch.stories.tsx',
      'tests/machines/planSwitch.test.ts',
    ]);

    const files = made.map((file) => join(root, file));
    for (const filepath of files) {
      const options = await resolveConfig(filepath);
      const text = readFileSync(filepath, 'utf8');
      expect([filepath, await check(text, { ...options, filepath })]).toEqual([filepath, true]);
    }
    expect(typeErrorsIn(files)).toEqual([]);

    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const run = spawnSync(process.execPath, [vitest, 'run', '--root', root], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(run.stdout + run.stderr).toMatch(/Tests +4 passed/);
  }, 120_000);

  it('puts a view in the room it is told', async () => {
    const inAuth = await createFlow({ root, name: 'passwordReset', room: 'auth' });
    const inMarketing = await createFlow({ root, name: 'faq', room: 'marketing' });
    expect([inAuth[1], inMarketing[1]]).toEqual([
      'src/auth/PasswordResetView.tsx',
      'src/marketing/faq/FaqView.tsx',
    ]);
    const view = readFileSync(join(root, 'src/auth/PasswordResetView.tsx'), 'utf8');
    expect(view).toContain("from '../../machines/passwordReset'");
    expect(view).toContain("from '../ui/BusyButton'");
    expect(view).toContain('aria-label="Password reset"');
  });

  it.each([
    ['Two Words', 'editor', '"Two Words" is not a name for a flow'],
    ['../evil', 'editor', '"../evil" is not a name for a flow'],
    ['faq', 'kitchen', '"kitchen" is not a room for a view'],
  ])('refuses %s in %s', async (name, room, message) => {
    await expect(createFlow({ root, name, room })).rejects.toThrow(message);
  });

  it('writes nothing over what is there', async () => {
    await createFlow({ root, name: 'faq' });
    await expect(createFlow({ root, name: 'faq' })).rejects.toThrow('Nothing was written');
  });
});

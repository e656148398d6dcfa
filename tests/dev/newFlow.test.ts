import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What the made files, and the tests that ask for them, lean on. */
const HOUSE = [
  ...['.prettierrc.json', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ...['.storybook', 'dev', 'machines', 'src', 'stories', 'tests/stories'],
];

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const path of HOUSE) cpSync(join(ROOT, path), join(root, path), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', program), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, output: stdout + stderr };
}

const newFlow = (name: string, room: string) =>
  run('plop/bin/plop.js', ['--plopfile', 'dev/plopfile.mjs', '--dest', '.', 'flow', name, room]);

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
  it('makes files that are formatted, compile, pass, and have all that other tests ask for', async () => {
    const { status, output } = newFlow('parkingPermit', 'editor');
    expect([status, output]).toEqual([0, expect.stringContaining('Next: shape the chart')]);
    const files = [
      'machines/parkingPermit.ts',
      'src/editor/parkingPermit/ParkingPermitView.tsx',
      'stories/editor/ParkingPermit.stories.tsx',
      'stories/flows/ParkingPermit.mdx',
      'tests/machines/parkingPermit.test.ts',
      'stories/support/sampleEvents.ts',
    ].map((path) => join(root, path));

    for (const filepath of files) {
      const options = await resolveConfig(filepath);
      const text = readFileSync(filepath, 'utf8');
      expect([filepath, await check(text, { ...options, filepath })]).toEqual([filepath, true]);
    }
    const made = files.slice(0, -1).filter((file) => !file.endsWith('.mdx'));
    expect(typeErrorsIn(made)).toEqual([]);

    const stories = ['docsPages', 'steppingThrough', 'storyConventions'];
    const tests = run('vitest/vitest.mjs', [
      ...['run', '-t', 'parkingPermit|ParkingPermit'],
      'tests/machines/parkingPermit.test.ts',
      ...stories.map((name) => `tests/stories/${name}.test.ts`),
    ]);
    // Four of the machine, its page and that page's links, its stories, each of its events.
    expect(tests.output).toMatch(/Tests +8 passed/);
  }, 120_000);

  it('puts a view in the room it is told', () => {
    newFlow('passwordReset', 'auth');
    const view = readFileSync(join(root, 'src/auth/PasswordResetView.tsx'), 'utf8');
    expect(view).toContain("from '../../machines/passwordReset'");
    expect(view).toContain("from '../ui/BusyButton'");
    expect(view).toContain('aria-label="Password reset"');
  });

  it.each([
    ['Two Words', 'editor', '"Two Words" is not a name for a flow'],
    ['../evil', 'editor', '"../evil" is not a name for a flow'],
    ['faq', 'kitchen', 'did not recognize "kitchen"'],
    ['faq', 'marketing', 'File already exists'],
  ])('refuses %s in %s', (name, room, message) => {
    expect(newFlow(name, room)).toEqual({ status: 1, output: expect.stringContaining(message) });
  });
});

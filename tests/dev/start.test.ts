import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { describe, expect, it } from 'vitest';

import { isPortTaken, listen } from '../../dev/ports.mjs';

const START = fileURLToPath(new URL('../../dev/start.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm start`'s script on other ports than a developer's own. */
function start(ports: { app: number; emulator: number; model?: number }, args: string[] = []) {
  const child = spawn(process.execPath, [START, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      APP_PORT: String(ports.app),
      EMULATOR_PORT: String(ports.emulator),
      MODEL_PORT: String(ports.model),
    },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without printing "${text}":\n${output}`)));
    });
  return { child, ended, printed };
}

describe('npm start', () => {
  it.each(['app', 'emulator'] as const)(
    'names the taken port of the %s and ends without a stack trace',
    async (taken) => {
      const ports = { app: await getPort(), emulator: await getPort() };
      const holder = await listen(createServer(), ports[taken]);
      const { code, output } = await start(ports).ended;
      await holder.close();

      expect(code).toBe(1);
      expect(output).toContain(`Port ${ports[taken]}, which the `);
      expect(output).toContain('Ctrl-C');
      expect(output).not.toMatch(/\n\s+at /);
    },
    30_000,
  );

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'starts app, inbox and emulator, and %s stops all of it',
    async (signal) => {
      const ports = { app: await getPort(), emulator: await getPort() };
      const { child, ended, printed } = start(ports);
      try {
        await printed('Ctrl-C stops everything');
        const inbox = await fetch(`http://localhost:${ports.app}/__dev/inbox`);
        expect(inbox.status).toBe(200);
        const page = await fetch(`http://localhost:${ports.app}/editor/builder`);
        const policy = page.headers.get('content-security-policy')?.split('; ') ?? [];
        const frames = policy.find((directive) => directive.startsWith('frame-src'))?.split(' ');
        // What is framed could reach out of its sandbox if it were of the app's own origin.
        expect(frames).toEqual([
          'frame-src',
          expect.stringMatching(/^https:/),
          'https://www.openstreetmap.org',
          `http://localhost:${ports.emulator}`,
        ]);
        expect(policy).toEqual(
          expect.arrayContaining([
            "default-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
          ]),
        );
        expect(policy).not.toContain('upgrade-insecure-requests');
        const emulator = await fetch(`http://127.0.0.1:${ports.emulator}/`);
        expect(await emulator.json()).toMatchObject({ authEmulator: { ready: true } });
      } finally {
        child.kill(signal);
      }

      const { code, output } = await ended;
      expect(code).toBe(0);
      expect(output).toContain(`http://localhost:${ports.app}/__dev/inbox`);
      expect(await isPortTaken(ports.app)).toBe(false);
      expect(await isPortTaken(ports.emulator)).toBe(false);
    },
    60_000,
  );

  it('runs a stand-in for a model server beside them, with and without CORS, where it is asked to', async () => {
    const model = await getPort();
    const ports = { app: await getPort(), emulator: await getPort(), model };
    const { child, ended, printed } = start(ports, ['--model']);
    try {
      await printed('Ctrl-C stops everything');
      const asked = [model, model + 1].map((port) =>
        fetch(`http://localhost:${port}/v1/models`, { headers: { origin: 'http://app.example' } }),
      );
      const allowed = (await Promise.all(asked)).map(({ headers }) =>
        headers.get('access-control-allow-origin'),
      );
      expect(allowed).toEqual(['http://app.example', null]);
    } finally {
      child.kill('SIGTERM');
    }
    const { output } = await ended;
    expect(output).toContain(`http://localhost:${model}`);
    expect([await isPortTaken(model), await isPortTaken(model + 1)]).toEqual([false, false]);
  }, 60_000);
});

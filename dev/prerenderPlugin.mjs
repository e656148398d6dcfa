import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * After the build of the app: draws the public pages as HTML (src/app/head/prerender.tsx). `app.html` stays the empty
 * shell, which the hosting serves for the editor and whoever follows a sign-in link.
 * @param {object} options
 * @param {Record<string, unknown>} options.define the constants that the app is built with
 * @param {() => import('vite').PluginOption[]} options.plugins what the app's modules need to be understood
 * @returns {import('vite').Plugin}
 */
export function prerenderPlugin({ define, plugins }) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const shell = bundle['index.html'];
      // Storybook and others build with this configuration too; they have no page of ours.
      if (
        dir === undefined ||
        shell?.type !== 'asset' ||
        !String(shell.source).includes('id="root"')
      )
        return;
      const serverFolder = join(config.root, 'node_modules/.cache/prerender', `${process.pid}`);
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        plugins: plugins(),
        define,
        build: { ssr: 'src/app/head/prerender.tsx', outDir: serverFolder, emptyOutDir: true },
      });
      const { prerenderAll, textFiles } = await import(
        pathToFileURL(join(serverFolder, 'prerender.js')).href
      );
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(join(dir, 'app.html'), template);
      for (const { address, body, head } of await prerenderAll()) {
        const page = inlineStyles(template, bundle)
          .replace(/<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, '')
          .replace('</head>', () => `${head}\n  </head>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-prerendered="${address}">${body}</div>`,
          );
        const file = join(dir, fileOf(address));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, page);
      }
      for (const [file, text] of Object.entries(await textFiles()))
        await writeFile(join(dir, file), text);
      await rm(serverFolder, { recursive: true, force: true });
    },
  };
}

/** The file that the hosting's `cleanUrls` serves at the address. */
function fileOf(/** @type {string} */ address) {
  if (address === '*') return '404.html';
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The template with its style sheets in it: they are small, and asking for them would hold up the first paint. */
function inlineStyles(
  /** @type {string} */ html,
  /** @type {import('vite').Rolldown.OutputBundle} */ bundle,
) {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`${name} is no style sheet of this build.`);
    return `<style>${sheet.source}</style>`;
  });
}

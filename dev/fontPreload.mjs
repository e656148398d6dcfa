const FIRST_SEEN = [
  /archivo-latin-wdth-normal.*\.woff2$/,
  /hyperlegible-next-latin-wght-normal.*\.woff2$/,
];

/**
 * Preloads the two Latin font files that every page shows first. Build only: in development the files have no
 * emitted name.
 *
 * @returns {import('vite').Plugin}
 */
export function fontPreload() {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        FIRST_SEEN.flatMap((wanted) => Object.keys(bundle).filter((name) => wanted.test(name))).map(
          (name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          }),
        ),
    },
  };
}

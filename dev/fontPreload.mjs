const ON_EVERY_PAGE = /-basic-[^/]*\.woff2$/;

/**
 * Preloads the two font files that every page needs. Build only: in development they have no emitted name.
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
        Object.keys(bundle)
          .filter((name) => ON_EVERY_PAGE.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

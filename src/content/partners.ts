export interface Partner {
  name: string;
  /** Our own line drawing, an SVG path in a box of 24 by 24. */
  logo: string;
  url: string;
}

/** Open technologies the product is built on (specification section 3). They are not asked to endorse it. */
export const partners: readonly Partner[] = [
  {
    name: 'React',
    logo: 'M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.34A10 4 60 1 0 17 20.66A10 4 60 1 0 7 3.34M7 20.66A10 4-60 1 0 17 3.34A10 4-60 1 0 7 20.66M12 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2',
    url: 'https://react.dev/',
  },
  {
    name: 'XState',
    logo: 'M4 4h5l11 16h-5zM20 4h-5l-2.6 3.8M4 20h5l2.6-3.8',
    url: 'https://stately.ai/docs/xstate',
  },
  {
    name: 'Chakra UI',
    logo: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M13.6 6L7 13.4h4.6L10.4 18L17 10.6h-4.6z',
    url: 'https://chakra-ui.com/',
  },
  {
    name: 'Vite',
    logo: 'M2.5 4.5L12 21.5l9.5-17L12 6.3zM13 9.2l-2.4 4.2h2.8L12.4 17',
    url: 'https://vite.dev/',
  },
  {
    name: 'Storybook',
    logo: 'M5 3.6l14-1.1v19L5.6 20.8zM15.6 2.8v4.4l1.7-1.3 1.7 1.1M14.6 10c-.7-1.5-4.9-1.6-4.9.8 0 2.5 5.1 1.6 5.1 4.2 0 2.5-4.6 2.5-5.3.6',
    url: 'https://storybook.js.org/',
  },
];

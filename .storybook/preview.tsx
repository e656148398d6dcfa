import '../src/theme/fonts';
import '../src/theme/monoFont';
import { ChakraProvider, Theme } from '@chakra-ui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';

import { system } from '../src/theme/system';
import { brandTheme } from './brandTheme';
import { keepStill } from './keepStill';
import { answerPanel } from './statechart/answerPanel';

answerPanel();
// A busy machine takes its time; a story that is right passes at once all the same.
configure({ asyncUtilTimeout: 5000 });

/** `parameters.route` is the path at which the story's links and route hooks stand. */
const withProviders: Decorator = (Story, { parameters }) => (
  <ChakraProvider value={system}>
    <Theme appearance="light" colorPalette="enamel">
      <MemoryRouter initialEntries={[(parameters.route as string | undefined) ?? '/']}>
        <Story />
      </MemoryRouter>
    </Theme>
  </ChakraProvider>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProviders],
  beforeEach: keepStill,
  parameters: {
    layout: 'fullscreen',
    // A frame of a site runs no script, so axe would wait for its answer in vain.
    a11y: { test: 'error', options: { iframes: false } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: brandTheme, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'How to read this Storybook',
          'Foundations',
          ['Theme', '*'],
          'Flows',
          'Auth',
          'Editor',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        laptop: {
          name: 'Laptop 1280',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;

import { getJestConfig } from '@storybook/test-runner';

import { CHROMIUM_ARGS } from './dev/findChromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: process.env.STORIES_CHROMIUM, args: CHROMIUM_ARGS },
    },
  },
};

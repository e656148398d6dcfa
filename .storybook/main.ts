import type { StorybookConfig } from '@storybook/react-vite';

import { policyOf, storyPolicyElement } from '../dev/contentPolicy.mjs';
import { hostingConfiguration } from '../dev/hosting.mjs';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  // A frame of a story that is led to a page of Storybook's own must not load it.
  previewHead: (head) => `${storyPolicyElement(policyOf(hostingConfiguration()))}\n${head ?? ''}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  // Chakra publishes a Storybook of its own; without this line ours would call it.
  refs: { '@chakra-ui/react': { disable: true } },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'elkjs/lib/elk.bundled.js'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: withoutAppChunks(vite.build?.rolldownOptions),
    },
  }),
};

export default config;

type ViteConfig = Parameters<NonNullable<StorybookConfig['viteFinal']>>[0];
type RolldownOptions = NonNullable<ViteConfig['build']>['rolldownOptions'];

/** The app's chunk groups are cut for its routes; in Storybook they tear its runtime apart. */
function withoutAppChunks(options: RolldownOptions): RolldownOptions {
  const output = Array.isArray(options?.output) ? options.output[0] : options?.output;
  return { ...options, output: { ...output, codeSplitting: true } };
}

import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const world = [
  { name: 'localStorage', message: 'Storage belongs in src/services.' },
  { name: 'sessionStorage', message: 'Storage belongs in src/services.' },
  { name: 'fetch', message: 'Calls to the network belong in src/services.' },
];

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      'storybook-static/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '.cache/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**', 'stories/**', '.storybook/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['src/**', 'machines/**'],
    ignores: ['src/services/**'],
    rules: { 'no-restricted-globals': ['error', ...world] },
  },
  {
    files: ['src/**', 'stories/**'],
    ignores: ['src/ui/DocumentFrame.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^srcdoc$/i]',
          message:
            'DocumentFrame puts documents into frames, with the policy under which none of them runs.',
        },
      ],
    },
  },
  {
    files: ['src/generator/**', 'machines/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Generation is deterministic.' },
        { object: 'Date', property: 'now', message: 'Generation reads no clock.' },
      ],
    },
  },
  {
    files: ['dev/**', '*.js', '*.cjs', '*.mjs', 'tests/**'],
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'no-console': 'off',
      // Playwright tells fixtures by this pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  ...storybook.configs['flat/recommended'],
);

/** The arrows of the house: which room may import which. */
const room = (path) => `^${path}/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circular', 'Two files that need each other are one idea.', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'Every import leads somewhere; those with a query are Vite’s to resolve.',
      {},
      {
        couldNotResolve: true,
        pathNot: '\\?(raw|front)$|^virtual:',
      },
    ),
    forbid(
      'machines-import-xstate-only',
      'Machines run without a browser.',
      { path: room('machines') },
      { pathNot: [room('machines'), 'node_modules/xstate/'] },
    ),
    forbid(
      'generator-is-pure',
      'The generator knows machines and its own libraries only.',
      { path: room('src/generator') },
      {
        path: [
          room('src/(app|marketing|auth|editor|viewer|services|content|theme|ui)'),
          'node_modules/(react|@chakra-ui|firebase)',
        ],
      },
    ),
    forbid(
      'services-know-machines-only',
      'Adapters know no screen.',
      { path: room('src/services') },
      { path: room('src/(app|marketing|auth|editor|viewer|theme|ui|content)') },
    ),
    forbid(
      'screens-do-not-import-services-or-app',
      'Screens get effects from the composition root.',
      { path: room('src/(marketing|auth|editor|viewer)') },
      { path: room('src/(app|services)') },
    ),
    forbid(
      'marketing-stands-alone',
      'Marketing never imports the editor, auth or the generator.',
      { path: room('src/marketing') },
      { path: room('src/(editor|auth|viewer|generator)') },
    ),
    forbid(
      'editor-stands-alone',
      '',
      { path: room('src/editor') },
      { path: room('src/(marketing|auth|viewer)') },
    ),
    forbid(
      'auth-stands-alone',
      '',
      { path: room('src/auth') },
      { path: room('src/(marketing|editor|viewer|generator)') },
    ),
    forbid(
      'viewer-stands-alone',
      'The viewer gets a drawn document; it never sees what a link holds.',
      { path: room('src/viewer') },
      { path: room('src/(marketing|auth|editor|generator)') },
    ),
    forbid(
      'ui-knows-no-machine',
      'Shared parts take plain props.',
      { path: room('src/(ui|theme|content)') },
      {
        path: [
          room('src/(app|marketing|auth|editor|viewer|generator|services)'),
          'node_modules/(xstate|@xstate)',
        ],
      },
    ),
    forbid(
      'firebase-in-services-only',
      'The provider has one adapter.',
      { pathNot: [room('src/services'), room('dev'), room('tests')] },
      { path: 'node_modules/(firebase|@firebase)/' },
    ),
    forbid(
      'nothing-imports-stories-or-tests',
      '',
      { path: room('(machines|src)') },
      { path: room('(stories|tests|\\.storybook|dev)') },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|storybook-static)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

import { format, resolveConfig } from 'prettier';

const ROOMS = ['editor', 'auth', 'marketing'];

/**
 * `npm run new:flow NAME ROOM`: a flow's machine, view, stories, page and test in the house style, and the sample data by
 * which its events can be tried in Storybook. NAME is camelCase, ROOM the room of its view; what is missing is asked for.
 * @param {import('plop').NodePlopAPI} plop
 */
export default function (plop) {
  const [camelCase, pascalCase, sentenceCase, kebabCase] = [
    'camelCase',
    'pascalCase',
    'sentenceCase',
    'kebabCase',
  ].map((name) => plop.getHelper(name));

  plop.setGenerator('flow', {
    description: 'A machine with its view, stories, page and test',
    prompts: [
      {
        name: 'name',
        message: 'Name of the flow, like profileEdit',
        validate: (name) =>
          (/^[a-z]/.test(name) && camelCase(name) === name) ||
          `"${name}" is not a name for a flow: write it like profileEdit.`,
      },
      { type: 'list', name: 'room', message: 'Room of its view', choices: ROOMS },
    ],
    actions: ({ name, room }) => {
      const Name = pascalCase(name);
      const label = sentenceCase(name);
      // Sign-in is one folder; the other rooms have one folder a screen.
      const folder = room === 'auth' ? 'src/auth' : `src/${room}/${name}`;
      const view = `${folder}/${Name}View`;
      const up = '../'.repeat(folder.split('/').length);
      const data = {
        Name,
        label,
        view,
        up,
        ui: `${up.slice(3)}ui`,
        title: `${pascalCase(room)}/${label}`,
        chart: `{${name}Machine}`,
        storiesId: `${room}-${kebabCase(name)}`,
      };
      const add = (templateFile, path) => ({
        type: 'add',
        path,
        templateFile: `flow/${templateFile}.hbs`,
        data,
        transform: async (text) =>
          format(text, { ...(await resolveConfig('package.json')), filepath: path }),
      });
      return [
        add('machine.ts', `machines/${name}.ts`),
        add('view.tsx', `${view}.tsx`),
        add('stories.tsx', `stories/${room}/${Name}.stories.tsx`),
        add('page.mdx', `stories/flows/${Name}.mdx`),
        add('test.ts', `tests/machines/${name}.test.ts`),
        {
          type: 'modify',
          path: 'stories/support/sampleEvents.ts',
          pattern: /^const samples: .+ = \{\n/m,
          template: `$&  ${name}: () =>
    Promise.resolve({ events: { 'value.change': { 'a value': { value: 'A value' } } } }),\n`,
        },
        () =>
          'Next: shape the chart, move its words to machines/messages.ts, provide its actors in src/app/, say in docs/product.md what it does.',
      ];
    },
  });
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import type { ModelProblem } from '../../../machines/askModel';
import {
  DEFAULT_LANGUAGE_MODEL,
  type LanguageModelContext,
  languageModelMachine,
} from '../../../machines/languageModel';
import { modelMessages } from '../../../machines/modelMessages';
import { LanguageModelSection } from '../../../src/editor/settings/LanguageModelSection';
import { inState } from '../../support/inState';

const browser: LanguageModelContext = {
  ...DEFAULT_LANGUAGE_MODEL,
  settingsRef: null,
  models: [],
  addressProblem: null,
  problem: null,
  loaded: 0,
};
const server: LanguageModelContext = { ...browser, source: 'server' };
const connected: LanguageModelContext = {
  ...server,
  models: ['qwen3:8b', 'hf.co/unsloth/gemma-3-27b-it-qat-GGUF:Q4_K_XL', 'llama3.2:3b'],
  model: 'qwen3:8b',
};

const meta = {
  title: 'Editor/Settings/Language model',
  component: inState(
    languageModelMachine,
    (props) => <LanguageModelSection {...props} origin="https://builder.example" />,
    { settingsRef: null },
  ),
  args: { value: { enabled: 'unchecked' }, context: server, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const failing = (problem: ModelProblem): Story => ({
  args: { value: { enabled: 'failing' }, context: { ...connected, problem } },
});
const unavailable = (problem: ModelProblem, context = server): Story => ({
  args: { value: { enabled: 'unavailable' }, context: { ...context, problem } },
});

/** Beta Features is off: the section is not shown; where it is, for the moment of the switch, it says nothing of a model. */
export const Off: Story = { args: { value: 'off', context: browser } };

/** A server was chosen; nothing is sent to it yet. */
export const Unchecked: Story = { tags: ['phone'] };

/** An address of another computer: what was typed stays, with the reason beside it. */
export const UncheckedAfterAnotherComputer: Story = {
  args: {
    context: {
      ...server,
      address: 'http://192.168.1.5:11434',
      addressProblem: modelMessages.address.notLocal,
    },
  },
  tags: ['phone'],
};

/** The server is asked which models it has. */
export const Checking: Story = {
  args: { value: { enabled: 'checking' } },
  tags: ['phone'],
};

/** This browser has no model of its own. */
export const Unavailable: Story = { ...unavailable('unsupported', browser), tags: ['phone'] };

/** This browser has the name of a model and refuses to begin with it. */
export const UnavailableAfterARefusal: Story = unavailable('notCreated', browser);

/** Nobody listens at the address. */
export const UnavailableWithoutAServer: Story = unavailable('noServer');

/** The server lets no page read its answers: the commands that change that, with this site's address. */
export const UnavailableWithoutCORS: Story = { ...unavailable('corsMissing'), tags: ['phone'] };

/** The browser does not let this site reach apps on the device. */
export const UnavailableWithoutPermission: Story = unavailable('noPermission');

/** Another program has the port. */
export const UnavailableAtAWrongPort: Story = unavailable('wrongPort');

/** The server has models in a cloud only, or none. */
export const UnavailableWithoutAModel: Story = unavailable('noModel');

/** The server did not answer in time, or the browser still asks whether it may be asked. */
export const UnavailableWithoutAnAnswer: Story = unavailable('noAnswer');

/** This browser can download its model. */
export const Downloadable: Story = {
  args: { value: { enabled: 'downloadable' }, context: browser },
  tags: ['phone'],
};

/** Some of the model is here; the rest can be cancelled. */
export const Downloading: Story = {
  args: { value: { enabled: 'downloading' }, context: { ...browser, loaded: 0.42 } },
  tags: ['phone'],
};

/** The browser's own model may be asked. */
export const ReadyInTheBrowser: Story = {
  args: { value: { enabled: 'ready' }, context: browser },
};

/** A model of the server may be asked; another one can be chosen. */
export const Ready: Story = {
  args: { value: { enabled: 'ready' }, context: connected },
  tags: ['phone'],
};

/** The latest answer was cut: why, and what to do. */
export const Failing: Story = { ...failing('halfAnswer'), tags: ['phone'] };

/** The server has let go of the model. */
export const FailingWithoutItsModel: Story = failing('modelUnloaded');

/** The latest answer was no JSON. */
export const FailingForTheForm: Story = failing('notJson');

/** The latest answer went on and on. */
export const FailingWithoutAnEnd: Story = failing('endlessAnswer');

/** Return in the field checks the connection, once however often it is pressed. */
export const ChecksTheConnection: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Address of the server' });
    await userEvent.clear(field);
    await userEvent.type(field, 'localhost:1234{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'connection.check' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking…');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Checking' }));
    const checks = args.onEvent.mock.calls.filter(([{ type }]) => type === 'connection.check');
    await expect(checks).toHaveLength(1);
  },
};

/** An address of another computer is refused beside the field, which keeps its text and gets the focus. */
export const RefusesAnotherComputer: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Address of the server' });
    await userEvent.clear(field);
    await userEvent.type(field, 'https://api.example.com/v1');
    await userEvent.click(canvas.getByRole('button', { name: 'Check connection' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(modelMessages.address.notLocal);
    await expect(field).toHaveValue('https://api.example.com/v1');
    await expect(field).toHaveFocus();
  },
};

/** Choosing the server shows its field, and asks nobody for anything. */
export const ChoosesTheServer: Story = {
  args: { value: { enabled: 'unavailable' }, context: { ...browser, problem: 'unsupported' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Which model' }),
      'A server on this computer',
    );
    await expect(canvas.getByRole('textbox', { name: 'Address of the server' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not checked yet.');
    await expect(args.onEvent).toHaveBeenCalledOnce();
  },
};

/** A download is begun and cancelled by keyboard; focus goes back to the button that began it. */
export const CancelsTheDownload: Story = {
  args: { value: { enabled: 'downloadable' }, context: browser },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Download' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('progressbar', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Downloading' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Another model of the server is chosen. */
export const ChoosesAModel: Story = {
  args: { value: { enabled: 'ready' }, context: connected },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Model of the server' }),
      'llama3.2:3b',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready: llama3.2:3b.');
  },
};

import type { ModelProblem } from './askModel';

interface ModelProblemText {
  what: string;
  /** What the person can do; takes the origin of this site, such as `https://app.example`. */
  toDo: (origin: string) => string;
}

const RULES_GO_ON = 'The rules go on without it.';

/** What to tell a person about a language model of their own; a sibling of `messages.ts`. */
export const modelMessages = {
  address: {
    empty: 'Enter the address of the server, like http://localhost:11434.',
    invalid: 'Enter a host and a port only, like http://localhost:11434.',
    notHttp: 'Use http:// here: a server on this computer has no certificate.',
    notLocal: 'Only this computer can be asked: use localhost or 127.0.0.1.',
    credentials: 'Leave the user name and password out of the address.',
  },
  problems: {
    switchedOff: {
      what: 'The language model was switched off.',
      toDo: () => `${RULES_GO_ON} Turn it on again in App Settings.`,
    },
    unsupported: {
      what: 'This browser has no language model of its own, or this computer is too small for it.',
      toDo: () =>
        'Use Chrome on a desktop, from version 148, or a server on this computer instead.',
    },
    notCreated: {
      what: 'This browser has a language model but did not start it.',
      toDo: () =>
        'Check that there is room on the disk and a network for the download, then check again. Or use a server on this computer instead.',
    },
    noServer: {
      what: 'Nothing answers at this address.',
      toDo: () =>
        'Start the server, then check the port: Ollama uses 11434, LM Studio 1234, llama-server 8080.',
    },
    noAnswer: {
      what: 'No answer came in 30 seconds.',
      toDo: () =>
        'If your browser asks whether this site may reach apps on this device, allow it. Then check again.',
    },
    noPermission: {
      what: 'Your browser does not let this site reach apps on this device.',
      toDo: () =>
        'Allow it beside the address bar, in the settings of this site, then check again.',
    },
    corsMissing: {
      what: 'A server answers, but it does not let this site read its answers.',
      toDo: (origin: string) =>
        `Ollama: quit it and start it with OLLAMA_ORIGINS=${origin} ollama serve. LM Studio: lms server start --cors. llama-server allows it by itself; anything else is another program, so check the port.`,
    },
    wrongPort: {
      what: 'Something answers at this address, but it is no model server.',
      toDo: () => 'Check the port: Ollama uses 11434, LM Studio 1234, llama-server 8080.',
    },
    noModel: {
      what: 'The server has no model on this computer.',
      toDo: () =>
        'Get one: ollama pull and a name, or the search of LM Studio. Models in a cloud are not offered.',
    },
    modelUnloaded: {
      what: 'The server has not loaded this model.',
      toDo: () => 'Load it in the server or choose another one, then check again.',
    },
    notJson: {
      what: 'The model’s answer is not in the form that was asked for.',
      toDo: () => 'Try another model: larger ones keep to the form more often.',
    },
    schemaIgnored: {
      what: 'The model’s answer has other parts than were asked for.',
      toDo: () => 'Try another model: larger ones keep to the form more often.',
    },
    tooLong: {
      what: 'The text is too long for this model.',
      toDo: () => 'Choose a model with a larger context, or give the server a larger one.',
    },
    endlessAnswer: {
      what: 'The model’s answer did not end.',
      toDo: () => 'Try another model.',
    },
    halfAnswer: {
      what: 'The model’s answer broke off.',
      toDo: () => 'Check that the server still runs and gives answers enough room.',
    },
    refused: {
      what: 'The model gave no answer to this text.',
      toDo: () => `${RULES_GO_ON} Try other words or another model.`,
    },
    language: {
      what: 'The browser’s own model knows German, English, Spanish, French and Japanese only.',
      toDo: () => `${RULES_GO_ON} Use a server on this computer for other languages.`,
    },
  } satisfies Record<ModelProblem, ModelProblemText>,
} as const;

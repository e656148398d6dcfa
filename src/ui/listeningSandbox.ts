/** What a frame needs so that the page around it can listen inside: more in an engine that otherwise delivers no event. */
export const LISTENING_SANDBOX = {
  usual: 'allow-same-origin',
  withScripts: 'allow-same-origin allow-scripts',
} as const;

type Sandbox = (typeof LISTENING_SANDBOX)[keyof typeof LISTENING_SANDBOX];

let known: Sandbox | undefined;

/**
 * The strictest sandbox under which this browser's listeners fire in a frame, tried out once. WebKit's fire only where scripts
 * are allowed; what keeps a document's own from running there is the policy of `framedDocument`.
 */
export function listeningSandbox(): Sandbox {
  known ??= firesWithoutScripts() ? LISTENING_SANDBOX.usual : LISTENING_SANDBOX.withScripts;
  return known;
}

function firesWithoutScripts(): boolean {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', LISTENING_SANDBOX.usual);
  frame.hidden = true;
  document.body.append(frame);
  let hasFired = false;
  frame.contentDocument?.addEventListener('try', () => (hasFired = true));
  frame.contentDocument?.dispatchEvent(new Event('try'));
  frame.remove();
  return hasFired;
}

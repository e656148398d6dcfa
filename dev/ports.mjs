import { connect } from 'node:net';

/**
 * Whether something answers on the port, on either loopback address.
 * @param {number} port
 */
export async function isPortTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

/** @returns {Promise<boolean>} */
function answersAt(/** @type {string} */ host, /** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const finish = (/** @type {boolean} */ isAnswered) => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}

/**
 * What to tell a person whose port is taken.
 * @param {number} port
 * @param {string} purpose what wanted the port
 * @param {string} variable the environment variable that chooses another port
 */
export function takenPortMessage(port, purpose, variable) {
  const howToFind =
    process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`;
  return [
    `Port ${port}, which ${purpose} needs, is already in use.`,
    `  - If this project runs in another terminal, stop it there with Ctrl-C.`,
    `  - To see which program holds the port: ${howToFind}`,
    `  - Or choose another port with the environment variable ${variable}.`,
  ].join('\n');
}

/**
 * Listens and answers with a function that stops, open connections included.
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any
 * @param {string} [host]
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export function listen(server, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * What keeps a configured site from working behind the hosting's policy, in words; empty when nothing does.
 * @param {string} policy the Content-Security-Policy that the hosting sends
 * @param {import('../src/services/config.ts').Config} config
 * @returns {string[]}
 */
export function deploymentProblems(policy, { firebase, contact }) {
  const sourcesOf = (/** @type {string} */ name) =>
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .find(([first]) => first === name) ?? [];
  const problems = [];
  if (firebase !== null) {
    const domain = `https://${firebase.authDomain}`;
    const frames = sourcesOf('frame-src');
    if (!frames.includes(domain))
      problems.push(`frame-src must name ${domain}, in the place of ${PLACEHOLDER}.`);
    else if (frames.includes(PLACEHOLDER))
      problems.push(`frame-src names ${PLACEHOLDER}, which nothing uses.`);
  }
  if (contact !== null && URL.canParse(contact.endpoint)) {
    const { origin } = new URL(contact.endpoint);
    if (!sourcesOf('connect-src').includes(origin))
      problems.push(`connect-src must name ${origin}, where the contact form is sent.`);
  }
  return problems;
}

/** Stands in firebase.json until the project is known. */
export const PLACEHOLDER = 'https://your-project.firebaseapp.com';

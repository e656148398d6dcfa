const PROJECT = 'demo-local';

function emulatorUrl(): string {
  const url = process.env.JOURNEY_EMULATOR_URL;
  if (url === undefined) throw new Error('Run journeys with `npm run test:journeys`.');
  return url;
}

interface OobCode {
  email: string;
  oobLink: string;
  requestType: string;
}

async function linksTo(email: string, requestType = 'EMAIL_SIGNIN'): Promise<string[]> {
  const answer = await fetch(`${emulatorUrl()}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobLink }) => oobLink);
}

/** The newest sign-in link that was sent to `email`, once there are `count` of them. */
export async function sentLink(email: string, count = 1): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const links = await linksTo(email);
    const newest = links.at(-1);
    if (links.length >= count && newest !== undefined) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No sign-in link was sent to ${email}.`);
}

interface Account {
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** What the provider answers to `email` once it has signed in by a link, without a browser. */
export async function accountAfterLink(email: string): Promise<Account> {
  await ask('accounts:sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: 'http://127.0.0.1/',
  });
  const oobCode = new URL(await sentLink(email)).searchParams.get('oobCode');
  return (await ask('accounts:signInWithEmailLink', { email, oobCode })) as Account;
}

const post = (method: string, body: object): Promise<Response> =>
  fetch(`${emulatorUrl()}/identitytoolkit.googleapis.com/v1/${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function ask(method: string, body: object): Promise<unknown> {
  const answer = await post(method, body);
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return answer.json();
}

/** How many sign-in links were sent to `email`. */
export async function sentLinkCount(email: string): Promise<number> {
  return (await linksTo(email)).length;
}

/** The link that confirms a new address for the account of `email`. */
export async function sentVerification(email: string): Promise<string> {
  const [link] = await linksTo(email, 'VERIFY_AND_CHANGE_EMAIL');
  if (link === undefined) throw new Error(`No verification was sent for ${email}.`);
  return link;
}

/** Whether the account of `email` has this password. */
export async function signsInByPassword(email: string, password: string): Promise<boolean> {
  return (await post('accounts:signInWithPassword', { email, password })).ok;
}

/** Does what only the provider's administrator can: closes the account of `email` for good. */
export async function disableAccount(email: string): Promise<void> {
  const localId = await accountIdOf(email);
  await askAsAdministrator('accounts:update', { localId, disableUser: true });
}

async function accountIdOf(email: string): Promise<string> {
  const { users } = (await askAsAdministrator('accounts:lookup', { email: [email] })) as {
    users?: { localId: string }[];
  };
  const id = users?.[0]?.localId;
  if (id === undefined) throw new Error(`Nobody has the address ${email}.`);
  return id;
}

async function askAsAdministrator(method: string, body: object): Promise<unknown> {
  const answer = await fetch(
    `${emulatorUrl()}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${method}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return answer.json();
}

import * as v from 'valibot';

export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** Address of a local Auth emulator, or null for the real service. */
  emulatorUrl: string | null;
}

export interface ContactConfig {
  /** Where contact messages are posted: an http(s) address or a path of this site. */
  endpoint: string;
  accessKey: string;
}

/** A service that is not configured is null: the site works without it, what needs it fails with its own message. */
export interface Config {
  firebase: FirebaseConfig | null;
  contact: ContactConfig | null;
  /** Where the site is deployed, without a slash at the end. */
  siteUrl: string;
}

/** The configuration contradicts itself; the message names the variables and what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const text = v.nullish(v.pipe(v.string(), v.trim()), '');
const webAddress = (variable: string, isAllowed: (value: string) => boolean) =>
  v.pipe(
    text,
    v.check(
      (value) => value === '' || isAllowed(value),
      `${variable} must be an address like https://example.com.`,
    ),
  );

const Environment = v.object({
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_FIREBASE_AUTH_EMULATOR_URL: webAddress('VITE_FIREBASE_AUTH_EMULATOR_URL', isHttpUrl),
  VITE_CONTACT_ENDPOINT: webAddress(
    'VITE_CONTACT_ENDPOINT',
    (value) => isHttpUrl(value) || /^\/(?![/\\])/.test(value),
  ),
  VITE_CONTACT_ACCESS_KEY: text,
  VITE_SITE_URL: webAddress('VITE_SITE_URL', isHttpUrl),
});
type Variable = keyof v.InferOutput<typeof Environment>;

const FIREBASE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;
const CONTACT = ['VITE_CONTACT_ENDPOINT', 'VITE_CONTACT_ACCESS_KEY'] as const;

/**
 * The configuration in `env`, as Vite gives it in `import.meta.env`; empty variables count as not set, others than ours
 * are ignored (specification section 7: sign-in provider and contact service).
 * Throws `ConfigurationError` when a service is set in half, naming what is missing, or an address is none.
 */
export function readConfig(env: Record<string, unknown>): Config {
  const parsed = v.safeParse(Environment, env);
  if (!parsed.success) {
    throw new ConfigurationError(parsed.issues.map((issue) => issue.message).join(' '));
  }
  const values = parsed.output;
  const hasFirebase = isServiceSet(values, FIREBASE, ['VITE_FIREBASE_AUTH_EMULATOR_URL']);
  const hasContact = isServiceSet(values, CONTACT);

  return {
    firebase: hasFirebase
      ? {
          apiKey: values.VITE_FIREBASE_API_KEY,
          authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: values.VITE_FIREBASE_PROJECT_ID,
          appId: values.VITE_FIREBASE_APP_ID,
          emulatorUrl: values.VITE_FIREBASE_AUTH_EMULATOR_URL || null,
        }
      : null,
    contact: hasContact
      ? { endpoint: values.VITE_CONTACT_ENDPOINT, accessKey: values.VITE_CONTACT_ACCESS_KEY }
      : null,
    siteUrl: values.VITE_SITE_URL.replace(/\/+$/, '') || defaultSiteUrl(values),
  };
}

/** Firebase serves every project at an address of its own; without a project there is no address to know. */
function defaultSiteUrl({
  VITE_FIREBASE_PROJECT_ID: project,
}: {
  VITE_FIREBASE_PROJECT_ID: string;
}) {
  return project === '' ? 'https://example.com' : `https://${project}.web.app`;
}

function isServiceSet(
  values: Record<Variable, string>,
  required: readonly Variable[],
  optional: readonly Variable[] = [],
): boolean {
  const given = [...required, ...optional].filter((variable) => values[variable] !== '');
  const missing = required.filter((variable) => values[variable] === '');
  if (given.length === 0) return false;
  if (missing.length === 0) return true;
  throw new ConfigurationError(
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing, while ${given.join(', ')} ` +
      `${given.length === 1 ? 'is' : 'are'} set. Set all of them or none; see .env.example.`,
  );
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { MODEL_PROBLEMS } from '../../machines/askModel';
import { messages } from '../../machines/messages';
import { modelMessages } from '../../machines/modelMessages';
import { modelWorkMessages } from '../../machines/modelWorkMessages';

type Entry = string | ((...given: never[]) => string) | { readonly [name: string]: Entry };

/** Every message with the way to it; one that takes something is said of its placeholders. */
function allMessages(entry: Entry, path: string): [path: string, text: string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry === 'function') {
    if (path === '.plan.switched' || path === '.build.loaded') {
      return [[path, (entry as (what: string) => string)('{}')]];
    }
    return [];
  }
  return Object.entries(entry).flatMap(([name, inner]) => allMessages(inner, `${path}.${name}`));
}

const all = allMessages(messages, '');
const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

/** What sections 4, 5 and 8 of the specification quote. */
const quoted = [
  'Sign out successfull!',
  'Error signing out!',
  'A magic login link has been sent to your email.',
  'Failed to send magic link. Please try again.',
  'Google login successful (demo).',
  'Google login failed. Please try again.',
  'Signing you in...',
  'Please provide your email for confirmation',
  'Invalid sign-in link or missing email.',
  'Sign-in failed. Please try again.',
  'Thank you! Your message has been sent successfully.',
  'Sorry, there was an error sending your message. Please try again.',
  'Failed to send message',
  'Guide not found.',
  'Loaded build: {}...',
  'Please enter a prompt',
  'No website to export',
  'Please enter a component description',
  'Please enter an image description',
  'Please enter a webhook URL',
  'Passwords do not match',
  'Password must be at least 8 characters and include lowercase, uppercase, and a number.',
  'No authenticated user',
  'Failed to generate website',
  'Failed to generate component',
  'Failed to generate image',
  'Failed to change password',
  'Website generated successfully!',
  'Export started - download will begin shortly',
  'Profile updated successfully',
  'Password changed successfully',
  'Settings reset to defaults',
  'Copied to clipboard',
  'Code copied to clipboard!',
  'API key regenerated successfully',
  'Webhook endpoint added',
  'Switched to {} plan',
  'Component generated successfully!',
  'Image generated successfully!',
  'Download started',
  'Added to favorites',
  'Removed from favorites',
  'Beta features enabled',
  'Beta features disabled',
];

const ORIGIN = 'https://app.example';
/** What somebody is told to do begins so. */
const ACT = /(?:^|[.:] |then )(?:Turn|Use|Check|Start|Allow|Get|Load|Try|Choose|quit|lms)\b/i;

describe('what is told of a language model', () => {
  const problems = Object.entries(modelMessages.problems);

  it('is another thing for each reason why it fails', () => {
    expect(new Set(problems.map(([, { what }]) => what)).size).toBe(MODEL_PROBLEMS.length);
  });

  it.each(problems)('says what to do: %s', (_, { what, toDo }) => {
    expect(what).toMatch(/^\p{Lu}.*\.$/u);
    expect(toDo(ORIGIN)).toMatch(ACT);
    expect(toDo(ORIGIN)).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('is told while it writes, and afterwards, that the same prompt may give other words', () => {
    const said = 'The same prompt may give other words next time; this site keeps these.';
    expect(modelWorkMessages.write).toContain(said);
    expect(modelWorkMessages.finished(2, false)).toContain(said);
  });

  it('says of an answer that broke off what stays of it', () => {
    const { refused } = modelWorkMessages;
    expect(refused(2, 'It broke off.', 'Try again.')).toBe(
      'It broke off. What it had written stays. Try again.',
    );
    expect(refused(0, 'It broke off.', 'Try again.')).toBe('It broke off. Try again.');
  });

  it('gives the commands that let a page read a server’s answers, with its own address', () => {
    const { toDo } = modelMessages.problems.corsMissing;
    expect(toDo(ORIGIN)).toContain(`OLLAMA_ORIGINS=${ORIGIN} ollama serve`);
    expect(toDo(ORIGIN)).toContain('lms server start --cors');
  });
});

describe('the messages of the specification', () => {
  it.each(quoted)('%j stands among the messages, letter by letter', (text) => {
    expect(all.map(([, said]) => said)).toContain(text);
  });

  it('are written once: no other file of the product spells one out', () => {
    const literals = quoted.map((text) => text.replace(/\{\}.*$/, '').trim());
    const again = [...sourceFiles('machines'), ...sourceFiles('src')]
      .filter((file) => file !== 'machines/messages.ts')
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
        return literals
          .filter((text) => ["'", '`', '"', '>'].some((mark) => source.includes(`${mark}${text}`)))
          .map((text) => `${file}: ${text}`);
      });
    expect(again).toEqual([]);
  });
});

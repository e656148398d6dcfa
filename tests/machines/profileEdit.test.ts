import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { AccountRefusedError } from '../../machines/accountRefusal';
import type { User } from '../../machines/entities';
import type { Notice } from '../../machines/notice';
import { profileEditMachine } from '../../machines/profileEdit';
import {
  type AccountOwner,
  type EmailChange,
  fieldsOf,
  type ProfileChanges,
} from '../../machines/profileEditSetup';
import { ada, grace, smallPhoto } from '../../stories/fixtures/auth';

interface Fakes {
  user?: User | null;
  readPhoto?: (file: Blob) => Promise<string>;
  updateProfile?: (changes: ProfileChanges) => Promise<void>;
  changeEmail?: (email: string) => Promise<EmailChange>;
}

function startProfileEdit({
  user = ada,
  readPhoto = () => Promise.resolve(smallPhoto),
  updateProfile = () => Promise.resolve(),
  changeEmail = () => Promise.resolve('changed'),
}: Fakes = {}) {
  const notices: Notice[] = [];
  const calls: string[] = [];
  const owners: string[] = [];
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        readPhoto: fromPromise<string, { file: Blob }>(({ input }) => readPhoto(input.file)),
        updateProfile: fromPromise<unknown, AccountOwner & ProfileChanges>(
          ({ input: { uid, ...changes } }) => {
            owners.push(uid);
            for (const [part, value] of Object.entries(changes)) calls.push(`${part} ${value}`);
            return updateProfile(changes);
          },
        ),
        changeEmail: fromPromise<EmailChange, AccountOwner & { email: string }>(({ input }) => {
          owners.push(input.uid);
          calls.push(`email ${input.email}`);
          return changeEmail(input.email);
        }),
      },
    }),
    { input: { user } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    calls,
    owners,
    snapshot: () => actor.getSnapshot(),
    save: async (fields: { name?: string; email?: string }) => {
      actor.send({ type: 'edit.start' });
      if (fields.name !== undefined) actor.send({ type: 'name.change', value: fields.name });
      if (fields.email !== undefined) actor.send({ type: 'email.change', value: fields.email });
      actor.send({ type: 'form.submit' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

const updated: Notice = {
  type: 'notice',
  status: 'success',
  message: 'Profile updated successfully',
};
const file = new Blob(['a picture']);
const error = (message: string): Notice => ({ type: 'notice', status: 'error', message });

describe('profileEditMachine', () => {
  it('saves name and address and leaves edit mode', async () => {
    const { calls, notices, save } = startProfileEdit();
    const { value, context } = await save({ name: ' Ada King ', email: ' king@example.com ' });
    expect([value, calls, notices]).toEqual([
      'viewing',
      ['name Ada King', 'email king@example.com'],
      [updated],
    ]);
    expect(context).toEqual({
      user: { ...ada, name: 'Ada King', email: 'king@example.com' },
      name: 'Ada King',
      email: 'king@example.com',
      photoURL: null,
      problem: null,
      note: null,
    });
  });

  it.each([
    ['the name', { name: 'Ada King' }, ['name Ada King']],
    ['the address', { email: 'king@example.com' }, ['email king@example.com']],
  ])('saves only %s when only that has changed', async (_, fields, expected) => {
    const { calls, notices, save } = startProfileEdit();
    expect((await save(fields)).value).toBe('viewing');
    expect([calls, notices]).toEqual([expected, [updated]]);
  });

  it('leaves edit mode without a word when nothing has changed', async () => {
    const { calls, notices, save } = startProfileEdit();
    expect((await save({})).value).toBe('viewing');
    expect([calls, notices]).toEqual([[], []]);
  });

  it('fault 49: Cancel restores both fields', () => {
    const { actor, calls, snapshot } = startProfileEdit();
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'name.change', value: 'Somebody' });
    actor.send({ type: 'email.change', value: 'else@' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'edit.cancel' });
    expect([snapshot().value, snapshot().context, calls]).toEqual([
      'viewing',
      { user: ada, name: ada.name, email: ada.email, photoURL: null, problem: null, note: null },
      [],
    ]);
  });

  it('fault 49: without a user nothing is saved', async () => {
    const { calls, notices, save } = startProfileEdit({ user: null });
    const { value, context } = await save({ name: 'Ada' });
    expect([value, calls, notices]).toEqual([
      { editing: 'resting' },
      [],
      [error('No authenticated user')],
    ]);
    expect(context.problem).toEqual({
      about: 'form',
      message: 'No authenticated user',
      needsFreshSignIn: false,
    });
  });

  it('fault 49: a user whom the provider has lost', async () => {
    const { notices, save } = startProfileEdit({
      updateProfile: () => Promise.reject(new AccountRefusedError('noUser')),
    });
    expect((await save({ name: 'Ada King' })).value).toEqual({ editing: 'resting' });
    expect(notices).toEqual([error('No authenticated user')]);
  });

  it('fault 49: name saved, address refused: says which, and the next try sends only the address', async () => {
    let tries = 0;
    const { actor, calls, notices, save } = startProfileEdit({
      changeEmail: () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new AccountRefusedError('other', 'Another account uses it.'))
          : Promise.resolve('changed');
      },
    });
    const { value, context } = await save({ name: 'Ada King', email: 'king@example.com' });
    expect([value, context.note, context.problem]).toEqual([
      { editing: 'resting' },
      'Your name was saved.',
      { about: 'email', message: 'Another account uses it.', needsFreshSignIn: false },
    ]);
    expect([context.name, context.email]).toEqual(['Ada King', 'king@example.com']);
    actor.send({ type: 'form.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
    expect(calls).toEqual(['name Ada King', 'email king@example.com', 'email king@example.com']);
    expect(notices).toEqual([error('Another account uses it.'), updated]);
  });

  it('fault 49: after a half success Cancel keeps the half that was saved', async () => {
    const { actor, save, snapshot } = startProfileEdit({
      changeEmail: () => Promise.reject(new Error('offline')),
    });
    await save({ name: 'Ada King', email: 'king@example.com' });
    actor.send({ type: 'edit.cancel' });
    expect([snapshot().context.name, snapshot().context.email]).toEqual(['Ada King', ada.email]);
  });

  it('fault 49: a refused name stops the save before the address', async () => {
    const { calls, notices, save } = startProfileEdit({
      updateProfile: () => Promise.reject(new Error('offline')),
    });
    const { value, context } = await save({ name: 'Ada King', email: 'king@example.com' });
    expect([value, calls, notices, context.note]).toEqual([
      { editing: 'resting' },
      ['name Ada King'],
      [error('Failed to update profile')],
      'Nothing was saved: neither your name nor your e-mail address.',
    ]);
  });

  it('fault 49: where the provider sends a link first, the person is told and the old address stays', async () => {
    const { notices, save } = startProfileEdit({
      changeEmail: () => Promise.resolve('linkSent'),
    });
    const { value, context } = await save({ name: 'Ada King', email: 'king@example.com' });
    const told =
      'Your name was saved. We sent a link to king@example.com. Your e-mail address changes when you open it; you may then have to sign in again.';
    expect([value, context.note, context.email]).toEqual(['viewing', told, ada.email]);
    expect(notices).toEqual([{ type: 'notice', status: 'info', message: told }]);
  });

  it('fault 49: an old sign-in asks for a fresh one', async () => {
    const { save } = startProfileEdit({
      changeEmail: () => Promise.reject(new AccountRefusedError('needsFreshSignIn')),
    });
    const { context } = await save({ email: 'king@example.com' });
    expect(context.problem).toEqual({
      about: 'email',
      message:
        'Your sign-in is too old for this change. Sign in again with a fresh link, then repeat it.',
      needsFreshSignIn: true,
    });
  });

  it.each([
    ['name', { name: '  ' }, 'Enter a name.'],
    ['email', { email: 'ada@' }, 'Enter an e-mail address like name@example.com.'],
    ['email', { email: '' }, 'Enter an e-mail address like name@example.com.'],
  ])('refuses %s %j beside its field, until it is typed in', async (about, fields, message) => {
    const { actor, calls, save, snapshot } = startProfileEdit();
    const { context } = await save(fields);
    expect([calls, context.problem]).toEqual([[], { about, message, needsFreshSignIn: false }]);
    actor.send({ type: 'name.change', value: 'A' });
    expect(snapshot().context.problem).toBe(null);
  });

  it('fault 14: a double click saves once', async () => {
    const { actor, calls, notices } = startProfileEdit();
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'name.change', value: 'Ada King' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'edit.cancel' });
    await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
    expect([calls, notices]).toEqual([['name Ada King'], [updated]]);
  });

  it('fault 68: a save belongs to the account whose fields they are, and ends with it', async () => {
    let answer: () => void = () => undefined;
    const { actor, calls, notices, owners, save } = startProfileEdit({
      updateProfile: () => new Promise((resolve) => (answer = resolve)),
    });
    void save({ name: 'Ada King', email: 'king@example.com' });
    actor.send({ type: 'user.changed', user: grace });
    answer();
    await Promise.resolve();
    expect([calls, owners, notices]).toEqual([['name Ada King'], [ada.uid], []]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'viewing',
      { user: grace, ...fieldsOf(grace), problem: null, note: null },
    ]);
  });

  it('fault 68: both halves of a save name its account', async () => {
    const { owners, save } = startProfileEdit();
    await save({ name: 'Ada King', email: 'king@example.com' });
    expect(owners).toEqual([ada.uid, ada.uid]);
  });

  it('saves a chosen photo together with the name, in one call', async () => {
    const asked: Blob[] = [];
    const saved: ProfileChanges[] = [];
    const { actor, notices } = startProfileEdit({
      readPhoto: (chosen) => {
        asked.push(chosen);
        return Promise.resolve(smallPhoto);
      },
      updateProfile: (changes) => Promise.resolve(void saved.push(changes)),
    });
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'name.change', value: 'Ada King' });
    actor.send({ type: 'photo.choose', file });
    expect(actor.getSnapshot().can({ type: 'form.submit' })).toBe(false);
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'resting' }));
    actor.send({ type: 'form.submit' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
    expect([asked, saved, notices]).toEqual([
      [file],
      [{ name: 'Ada King', photoURL: smallPhoto }],
      [updated],
    ]);
    expect(context.user).toEqual({ ...ada, name: 'Ada King', photoURL: smallPhoto });
  });

  it('takes a photo away, and Cancel brings it back', async () => {
    const pictured = { ...ada, photoURL: smallPhoto };
    const { actor, calls } = startProfileEdit({ user: pictured });
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'photo.remove' });
    actor.send({ type: 'edit.cancel' });
    expect(actor.getSnapshot().context.photoURL).toBe(smallPhoto);
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'photo.remove' });
    actor.send({ type: 'form.submit' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
    expect([calls, context.user]).toEqual([['photoURL null'], ada]);
  });

  it('fault 50: a file that is no picture is refused beside the photo, which stays', async () => {
    const { actor } = startProfileEdit({
      user: { ...ada, photoURL: smallPhoto },
      readPhoto: () => Promise.reject(new DOMException('no picture', 'InvalidStateError')),
    });
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'photo.choose', file });
    const { context } = await waitFor(actor, (snapshot) =>
      snapshot.matches({ editing: 'resting' }),
    );
    expect([context.photoURL, context.problem?.about]).toEqual([smallPhoto, 'photo']);
  });

  it('fault 50: nothing but a safe address ever becomes the photo', async () => {
    const { actor } = startProfileEdit({ readPhoto: () => Promise.resolve('javascript:alert(1)') });
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'photo.choose', file });
    const { context } = await waitFor(actor, (snapshot) =>
      snapshot.matches({ editing: 'resting' }),
    );
    expect(context.photoURL).toBe(null);
  });

  it('a photo that is read after Cancel reaches no later edit', async () => {
    const readings: ((url: string) => void)[] = [];
    const { actor } = startProfileEdit({
      readPhoto: () => new Promise((resolve) => readings.push(resolve)),
    });
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'photo.choose', file });
    actor.send({ type: 'edit.cancel' });
    actor.send({ type: 'edit.start' });
    readings.forEach((resolve) => resolve(smallPhoto));
    await Promise.resolve();
    expect(actor.getSnapshot().context.photoURL).toBe(null);
  });

  it('fault 49: photo saved, address refused: says which', async () => {
    const { actor, save } = startProfileEdit({
      changeEmail: () => Promise.reject(new Error('offline')),
    });
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'photo.choose', file });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'resting' }));
    const { context } = await save({ email: 'king@example.com' });
    expect([context.note, context.user?.photoURL]).toEqual(['Your photo was saved.', smallPhoto]);
  });

  it('follows a change from elsewhere while viewing and keeps what is being typed', () => {
    const { actor, snapshot } = startProfileEdit();
    const renamed = { ...ada, name: 'Ada King' };
    actor.send({ type: 'user.changed', user: renamed });
    expect(snapshot().context.name).toBe('Ada King');
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'name.change', value: 'A.' });
    actor.send({ type: 'user.changed', user: ada });
    expect([snapshot().context.name, snapshot().context.user]).toEqual(['A.', ada]);
  });

  it('fault 69: drops what is being typed when somebody else is signed in', () => {
    const { actor, snapshot } = startProfileEdit();
    actor.send({ type: 'edit.start' });
    actor.send({ type: 'name.change', value: 'A.' });
    actor.send({ type: 'user.changed', user: grace });
    expect([snapshot().value, snapshot().context.name]).toEqual(['viewing', grace.name]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(profileEditMachine, {
      input: { user: ada },
      events: [
        { type: 'edit.start' },
        { type: 'name.change', value: 'Ada King' },
        { type: 'email.change', value: 'king@example.com' },
        { type: 'photo.choose', file },
        { type: 'form.submit' },
        { type: 'xstate.done.actor.updateProfile' } as never,
      ],
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...reached].sort()).toEqual([
      '"viewing"',
      '{"editing":"readingPhoto"}',
      '{"editing":"resting"}',
      '{"saving":"email"}',
      '{"saving":"profile"}',
    ]);
  });
});

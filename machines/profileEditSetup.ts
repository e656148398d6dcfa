import { assign, emit, fromPromise, setup } from 'xstate';

import { asksForFreshSignIn, refusalMessage } from './accountRefusal';
import { parseEmailAddress } from './emailAddress';
import type { User } from './entities';
import { messages } from './messages';
import type { Notice } from './notice';
import { safePhotoUrl } from './photoUrl';

export interface ProfileProblem {
  /** What it stands next to: a field, or the whole form. */
  about: 'name' | 'email' | 'photo' | 'form';
  message: string;
  /** Whether a fresh sign-in would let the change through. */
  needsFreshSignIn: boolean;
}

export interface ProfileEditContext {
  /** The person as the provider knows them; null when nobody is signed in. */
  user: User | null;
  /** What stands in the fields. */
  name: string;
  email: string;
  /** The photo to be saved, as `safePhotoUrl` allows it; null for the drawn shop. */
  photoURL: string | null;
  problem: ProfileProblem | null;
  /** What the last save did, where that is not simply everything. */
  note: string | null;
}

export type ProfileEditEvent =
  | { type: 'edit.start' }
  | { type: 'edit.cancel' }
  | { type: 'name.change'; value: string }
  | { type: 'email.change'; value: string }
  | { type: 'photo.choose'; file: Blob }
  | { type: 'photo.remove' }
  | { type: 'form.submit' }
  | { type: 'user.changed'; user: User | null };

/** What is to change of name and photo; null takes the photo away, absent fields stay. */
export interface ProfileChanges {
  name?: string;
  photoURL?: string | null;
}

/** Whose account is to change: the person's whose fields they are, whoever is signed in by then. */
export interface AccountOwner {
  uid: string;
}

/** The provider changed the address at once, or sent a link to it first. */
export type EmailChange = 'changed' | 'linkSent';

/** What the states of editing a profile are made of; the chart itself is `profileEditMachine`. */
export const profileEditSetup = setup({
  types: {} as {
    context: ProfileEditContext;
    events: ProfileEditEvent;
    input: { user: User | null };
    emitted: Notice;
    tags: 'busy' | 'editable';
  },
  actors: {
    readPhoto: fromPromise<string, { file: Blob }>(() =>
      Promise.reject(new Error('profileEditMachine: provide the `readPhoto` actor.')),
    ),
    updateProfile: fromPromise<unknown, AccountOwner & ProfileChanges>(() =>
      Promise.reject(new Error('profileEditMachine: provide the `updateProfile` actor.')),
    ),
    changeEmail: fromPromise<EmailChange, AccountOwner & { email: string }>(() =>
      Promise.reject(new Error('profileEditMachine: provide the `changeEmail` actor.')),
    ),
  },
  actions: {
    setUser: assign({ user: (_, params: { user: User | null }) => params.user }),
    setName: assign({ name: (_, params: { value: string }) => params.value }),
    setEmail: assign({ email: (_, params: { value: string }) => params.value }),
    setPhoto: assign({
      photoURL: (_, params: { photoURL: string | null }) => safePhotoUrl(params.photoURL),
    }),
    restoreFields: assign(({ context }) => fieldsOf(context.user)),
    tidyFields: assign({
      name: ({ context }) => context.name.trim(),
      email: ({ context }) => parseEmailAddress(context.email) ?? context.email,
    }),
    rememberProfile: assign({
      user: ({ context }) => {
        const { user, name, photoURL } = context;
        return user === null ? null : { ...user, name, photoURL };
      },
    }),
    rememberEmail: assign({
      user: ({ context }) =>
        context.user === null ? null : { ...context.user, email: context.email },
    }),
    setProblem: assign({
      problem: (_, params: Omit<ProfileProblem, 'needsFreshSignIn'>) => ({
        ...params,
        needsFreshSignIn: false,
      }),
    }),
    setRefusal: assign({
      problem: (_, params: { about: ProfileProblem['about']; error: unknown }) => ({
        about: params.about,
        message: refusalMessage(params.error, messages.profile.failed),
        needsFreshSignIn: asksForFreshSignIn(params.error),
      }),
    }),
    clearProblem: assign({ problem: null }),
    setNote: assign({ note: (_, params: { note: string | null }) => params.note }),
    noteSaved: assign({ note: ({ context }) => messages.profile.saved(changesIn(context)) }),
    noteNothingSaved: assign({
      note: ({ context }) => messages.profile.nothingSaved(changesIn(context)),
    }),
    noteLink: assign({
      note: ({ context }) =>
        [context.note, messages.profile.linkSent(context.email)].filter(Boolean).join(' '),
    }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
    emitNote: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'info',
      message: context.note ?? '',
    })),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem?.message ?? messages.profile.failed,
    })),
  },
  guards: {
    isSomebodyElse: ({ context }, params: { user: User | null }) =>
      context.user !== null && params.user?.uid !== context.user.uid,
    isNobody: ({ context }) => context.user === null,
    hasNoName: ({ context }) => context.name.trim() === '',
    hasNoEmail: ({ context }) => parseEmailAddress(context.email) === null,
    isProfileChanged: ({ context }) => Object.keys(changesIn(context)).length > 0,
    isEmailChanged: ({ context }) => parseEmailAddress(context.email) !== context.user?.email,
    isLinkSent: (_, params: { change: EmailChange }) => params.change === 'linkSent',
  },
});

/** What stands in the fields before anything is changed. */
export function fieldsOf(
  user: User | null,
): Pick<ProfileEditContext, 'name' | 'email' | 'photoURL'> {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    photoURL: user?.photoURL ?? null,
  };
}

/** What of name and photo is to be saved. */
export function changesIn({ user, name, photoURL }: ProfileEditContext): ProfileChanges {
  return {
    ...(name.trim() === user?.name ? {} : { name: name.trim() }),
    ...(photoURL === (user?.photoURL ?? null) ? {} : { photoURL }),
  };
}

/** Whose fields they are. */
export function ownerOf({ user }: ProfileEditContext): AccountOwner {
  return { uid: user?.uid ?? '' };
}

import { PAGE_NAME_LENGTH } from './limits';

const COPIED = 'Copied to clipboard';
const INVALID_EMAIL = 'Enter an e-mail address like name@example.com.';

const offline = (what: string) =>
  `There is no network, and a part of the app has to be loaded first. Your ${what} is made as soon as the network is back.`;

const counted = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** Every message of specification sections 4, 5 and 8, once. Spelling is the specification's. */
export const messages = {
  signOut: {
    succeeded: 'Sign out successfull!',
    failed: 'Error signing out!',
  },
  signIn: {
    notSetUp: 'Sign-in is not set up on this site yet, so nobody can sign in.',
  },
  magicLink: {
    sent: 'A magic login link has been sent to your email.',
    failed: 'Failed to send magic link. Please try again.',
    invalidEmail: INVALID_EMAIL,
  },
  google: {
    succeeded: 'Google login successful (demo).',
    failed: 'Google login failed. Please try again.',
  },
  callback: {
    signingIn: 'Signing you in...',
    askEmail: 'Please provide your email for confirmation',
    invalidLink: 'Invalid sign-in link or missing email.',
    failed: 'Sign-in failed. Please try again.',
  },
  contact: {
    sent: 'Thank you! Your message has been sent successfully.',
    refused: 'Failed to send message',
    noAnswer: 'Sorry, there was an error sending your message. Please try again.',
    notSetUp:
      'This form is not set up yet, so your message was not sent. Please write or call us instead.',
    noName: 'Enter your name.',
    invalidEmail: INVALID_EMAIL,
    noSubject: 'Enter a subject.',
    noMessage: 'Write a message.',
    tooLong: (what: string, most: number) =>
      `${what} may have at most ${most.toLocaleString('en-US')} characters.`,
  },
  build: {
    loaded: (start: string) => `Loaded build: ${start}...`,
    changedElsewhere:
      'Another tab changed the same part of this site. Undo brings back what was here.',
  },
  understanding: {
    failed: 'The site could not be updated. It stays as it was. Please try again.',
    invalidEmail: INVALID_EMAIL,
    invalidWebAddress: 'Enter an address like www.example.com.',
    invalidPhone: 'Enter a phone number: digits, spaces and + ( ) . / - only.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    tooMany: (most: number) => `Keep at most ${most} offers.`,
    noOfferName: 'Enter a name, or remove this offer.',
  },
  delivery: {
    saved: 'Where messages go was changed',
    invalidAddress: INVALID_EMAIL,
    noWeb3formsKey: 'Enter the access key that Web3Forms sent you: letters, digits and hyphens.',
    noFormspreeForm: 'Enter the form’s address or id, like https://formspree.io/f/abcdwxyz.',
    noEndpoint: 'Enter the address that the service gave you for your form.',
    invalidEndpoint: 'Enter a whole address like https://forms.example.com/f/1.',
    notSecure: 'Only addresses that begin with https:// can be used.',
    credentials: 'Leave the user name and password out of the address.',
    endpointTooLong: 'The address may have at most 2,000 characters.',
    invalidKey: 'A key has letters, digits, points, hyphens and underscores only.',
  },
  details: {
    tooMany: (most: number) => `Keep at most ${most} profiles.`,
  },
  links: {
    invalidAddress: 'Enter a whole address like https://www.example.com/page.',
    notSecure: 'Only addresses that begin with https:// can be used.',
    credentials: 'Leave the user name and password out of the address.',
    addressTooLong: 'The address may have at most 500 characters.',
  },
  photos: {
    empty: 'This file is empty: it has 0 bytes. Choose another one.',
    tooLarge: 'This file has more than 30 MB. Choose a smaller one.',
    wrongType: 'This file cannot be used as a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG.',
    heic: 'This is a HEIC photo, as iPhones take them, and most browsers cannot show it. Save it as JPEG, then choose that file.',
    corrupt: 'This picture is damaged and cannot be opened. Choose another one.',
    tooManyPixels:
      'This picture has more than 40 megapixels. Save it smaller, then choose it again.',
    full: 'This browser’s storage is full, so the picture was not added. Everything else is unchanged.',
    failed: 'The picture could not be added. Please try again.',
  },
  listing: {
    tooLong: (most: number) =>
      `This is too long to be kept: ${most.toLocaleString('en-US')} characters at most. What you typed stays here until you shorten it or leave the page.`,
  },
  outline: {
    at: (label: string, position: number, count: number) => `${label}, ${position} of ${count}`,
    added: (label: string, position: number, count: number) =>
      `${label} added, ${position} of ${count}`,
    chosen: (label: string, what: 'layout' | 'wording', at: number, of: number) =>
      `${label}: ${what} ${at} of ${of}`,
    hidden: (label: string) => `${label} is hidden`,
    shown: (label: string) => `${label} is shown`,
    removed: (label: string) => `${label} removed`,
    locked: (label: string) => `${label} is locked`,
    unlocked: (label: string) => `${label} is unlocked`,
    on: (label: string, position: number, count: number, page: string) =>
      `${label}, ${position} of ${count} on ${page}`,
    pageAt: (label: string, position: number, count: number) =>
      `${label}, page ${position} of ${count}`,
    pageAdded: (label: string, position: number, count: number) =>
      `${label} added, page ${position} of ${count}`,
    pageRenamed: (before: string, now: string) => `${before} is now called ${now}`,
    pageName: {
      missing: 'Give the page a name.',
      tooLong: `Use at most ${PAGE_NAME_LENGTH} characters.`,
      taken: 'Another page has this name. Choose a different one.',
    },
  },
  items: {
    at: (name: string, position: number, count: number) => `${name}, ${position} of ${count}`,
    added: (name: string, position: number, count: number) =>
      `${name} added, ${position} of ${count}`,
    saved: (name: string) => `${name} saved`,
    removed: (name: string) => `${name} removed`,
    missing: (field: string) => `Fill in “${field}”.`,
    tooLong: (most: number) => `Use at most ${most} characters.`,
    noDay: 'Open at least one day, or remove the opening hours.',
    wrongDay: 'Closing time must be after opening time. Enter hours past midnight as text.',
    entries: {
      noDay: 'Choose a day, or enter it as text.',
      noDate: 'Choose the date.',
      noBegin: 'Enter when it begins.',
      wrongEnd: 'The end must be after the beginning. Enter times past midnight as text.',
    },
  },
  changeRequest: {
    read: (changes: number, unread: number) =>
      [
        changes === 0 ? 'No change was understood.' : `${counted(changes, 'change')} to apply.`,
        unread === 0 || changes === 0 ? '' : `${counted(unread, 'request')} not understood.`,
      ]
        .filter(Boolean)
        .join(' '),
    applied: (changes: number) =>
      `${counted(changes, 'change')} made. Undo takes ${changes === 1 ? 'it' : 'them'} back in one step.`,
    failed: 'Your request could not be read. Your site is unchanged. Please try again.',
    notApplied: 'The site could not be drawn with these changes. It is unchanged.',
    unread: {
      unknown: 'This asks for nothing that can be changed here yet.',
      missing: 'There is nothing by that name on the site.',
      outOfScope: 'This is outside the selected section.',
      nothingSelected: 'Select a section first, in the outline or by pressing it in the preview.',
      alreadySo: 'The site is like that already.',
      shortest: 'It cannot be made shorter by itself. Say what it should be instead.',
      invalid: 'This is not complete enough to go on the site.',
      kept: 'You asked to keep this.',
      cannot: 'A site made here can’t do this.',
      needed: 'The site needs this.',
      full: 'There’s no room for another one.',
    },
  },
  directions: {
    failed: 'The designs could not be drawn. Your site is unchanged. Please try again.',
  },
  generation: {
    website: {
      emptyPrompt: 'Please enter a prompt',
      succeeded: 'Website generated successfully!',
      failed: 'Failed to generate website',
      offline: offline('site'),
    },
    component: {
      emptyPrompt: 'Please enter a component description',
      succeeded: 'Component generated successfully!',
      failed: 'Failed to generate component',
      offline: offline('component'),
      refused: {
        question: 'It reads as a question, not as something to look at.',
        otherWork: 'It asks for other work than a component.',
        tooLarge: 'It asks for a whole page or app, which takes many components.',
        unnamed: 'Nothing in it names or describes a component.',
      },
    },
    image: {
      emptyPrompt: 'Please enter an image description',
      succeeded: 'Image generated successfully!',
      failed: 'Failed to generate image',
      offline: offline('image'),
      refused: 'No thing or place in this description can be drawn yet.',
    },
  },
  image: {
    downloadStarted: 'Download started',
    downloadFailed: 'The image could not be downloaded. Please try again.',
    favorited: 'Added to favorites',
    unfavorited: 'Removed from favorites',
  },
  hero: {
    chosen: 'The image is the hero of your website now',
    removed: 'The drawn picture is the hero again',
    failed: 'The hero image could not be painted. The drawn picture stays in its place.',
  },
  page: {
    copied: COPIED,
    notCopied:
      'This browser did not let the HTML be copied. It is in the field below: copy it from there.',
    notMade: 'The page could not be made. Please try again.',
    notOpened: 'This browser did not open a new tab. Open the page with the link below.',
  },
  export: {
    started: 'Export started - download will begin shortly',
    missing: 'No website to export',
    failed: 'The export could not be created. Please try again.',
  },
  siteFile: {
    opened: 'Site opened',
    several: 'Choose one ZIP at a time.',
    unkept: {
      full: 'Site opened, but this browser’s storage is full: its pictures are shown, and lost when this page is closed, unless there is room by then. Keep the ZIP.',
      unavailable:
        'Site opened, but this browser did not store its pictures: they are shown, and lost when this page is closed. Keep the ZIP.',
    },
    notZip: 'This file is not a ZIP. Choose one that Export ZIP made.',
    notOurs: 'This ZIP was not made here: there is no site of AI Website Builder in it.',
    damaged: 'This ZIP is damaged or was changed, so its site cannot be opened.',
    tooLarge: 'This ZIP is too large to be a site made here. It may have at most 60 MB.',
    newerVersion:
      'This ZIP was made by a newer version of AI Website Builder. Reload this page, then open it again.',
    failed: 'The file could not be read. Please try again.',
  },
  shareLink: {
    notCopied:
      'This browser did not let the link be copied. It is in the field below: copy it from there.',
    tooLarge: (size: string, limit: string) =>
      `This site does not fit in a link: it would take ${size}, and browsers reliably carry ${limit}. Export a ZIP instead.`,
    failed: 'The link could not be made. Please try again.',
  },
  code: {
    copied: 'Code copied to clipboard!',
    notCopied: 'The code could not be copied. It is selected in its card: copy it from there.',
  },
  color: {
    invalid: 'Use a hex colour like #3b82f6. The last valid colour stays.',
  },
  profile: {
    updated: 'Profile updated successfully',
    noUser: 'No authenticated user',
    failed: 'Failed to update profile',
    emptyName: 'Enter a name.',
    invalidEmail: INVALID_EMAIL,
    saved: (changes: { name?: string; photoURL?: string | null }) => {
      if (changes.photoURL === undefined) return 'Your name was saved.';
      return changes.name === undefined
        ? 'Your photo was saved.'
        : 'Your name and photo were saved.';
    },
    nothingSaved: (changes: { name?: string; photoURL?: string | null }) => {
      if (changes.photoURL === undefined) {
        return 'Nothing was saved: neither your name nor your e-mail address.';
      }
      return changes.name === undefined
        ? 'Nothing was saved: neither your photo nor your e-mail address.'
        : 'Nothing was saved: neither your name, your photo nor your e-mail address.';
    },
    photoUnreadable:
      'This file could not be used as a photo. Choose a JPEG, PNG or WebP picture of at most 20 MB.',
    linkSent: (email: string) =>
      `We sent a link to ${email}. Your e-mail address changes when you open it; you may then have to sign in again.`,
  },
  freshSignIn: {
    needed:
      'Your sign-in is too old for this change. Sign in again with a fresh link, then repeat it.',
  },
  password: {
    mismatch: 'Passwords do not match',
    weak: 'Password must be at least 8 characters and include lowercase, uppercase, and a number.',
    changed: 'Password changed successfully',
    failed: 'Failed to change password',
  },
  plan: { switched: (name: string) => `Switched to ${name} plan` },
  apiKey: {
    copied: COPIED,
    copyFailed:
      'The browser did not allow copying. The key is shown: select it and copy it yourself.',
    regenerated: 'API key regenerated successfully',
    failed: 'The key could not be made. Please try again.',
  },
  webhook: {
    empty: 'Please enter a webhook URL',
    added: 'Webhook endpoint added',
    invalid: 'Enter a whole address like https://example.com/hook.',
    notSecure: 'Only addresses that begin with https:// can be added.',
    credentials: 'Leave the user name and password out of the address.',
    tooLong: 'The address may have at most 2,083 characters.',
    duplicate: 'This endpoint is in the list already.',
  },
  settings: {
    betaEnabled: 'Beta features enabled',
    betaDisabled: 'Beta features disabled',
    reset: 'Settings reset to defaults',
  },
  guide: { notFound: 'Guide not found.' },
  blog: { notFound: 'Post not found.' },
  saving: {
    full: 'Your work could not be saved in this browser: its storage is full.',
    unavailable: 'Your work could not be saved in this browser: it does not allow storage.',
  },
} as const;

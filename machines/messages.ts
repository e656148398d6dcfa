/** Every message of specification sections 4, 5 and 8, once. Spelling is the specification's. */
export const messages = {
  signOut: {
    succeeded: 'Sign out successfull!',
    failed: 'Error signing out!',
  },
  magicLink: {
    sent: 'A magic login link has been sent to your email.',
    failed: 'Failed to send magic link. Please try again.',
    invalidEmail: 'Enter an e-mail address like name@example.com.',
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
  generation: {
    website: {
      emptyPrompt: 'Please enter a prompt',
      succeeded: 'Website generated successfully!',
      failed: 'Failed to generate website',
    },
    component: {
      emptyPrompt: 'Please enter a component description',
      succeeded: 'Component generated successfully!',
      failed: 'Failed to generate component',
    },
    image: {
      emptyPrompt: 'Please enter an image description',
      succeeded: 'Image generated successfully!',
      failed: 'Failed to generate image',
    },
  },
  export: {
    started: 'Export started - download will begin shortly',
    missing: 'No website to export',
    failed: 'The export could not be created. Please try again.',
  },
  color: {
    invalid: 'Use a hex colour like #3b82f6. The last valid colour stays.',
  },
} as const;

import type { KindWords } from './Kind';

/** Kinds of the category "buttons": what is pressed. */
export const BUTTON_KINDS = {
  button: {
    names: 'button, btn, push button, submit button, download button, gradient button',
    hasShortItems: true,
  },
  'icon button': {
    names: 'icon button, icon only button, round icon button, heart button, close button',
    strong:
      'icon only, only icon, only an icon, just an icon, button + without text|no text|no label',
    of: 'button',
  },
  'button group': {
    names:
      'button group, grouped button, button row, joined button, button set, button bar, connected button, group of button, row of button',
    signs: 'joined, grouped, connected, attached, together, stuck',
    of: 'button',
    hasShortItems: true,
  },
  'toggle group': {
    names:
      'toggle group, segmented control, segmented button, segment control, segmented, toggle button group, toggle button, view switcher, view toggle, switch group, button toggle, pill switch, pill toggle, tab switch, view switch',
    strong: 'toggle between, switch between, toggle + grid + list, list + grid + view|switch',
    signs: 'pressed',
    hasShortItems: true,
  },
  'split button': {
    names:
      'split button, button with dropdown, button with menu, button with arrow, button with a dropdown, button with an arrow, combo button, dropdown arrow button',
    strong:
      'button + arrow|chevron|caret + opens|open|menu|more|option|part, button + two part, button + second part, small arrow, little arrow, arrow part, arrow for',
    of: 'button',
  },
  'floating action button': {
    names:
      'floating action button, fab, floating button, floating plus, floating plus button, speed dial, round plus button, floating add button, plus button',
    strong:
      'floating + button|plus, round + plus + corner|bottom right, plus + corner|fixed|floating',
    of: 'button',
  },
  'social share': {
    names:
      'social share, share row, share bar, share button, sharing button, social sharing, share icon, share widget, share menu, share panel, share sheet, share dialog, social button, social media button, social link, social icon, share box, share this, share link, ~share',
    signs: 'facebook, linkedin, whatsapp, twitter, pinterest, reddit, copy link',
    hasShortItems: true,
    strong: 'share + facebook|mail|whatsapp|twitter|linkedin|icon|article|post',
  },
  'social login': {
    names:
      'social login, social sign in, sign in button, provider button, oauth button, sso button, single sign on, continue with',
    strong: 'google|apple|github|facebook|microsoft + sign in|login|log in|continue with',
  },
  switch: {
    names:
      'switch, toggle, toggle switch, on off switch, on off toggle, dark mode, dark mode toggle, dark mode switch, theme toggle, theme switcher, theme switch, on off',
    signs: 'on + off, sun + moon',
  },
  'back to top': {
    names:
      'back to top, back to top button, scroll to top, to top button, jump to top, scroll up button, go to top, up button',
    strong: 'jump|scroll|back|go + up|top + button|arrow + page|top|scroll',
    of: 'button',
  },
  toolbar: {
    names:
      'toolbar, tool bar, editor bar, formatting bar, formatting toolbar, text editor bar, editor toolbar, action bar, bulk action bar, format bar, editing bar, formatting button, selection bar',
    strong: 'bold + italic, editor + icon|button|row',
    signs: 'bold, italic, underline, undo, redo',
    hasShortItems: true,
  },
  reactions: {
    names:
      'reaction, emoji reaction, like bar, reaction bar, vote button, voting button, upvote, upvote button, thumbs up, was this helpful, like and dislike, like button, helpful vote',
    strong: 'thumb + up|down, upvote|downvote, helpful + yes|no|thumb',
  },
  'call to action': {
    names: 'call to action, cta, cta button, call to action button',
  },
} as const satisfies Record<string, KindWords>;

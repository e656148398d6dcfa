import type { KindWords } from './Kind';

/** Kinds of the category "modals": what comes over, beside or between the rest of a page, and speaks up. */
export const MODAL_KINDS = {
  modal: {
    names:
      'modal, modal dialog, dialog, dialogue, dialog box, popup, pop up, popup window, pop up window, modal window, overlay, popup box, welcome popup, ~window',
    frames:
      'pops up, in a modal, inside a modal, in a popup, in a dialog, inside a dialog, as a modal, as a popup, as popup, as modal',
    signs: 'backdrop, dark background, in the middle of the screen',
  },
  'confirm dialog': {
    names:
      'confirm dialog, confirmation dialog, confirmation modal, confirmation, confirm box, delete confirmation, confirm modal, confirmation popup, confirm popup, delete dialog, delete modal, delete popup, discard dialog, confirmation box, confirmation message, confirm',
    strong:
      'are you sure, can not be undone, cannot be undone, really + delete|remove|want, ask|asks|asking + before|really, before + delete|deleting|logout|leaving|discard|closing, discard|delete|remove|leave + keep|cancel|stay',
    signs: 'delete + cancel, confirm + cancel, destructive',
    of: 'modal',
  },
  drawer: {
    names:
      'drawer, side panel, side sheet, slide over, slideover, slide out, slide out panel, off canvas, offcanvas, bottom sheet, sheet, flyout, fly out, side drawer, sliding panel, slide in panel, slide out menu',
    frames:
      'that slides in, which slides in, slides in from, slide in from, sliding in from, sliding in, slides from, sliding from, slides out, sliding out, that slides up, slides up from, comes in from, opens from the right, opens from the left, opens from the side, opens from the bottom, flies in, in a drawer, in a side panel, coming from the, comes from the, coming from left, coming from right',
  },
  lightbox: {
    names:
      'lightbox, light box, photo viewer, image viewer, full screen image, fullscreen image, enlarged photo, enlarged image, picture viewer, full screen gallery, full screen photo, fullscreen photo, fullscreen gallery, zoomed image, image zoom',
    strong:
      'full screen|fullscreen|enlarged + photo|image|picture, photo|image|picture + dark|black + overlay|background|close|next',
  },
  'command palette': {
    names:
      'command palette, command menu, command bar, command k, cmd k, ctrl k, quick switcher, spotlight search, launcher, command launcher, quick search, omnibox, command search, quick action menu',
    strong: '#commandkey',
  },
  'cookie banner': {
    names:
      'cookie banner, cookie notice, cookie consent, consent banner, cookie popup, cookie bar, gdpr banner, cookie message, privacy banner, cookie dialog, consent popup, consent dialog, cookie, gdpr',
    signs: 'consent, privacy, accept all, reject all, necessary only',
  },
  toast: {
    names:
      'toast, snackbar, snack bar, toast message, toast notification, flash message, notification popup, popup notification, temporary message, push notification',
    strong:
      'notification|message|popup + corner|disappears|disappear|bottom right|top right|bottom left|slides up, message + after # second',
    signs: 'bottom right, top right, disappears, undo',
  },
  alert: {
    names:
      'alert, alert box, alert message, callout, info box, notice, warning box, warning message, error message, success message, message box, inline message, infobox, admonition, message bar, status message, error box, success box, note box, tip box, error summary, hint box, inline alert, warning banner, error banner',
    strong:
      'info + success + warning, yellow|amber|red|green|blue + box, yellow|amber|red|green|blue + message',
    signs: 'warning, danger, success, inline',
    hasShortItems: true,
  },
  popover: {
    names:
      'popover, pop over, info popover, hover card, hovercard, popup bubble, popup card, mini popup, flyout card, info card on hover',
    strong: 'click + small|little + card|panel|box',
  },
  tooltip: {
    names:
      'tooltip, tool tip, hint bubble, hover hint, help bubble, info tip, infotip, hover text, help hint, info bubble, hover tip, help text bubble, hint on hover',
    strong:
      'hover|mouse over + hint|explanation|explains|help|bubble, question mark + bubble|hint|explanation|help|hover, bubble + explains|hover|help|above, small|tiny|little + text|label + hover',
  },
} as const satisfies Record<string, KindWords>;

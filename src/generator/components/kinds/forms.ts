import type { KindWords } from './Kind';

/** Kinds of the category "forms": what is filled in or chosen. */
export const FORM_KINDS = {
  form: {
    names: '~form, input form, entry form, data form, questionnaire, edit form, application form',
  },
  'login form': {
    names:
      'login, log in, login form, log in form, sign in, signin, sign in form, signin form, login box, login screen, login page, sign in page, sign in box, sign in screen, login card, login panel, member login',
    signs: 'forgot password, remember me, keep me signed in',
    strong: 'email + password + member|remember|enter',
  },
  'signup form': {
    names:
      'signup, sign up, sign up form, signup form, registration, registration form, register form, create account, create an account, account creation, register, join form, new account, account registration, registration screen, register page, create your account',
    signs: 'confirm password, repeat password, agree to terms',
  },
  'forgot password form': {
    names:
      'forgot password, password reset, reset password, forgotten password, password recovery, recover password, forgot password form, forgot password screen, lost password, password reset form, reset your password, forgot my password',
    signs: 'reset link, back to login',
    strong: 'lost|forgot|forgotten|forgets + password',
  },
  'contact form': {
    names:
      'contact form, contact us form, contact us, contact, enquiry form, inquiry form, message form, get in touch, support form, support request form, support request, write to us, contact section, contact box, enquiry, inquiry',
    signs: 'subject, message',
    strong: 'name + mail|email + message',
  },
  'newsletter box': {
    names:
      'newsletter, newsletter box, newsletter signup, newsletter sign up, newsletter form, newsletter subscribe, newsletter subscription, newsletter section, email signup, email sign up, mailing list, subscribe box, subscribe form, subscription form, email capture, waitlist, waiting list, subscribe, email subscription, early access form, waitlist form',
    signs: 'unsubscribe, no spam, inbox',
    strong: 'email|mail + subscribe, weekly|monthly + letter|email|mail',
  },
  'address form': {
    names:
      'address form, shipping address, delivery address, billing address, address field, address input, postal address, shipping form, address block, address section',
    strong: 'street + city|postcode|zip',
  },
  'payment form': {
    names:
      'payment form, credit card form, card form, card details, card detail, card payment, payment details, payment, credit card input, card input, checkout payment, billing form, credit card field, credit card, payment section, payment step',
    strong: 'cvc|cvv, expiry + card, card number',
    signs: 'expiry, pay',
  },
  'booking form': {
    names:
      'booking form, reservation form, table reservation, booking widget, reservation, appointment form, book a table, table booking, appointment booking, booking box, hotel booking, booking, reserve a table, book an appointment, flight search, hotel search, room booking, appointment',
    strong: 'check in + check out, party size, guests + date, number of guest',
  },
  'feedback form': {
    names:
      'feedback form, survey, satisfaction survey, feedback, nps, nps survey, feedback widget, feedback box, survey form, survey question, net promoter score, smiley rating, customer satisfaction',
    strong:
      'how likely + recommend, smiley|emoji|smileys + feedback|experience|satisfied|happy|sad',
  },
  'review form': {
    names:
      'review form, leave a review, write a review, rate and review, product review form, add review, post a review, submit review, review input, write review, leave review, rating form',
    strong: 'star + post|submit|write|leave + review, rate + star + word|text|comment|write',
  },
  'search box': {
    names:
      'search, search box, search bar, search field, search input, search form, searchbar, site search, search widget, search result, search with result, live search, instant search',
    signs: 'magnifier, magnifying glass, result',
    strong: 'result|hit + search, result for',
  },
  'OTP input': {
    names:
      'otp, otp input, one time code, one time password, verification code, code input, code entry, digit code, pin input, pin code, 2fa code, two factor code, security code box, sms code, code verification, confirmation code, pin entry, code box, passcode, 2fa, two factor, authentication code, code field, # digit code, # digit code entry box, verify code, verification input',
    strong: 'digit + box|code|pin, resend + code, code + phone|sms|sent|email + box|digit|field',
  },
  'password field with strength': {
    names:
      'password strength, password meter, password field with strength, strength meter, password input, new password, new password input, password field, password with strength, password checker, password requirement, password rule, change password, change password form, set password, password strength meter',
    strong: 'password + meter|strength|strong|weak|checklist|requirement|rule',
  },
  'file upload': {
    names:
      'file upload, upload, dropzone, drop zone, drag and drop zone, drag and drop area, drag and drop upload, drag and drop uploader, drag and drop file upload, drag and drop file uploader, drag and drop field, drag and drop, uploader, file uploader, file drop, image upload, photo upload, upload box, upload area, upload field, file input, file picker, attachment field, document upload, drop area, picture upload, cv upload, avatar upload',
    strong:
      'drag + drop + file|pdf|image|photo|picture|document, browse file, drop + here|file|pdf|document|picture',
  },
  'upload progress': {
    names:
      'upload progress, file upload progress, upload list, upload queue, upload status, transfer list, download progress, download list, uploading, file uploading, uploading file',
    strong: 'uploading + #percent, #file + #percent, upload + #percent',
  },
  'date picker': {
    names:
      'date picker, datepicker, date range picker, date range, date range selector, date selector, date input, date field, calendar picker, range picker, date chooser, pick a date, choose a date, date selection, birthday picker, calendar popup, date range input, travel dates',
    strong: 'pick|choose|select + date, choose|pick|select + check in|arrival|day',
    signs: 'calendar, month, day',
  },
  'time picker': {
    names:
      'time picker, timepicker, time slot, time selector, time input, slot picker, appointment slot, pick a time, choose a time, time selection, pick a slot, time field, hour picker, time slot picker, time chooser, slot selection',
    strong:
      'slot + #time, #time + taken|available|free|chosen + slot|time|appointment, choose|pick|select + time|slot|hour',
  },
  combobox: {
    names:
      'combobox, combo box, autocomplete, auto complete, autocomplete select, autocomplete input, autocomplete field, typeahead, type ahead, autosuggest, searchable select, searchable dropdown, select with search, dropdown with search, search select, suggestion field, lookup field, filterable select, autocompletion, searchable dropdown list, select2',
    signs: 'typed, typing, suggestion, types, matching, matched',
    strong: 'suggest|suggestion|suggests + typing|type|types|field, while typing',
  },
  select: {
    names:
      'select, select box, select field, select menu, dropdown select, native select, drop down list, dropdown list, picklist, select input, dropdown field, country select, size select, select dropdown, ~selector, ~picker',
    strong: 'dropdown|drop down + choose|select|chosen|selected|preselected',
    hasShortItems: true,
    of: 'dropdown menu',
  },
  'chip input': {
    names:
      'chip input, tag input, token input, token field, tag field, chip field, multi select with chip, multiselect, multi select, email chip, recipient field, skill input, tag editor, multi select dropdown, tag entry, label input',
    strong:
      'input|field + chip|tag|token|pill + removable|remove|becomes|become|type|enter|typing|already, becomes|become + chip|tag|pill|token, type|typing + enter + chip|tag|pill|skill',
    hasShortItems: true,
  },
  'number stepper': {
    names:
      'number stepper, quantity stepper, quantity, quantity selector, quantity picker, number input, quantity input, ~counter, quantity control, plus minus, minus plus, plus and minus, minus and plus, number spinner, amount selector, guest counter, number field, quantity field, spin button, numeric stepper, numeric input, amount stepper, quantity box',
    strong: 'minus + plus, #plusminus',
  },
  'range slider': {
    names:
      'slider, range slider, price slider, range, price range, range input, volume slider, dual slider, two handle slider, min max slider, range selector, budget slider, slider input, volume control, brightness slider, dual range slider, price range slider',
    signs: 'handle, knob, min + max',
    strong: 'slide|drag + set|volume|value|loud|amount',
  },
  'radio cards': {
    names:
      'radio card, option card, choice card, selectable card, selection card, plan picker, shipping method, delivery option, shipping option, payment method, payment option, choice tile, radio tile, option tile, delivery method, plan selector, clickable card, plan choice, pick a plan, choose a plan, choose your plan, pick your plan',
    strong:
      'choice|choose|option|select|pick|one of + card|tile + selected|big|active|checked|border, pick|choose|select + box|card|tile',
  },
  'radio group': {
    names:
      'radio group, radio button, radio, radio list, single choice, radio option, radio button group, ~option',
    hasShortItems: true,
  },
  'checkbox group': {
    names:
      'checkbox group, checkbox, checkbox list, multiple choice, check box, tick box, tickbox, multi choice, checkbox field, consent checkbox, terms checkbox',
    hasShortItems: true,
  },
  'text field': {
    names:
      'text field, text input, form field, text box, textbox, email input, email field, url field, name field, labelled input, labeled input, phone input, phone field, currency input, ~input, ~field, input field, phone number field, floating label input',
  },
  'text area': {
    names:
      'textarea, text area, multi line input, message field, comment box, character counter, multiline input, multiline field, bio field, long text field, note field, multi line text field, comment field',
    signs: 'multiline, character left, #share character',
  },
  'signature pad': {
    names:
      'signature, signature pad, signature field, signature box, sign here, e signature, sign box, signing area, electronic signature, signature area',
    strong: 'sign + mouse|finger|draw|pen',
  },
  'coupon field': {
    names:
      'coupon field, promo code, discount code, voucher code, coupon code, gift card code, promo code field, voucher field, coupon input, coupon, gift code, promotion code, coupon box, discount code field',
    signs: 'discount, apply',
    strong: 'code + redeem, have a code',
  },
  poll: {
    names:
      'poll, voting, opinion poll, poll result, voting widget, quick poll, straw poll, poll card, poll widget, vote result, ~vote',
    strong: 'vote + #percent, vote + percentage|option|answer|for',
  },
  'quiz question': {
    names:
      'quiz, quiz question, multiple choice question, trivia, trivia question, test question, exam question, quiz card, quiz answer, question with # answer, quiz step',
    strong: 'correct + answer|wrong, right answer + wrong',
  },
  'filter panel': {
    names:
      'filter panel, filter, filter sidebar, facet, faceted search, filter bar, product filter, search filter, filter box, filter menu, filter list, filter section, filter column, refine result, facet filter, filter drawer, filter option',
    signs: 'price range, brand, swatch, clear all, apply filter, refine',
    strong: 'size + color|colour + price, price range + reset|brand|color|size',
  },
  'seat picker': {
    names:
      'seat picker, seat map, seating plan, seat selection, seat selector, seat plan, cinema seat, theater seat, theatre seat, plane seat, airplane seat, seat chart, choose seat, pick seat, seating chart, seat, bus seat, train seat, seating map, seat reservation',
    strong: 'seat + row|screen|taken|legend|aisle|occupied',
  },
  wizard: {
    names:
      'wizard, multi step form, multistep form, step by step form, setup assistant, form wizard, onboarding form, setup wizard, form with step, # step form, multi page form, onboarding wizard',
    strong:
      'form + step # of #, step # of # + field|next + back|previous|field, in # step, step # + back|continue|next + field|name|size',
  },
  'settings list': {
    names:
      'settings list, setting, preference, notification setting, notification preference, settings page, settings panel, preference list, account setting, privacy setting, settings row, toggle list, list of toggle, settings screen, settings section, settings form, settings card, email preference, preferences list, preference panel',
    strong:
      'toggle|switch + row|each row|rows, switch|toggle|on off + privacy|notification|setting|preference',
  },
  'color picker': {
    names:
      'color picker, colour picker, color swatch, colour swatch, color chooser, color selector, colour selector, colour chooser, color palette, colour palette, swatch picker, swatch, color input, color choice, accent color picker, color field',
    strong: 'choose|pick|select + color|colour',
  },
  'image cropper': {
    names:
      'image cropper, cropper, crop, photo cropper, crop image, crop picture, crop photo, avatar crop, avatar cropper, image crop, crop tool, avatar editor, picture cropper, photo crop, crop dialog, crop profile picture, crop avatar, crop avatar dialog, avatar crop dialog, crop image dialog, crop photo dialog, image crop dialog',
    strong: 'selection|square|circle|mask + photo|picture|image + zoom',
  },
  rating: {
    names:
      'rating, star rating, rating star, rating summary, review summary, average rating, rating breakdown, rating bar, rating distribution, star rating input, rating overview, rating widget, review score, rating input, half star, # star, ~star',
    strong: 'star + click|clickable|average|filled|hover',
    signs: 'average, reviews, out of 5, half',
  },
  'copy field': {
    names:
      'copy field, copy link field, invite link, copy to clipboard, api key field, copy link box, referral link, copy input, api key, access token field, copy box, share link field, secret key, webhook url, copyable link',
    strong: 'copy + link|key|token|url|address + field|box|input',
  },
} as const satisfies Record<string, KindWords>;

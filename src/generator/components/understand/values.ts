const MONTHS =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const DAYS =
  'Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:rs(?:day)?)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?';
const NUMBER = String.raw`\d+(?:[.,]\d+)*k?`;
const SIGNED = String.raw`[+−]?${NUMBER}\+?`;
const CURRENCY = String.raw`(?:€|\$|£|¥|₹|kr\b|SEK|NOK|DKK|USD|EUR|GBP|CHF|zł|Kč)`;
const UNIT = String.raw`(?:GB|MB|kB|TB|kg|g|mg|ml|cl|l|km\/h|km|m²|m|cm|mm|mins?|minutes?|h|hrs?|hours?|secs?|seconds?|s|d|days?|weeks?|months?|years?|x|px|pts|points|kcal|steps|pt)\b`;
const SPAN = String.raw`\s?[-–]\s?`;
const CLOCK = String.raw`(?:\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)`;

const price = String.raw`(?:[+\-−]\s?)?(?:(?:€|\$|£|¥|₹)\s?${NUMBER}|${NUMBER}\s?${CURRENCY})(?:\s?(?:\/\s?|per\s|a\s)(?:month|mo|year|yr|week|day|night|hour|user|person|seat)\b)?|${NUMBER}(?:\s?\/\s?|\sper\s)(?:month|mo|year|yr|week|day|night|hour)\b`;
const percent = String.raw`[+\-−]?\d+(?:[.,]\d+)?\s?%`;
const degrees = String.raw`[-−]?\d+\s?°\s?[CF]?\b|[-−]?\d+\s?°`;
const time = String.raw`${CLOCK}(?:${SPAN}${CLOCK})?`;
const share = String.raw`${CLOCK}\s(?:of|\/)\s${CLOCK}|\d+\s\/\s\d+|(?:€|\$|£)?${NUMBER}(?:\s?(?:€|\$|£|${UNIT}))?\s+(?:of|out of)\s+(?:€|\$|£)?${NUMBER}(?:\s?(?:€|\$|£|${UNIT}))?`;
const date = String.raw`\d{1,2}\.?\s(?:${MONTHS})\b(?:\s\d{4})?|(?:${MONTHS})\s\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s\d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\S)`;
const span = String.raw`${NUMBER}[-–]${NUMBER}(?:\s?(?:${CURRENCY}|${UNIT}))?`;
const choice = String.raw`\d+(?:\/\d+)+(?:\s?${UNIT})?`;
const quantity = String.raw`${NUMBER}\s?${UNIT}(?:\sago\b)?`;

const ANY_VALUE = [date, share, choice, price, percent, degrees, time, span, quantity, SIGNED].join(
  '|',
);

/** A value as descriptions write it: a price, time, date, share, measure or number. */
export const VALUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#/-])(?:${ANY_VALUE})(?![\p{L}\p{N}])`,
  'gu',
);
export const PRICE = new RegExp(price, 'u');
export const TIME = new RegExp(time, 'u');
export const DAY_NAME = new RegExp(String.raw`^(?:${DAYS})\b`, 'iu');

const MENTIONS: readonly (readonly [string, RegExp])[] = [
  ['#price', PRICE],
  ['#percent', new RegExp(percent, 'u')],
  ['#degrees', new RegExp(degrees, 'u')],
  ['#time', new RegExp(String.raw`(?<![\d:])\d{1,2}[:.]\d{2}(?![\d:])|\b\d{1,2}\s?[ap]m\b`, 'u')],
  ['#share', new RegExp(share, 'u')],
  ['#day', new RegExp(String.raw`\b(?:${DAYS})\b`, 'u')],
  ['#month', new RegExp(String.raw`\b(?:${MONTHS})\b`, 'u')],
  ['#year', /\b(?:19|20)\d\d\b/u],
  ['#plus', /(?<!\S)\+\d+/u],
  ['#plusminus', /\+\s?\/\s?[-−–]|[-−–]\s?\/\s?\+|\+ and [-−]|[-−] and \+/u],
  ['#hashtag', /(?<!\S)#\p{L}/u],
  [
    '#file',
    /\b[\w-]+\.(?:jpe?g|png|gif|webp|svg|pdf|docx?|xlsx?|zip|mp[34]|mov|csv|txt|pptx?|md|[jt]sx?|py|html?|css|json|ya?ml)\b/iu,
  ],
  ['#timer', /\b\d{1,2}:\d{2}:\d{2}\b/u],
  ['#date', new RegExp(`(?<![\\d.])(?:${date})`, 'u')],
  ['#commandkey', /⌘\s?K\b|\b(?:cmd|command|ctrl)\s?[+-]?\s?k\b/iu],
  [
    '#languages',
    /\b(?:DE|EN|FR|ES|IT|NL|PT|SE|SV|NO|DA|FI|PL)\b\s?[/|,]\s?(?:DE|EN|FR|ES|IT|NL|PT|SE|SV|NO|DA|FI|PL)\b/u,
  ],
  ['#trail', /\p{L}\s*[>›→»]\s+\p{L}[^,.]*?[>›→»]\s+\p{L}/u],
  ['#path', /\p{L}\s*[/>›→»]\s+\p{L}[^,.]*?[/>›→»]\s+\p{L}/u],
];

/** Which values a text mentions, by the names that signs call them. */
export function mentionedValues(text: string): ReadonlySet<string> {
  return new Set(MENTIONS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])));
}

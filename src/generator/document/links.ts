import { capitalized } from '../../../machines/text';
import { readable } from '../read/text/words';
import type { Facts } from '../types';

/** Facts that become links wherever they stand. */
export type LinkedFacts = Pick<Facts, 'phone' | 'address' | 'profiles'>;

/** A stretch of a text that leads somewhere; `href` null: it leads nowhere. */
export interface Stretch {
  text: string;
  href: string | null;
}

export const phoneAddress = (phone: string): string =>
  `tel:${readable(phone)
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')}`;
export const mailAddress = (email: string): string => `mailto:${email}`;
const webAddress = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;
/** The place on a map, as every browser and phone opens it. */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** No part of an address is longer (RFC 5321): a text of letters alone is passed over in one go. */
const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/gu;
const WEB = /(?<![@\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"'()]*[\p{L}\p{N}/]/giu;

/** How networks write themselves whose address does not tell. */
const NETWORKS = 'GitHub LinkedIn TikTok WhatsApp YouTube'.split(' ');

/** What a profile is called, after the host of its address: "Instagram". */
export function profileName(address: string): string {
  const [, host = ''] = /^https:\/\/(?:www\.)?([^/?#]*)/.exec(address) ?? [];
  const name = host.split('.').at(-2) ?? host;
  return NETWORKS.find((known) => known.toLowerCase() === name) ?? capitalized(name);
}

/** Texts that are the fact and nothing else, by the end of their ids. */
const WHOLE: readonly (readonly [RegExp, RegExp, (value: string) => string])[] = [
  [/\.phone\.body$/, /^\+?[\d\s()./-]{5,30}$/, phoneAddress],
  [/\.address\.body$/, /\d/, mapAddress],
];

/**
 * A text with the telephone numbers, e-mail, web and street addresses in it as links: whatever has the form of an address,
 * and the facts of the prompt wherever they stand.
 */
export function linked(id: string, value: string, { phone, address }: LinkedFacts): Stretch[] {
  const whole = WHOLE.find(([ending, form]) => ending.test(id) && form.test(value));
  if (whole !== undefined) return [{ text: value, href: whole[2](value) }];
  const found = [
    ...matches(value, EMAIL, mailAddress),
    ...matches(value, WEB, webAddress),
    ...occurrences(value, phone?.value, phoneAddress),
    ...occurrences(value, address?.value, mapAddress),
  ].sort((one, other) => one.at - other.at);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { at, text, href } of found) {
    if (at < end) continue;
    if (at > end) stretches.push({ text: value.slice(end, at), href: null });
    stretches.push({ text, href });
    end = at + text.length;
  }
  if (end < value.length) stretches.push({ text: value.slice(end), href: null });
  return stretches;
}

interface Found {
  at: number;
  text: string;
  href: string;
}

const matches = (value: string, pattern: RegExp, hrefOf: (text: string) => string): Found[] =>
  [...value.matchAll(pattern)].map(({ index, 0: text }) => ({
    at: index,
    text,
    href: hrefOf(text),
  }));

function occurrences(
  value: string,
  fact: string | undefined,
  hrefOf: (text: string) => string,
): Found[] {
  const at = fact === undefined || fact === '' ? -1 : value.indexOf(fact);
  return fact === undefined || at < 0 ? [] : [{ at, text: fact, href: hrefOf(fact) }];
}

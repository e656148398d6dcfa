import { capitalized } from '../../../../machines/text';
import type { Understood } from '../../types';

export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//i, '');

/** The name that a web address tells of a site: its words where it parts them, else the address itself. */
export function nameOfAddress({ value, evidence }: Understood<string>): Understood<string> {
  const host = withoutScheme(value).replace(/^www\./i, '');
  const words = (host.split('.')[0] ?? '')
    .split(/-|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word !== '')
    .map((word) => capitalized(word));
  return { value: words.length > 1 ? words.join(' ') : host, evidence };
}

/** `[a-z0-9-]{1,60}` from a title, or `website` when nothing of it is left (fault 39). */
export function fileNameOf(title: string): string {
  const name = title
    .slice(0, 600)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return name === '' || RESERVED.test(name) ? 'website' : name;
}

/** Names that Windows gives to devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** A plain file name from a prompt: at most 60 of `a-z0-9-` and the ending of its media type; `image` where nothing is left. */
export function imageFileName(prompt: string, type: string): string {
  const name = prompt
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  const ending = endings[type.split(';')[0]?.trim() ?? ''] ?? 'png';
  return `${name === '' ? 'image' : name}.${ending}`;
}

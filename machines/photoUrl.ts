/** The longest photo address that the sign-in provider keeps, in characters, with some room to spare. */
export const PHOTO_URL_LENGTH = 2000;

const PICTURE = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * The address of a person's photo (specification section 3, "User") if a page may show it, else null: https without user
 * name or password, or a small JPEG, PNG or WebP picture as a data URL; at most 2,000 characters.
 */
export function safePhotoUrl(url: string | null): string | null {
  if (url === null || url.length > PHOTO_URL_LENGTH) return null;
  if (PICTURE.test(url)) return url;
  if (!URL.canParse(url)) return null;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? url : null;
}

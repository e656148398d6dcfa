import { describe, expect, it } from 'vitest';

import { PHOTO_URL_LENGTH, safePhotoUrl } from '../../machines/photoUrl';
import { smallPhoto } from '../../stories/fixtures/auth';

describe('safePhotoUrl', () => {
  it.each([
    'https://lh3.googleusercontent.com/a/ada',
    smallPhoto,
    'data:image/webp;base64,UklGRg==',
    'data:image/jpeg;base64,/9j/4A+',
    `https://example.com/${'a'.repeat(PHOTO_URL_LENGTH - 20)}`,
  ])('fault 50: %s may be shown', (url) => {
    expect(safePhotoUrl(url)).toBe(url);
  });

  it.each([
    null,
    '',
    'photo.png',
    'javascript:alert(1)',
    'http://example.com/a.png',
    '//example.com/a.png',
    'https://ada:secret@example.com/a.png',
    'blob:https://example.com/1',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png,x',
    'data:image/png;base64,AA" onerror="alert(1)',
    `https://example.com/${'a'.repeat(PHOTO_URL_LENGTH)}`,
    `data:image/png;base64,${'A'.repeat(PHOTO_URL_LENGTH)}`,
  ])('fault 50: %j is never asked for', (url) => {
    expect(safePhotoUrl(url)).toBe(null);
  });
});

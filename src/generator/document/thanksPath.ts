/** Where the thank-you page of a language stands, beside its first page. */
export const thanksPath = (homePath: string): string =>
  homePath.replace(/index\.html$/, 'thank-you.html');

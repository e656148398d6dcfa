/** Words by which a prompt in Japanese is recognised; its script tells it first. */
export const functionWords: ReadonlySet<string> = new Set(
  'の は が を に で と も や から まで です ます ください という ための したい ほしい サイト ホームページ'.split(
    ' ',
  ),
);

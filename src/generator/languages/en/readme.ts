import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'a name',
    price: 'a price',
    phone: 'a phone number',
    email: 'an e-mail address',
    address: 'an address',
    hours: 'opening hours',
    person: 'a person',
    review: 'a real review',
    date: 'a date',
    text: 'your own words',
  },
  needs: (id, value, kind) => `[ ] ${id}: "${value}" needs ${kind}`,
  formWithoutReceiver: [
    '[ ] The contact form has no receiver. In index.html replace method="dialog" of the <form> by',
    '    action="mailto:YOUR ADDRESS" method="post" enctype="text/plain", or by the address of a form service',
    '    (then also add that address to form-action in the Content-Security-Policy line), and delete the notice below it.',
  ],
  withoutAddress: [
    '[ ] Search engines need your web address. Give it to the website builder and export again, or put',
    '    it in place of https://www.example.com/ in sitemap.xml, robots.txt and the head of each page (*.html).',
  ],
  sourceSheet: (file) =>
    `${file} is the source of styles.css. After adding further Tailwind classes, run here:`,
  wholeSheet: (framework, file) =>
    `For more of ${framework} than the pages use now, link its ${file} before styles.css.`,
  fontFiles: (names) => `  fonts/       the typefaces: ${names}.`,
  fontLicence: (names) => `  fonts/ holds ${names}: SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

OPEN
  Unpack the ZIP and open index.html in a browser. It needs no internet and runs no script.

EDIT
  *.html       all words, a file a page. Each stands in an element with data-text="name".
  styles.css   all looks. The colors and sizes are the --site-... lines at the top.
${fonts.fontFiles}  images/      the drawings, as SVG, and the hero as PNG where you chose one of your images.
               Replace them by your own photos under the same names,
               or change the src and alt of an <img> in index.html.
  site.json    the whole state of this website, for opening it in the website builder again.

${more}

STILL TO DO
  What only you can know was left out: no page shows an empty place. Fill it in the website
  builder, where it is listed too, and export again.

${todo.length > 0 ? todo.join('\n') : 'Nothing: no gap is left.'}

PUBLISH
  Copy the folder to any web host: the pages, styles.css, ${fonts.folders.join(', ')}, sitemap.xml and robots.txt.

LICENSES
  styles.css contains parts of ${framework}: ${licence}.
${fonts.fontLicence}  The license texts are in LICENSES.txt. Words, page and drawings are yours to use and change.
`,
};

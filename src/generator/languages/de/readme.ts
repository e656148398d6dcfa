import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'ein Name',
    price: 'ein Preis',
    phone: 'eine Telefonnummer',
    email: 'eine E-Mail-Adresse',
    address: 'eine Anschrift',
    hours: 'die Öffnungszeiten',
    person: 'ein Mensch',
    review: 'eine echte Bewertung',
    date: 'ein Termin',
    text: 'Ihre eigenen Worte',
  },
  needs: (id, value, kind) => `[ ] ${id}: "${value}", hier fehlt: ${kind}`,
  formWithoutReceiver: [
    '[ ] Das Kontaktformular hat keinen Empfänger. Ersetzen Sie in index.html method="dialog" des <form> durch',
    '    action="mailto:IHRE ADRESSE" method="post" enctype="text/plain" oder durch die Adresse eines Formulardienstes',
    '    (dann auch bei form-action in der Zeile Content-Security-Policy eintragen), und löschen Sie den Hinweis darunter.',
  ],
  withoutAddress: [
    '[ ] Suchmaschinen brauchen Ihre Webadresse. Geben Sie sie im Website-Baukasten an und exportieren',
    '    Sie neu, oder setzen Sie sie statt https://www.example.com/ ein: in sitemap.xml, in robots.txt',
    '    und im Kopf jeder Seite (*.html).',
  ],
  sourceSheet: (file) =>
    `${file} ist die Quelle von styles.css. Nach weiteren Tailwind-Klassen hier ausführen:`,
  wholeSheet: (framework, file) =>
    `Für mehr von ${framework}, als die Seiten jetzt nutzen, dessen ${file} vor styles.css einbinden.`,
  fontFiles: (names) => `  fonts/       die Schriften: ${names}.`,
  fontLicence: (names) => `  fonts/ enthält ${names}: SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

ÖFFNEN
  ZIP entpacken und index.html im Browser öffnen. Es braucht kein Internet und führt kein Skript aus.

BEARBEITEN
  *.html       alle Texte, eine Datei je Seite, in Elementen mit data-text="Name".
  styles.css   das ganze Aussehen. Farben und Größen sind die Zeilen --site-... am Anfang.
${fonts.fontFiles}  images/      die Zeichnungen als SVG und das Titelbild als PNG, wenn Sie eines Ihrer Bilder gewählt haben.
               Ersetzen Sie sie durch eigene Fotos mit denselben Namen,
               oder ändern Sie src und alt eines <img> in index.html.
  site.json    der ganze Stand dieser Website, um sie im Website-Baukasten wieder zu öffnen.

${more}

NOCH ZU TUN
  Was nur Sie wissen können, wurde weggelassen: Keine Seite zeigt eine leere Stelle. Tragen Sie
  es im Website-Baukasten ein, wo auch die Liste steht, und exportieren Sie neu.

${todo.length > 0 ? todo.join('\n') : 'Nichts: Keine Lücke ist offen.'}

VERÖFFENTLICHEN
  Den Ordner zu einem Webhoster kopieren: Seiten, styles.css, ${fonts.folders.join(', ')}, sitemap.xml, robots.txt.

LIZENZEN
  styles.css enthält Teile von ${framework}: ${licence}.
${fonts.fontLicence}  Die Lizenztexte stehen in LICENSES.txt. Texte, Seite und Zeichnungen gehören Ihnen.
`,
};

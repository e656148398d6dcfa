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
  text: ({ title, underline, todo, framework, licence }) => `${title}
${underline}

ÖFFNEN
  ZIP entpacken und index.html im Browser öffnen. Es braucht kein Internet und führt kein Skript aus.

BEARBEITEN
  index.html   alle Texte. Jeder steht in einem Element mit data-text="Name".
  styles.css   das ganze Aussehen. Farben und Größen sind die Zeilen --site-... am Anfang.
  images/      die Zeichnungen als SVG und das Titelbild als PNG, wenn Sie eines Ihrer Bilder gewählt haben.
               Ersetzen Sie sie durch eigene Fotos mit denselben Namen,
               oder ändern Sie src und alt eines <img> in index.html.
  site.json    der ganze Stand dieser Website, um sie im Website-Baukasten wieder zu öffnen.

NOCH ZU TUN
  Gestrichelte Kästen auf der Seite zeigen, was nur Sie wissen können. Setzen Sie die Texte ein und
  löschen Sie das Attribut data-placeholder des Elements; die gestrichelte Linie verschwindet mit.

${todo.length > 0 ? todo.join('\n') : 'Nichts: Keine Lücke ist offen.'}

VERÖFFENTLICHEN
  Den Ordner zu einem Webhoster kopieren: index.html, styles.css und images/ genügen.

LIZENZEN
  styles.css enthält Teile von ${framework}: ${licence}.
  Der Text steht in LICENSES.txt. Texte, Seite und Zeichnungen gehören Ihnen.
`,
};

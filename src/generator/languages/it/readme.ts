import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'un nome',
    price: 'un prezzo',
    phone: 'un numero di telefono',
    email: 'un indirizzo e-mail',
    address: 'un indirizzo',
    hours: 'gli orari',
    person: 'una persona',
    review: 'un’opinione vera',
    date: 'una data',
    text: 'parole tue',
  },
  needs: (id, value, kind) => `[ ] ${id}: "${value}" aspetta ${kind}`,
  formWithoutReceiver: [
    '[ ] Il modulo di contatto non ha destinatario. In index.html cambia method="dialog" del <form> con',
    '    action="mailto:IL TUO INDIRIZZO" method="post" enctype="text/plain", o con l’indirizzo di un servizio di moduli',
    '    (aggiungilo anche a form-action nella riga Content-Security-Policy), e cancella l’avviso sotto.',
  ],
  withoutAddress: [
    '[ ] Ai motori di ricerca serve il tuo indirizzo web. Dallo al creatore di siti ed esporta di',
    '    nuovo, o mettilo al posto di https://www.example.com/ in sitemap.xml, robots.txt e',
    '    nell’intestazione di ogni pagina (*.html).',
  ],
  sourceSheet: (file) =>
    `${file} è la fonte di styles.css. Dopo aver aggiunto altre classi di Tailwind, esegui qui:`,
  wholeSheet: (framework, file) =>
    `Per usare altro di ${framework}, collega il suo ${file} prima di styles.css.`,
  fontFiles: (names) => `  fonts/       i caratteri: ${names}.`,
  fontLicence: (names) => `  fonts/ contiene ${names}: SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

APRIRE
  Estrai lo ZIP e apri index.html in un browser. Non serve internet e non parte nessuno script.

MODIFICARE
  *.html       tutti i testi, un file per pagina, in elementi con data-text="nome".
  styles.css   tutto l’aspetto. Colori e misure sono le righe --site-... all’inizio.
${fonts.fontFiles}  images/      i disegni, in SVG, e l’immagine principale, in PNG, se hai scelto una delle tue immagini.
               Cambiali con le tue foto, con gli stessi nomi,
               o cambia src e alt di un <img> in index.html.
  site.json    lo stato completo di questo sito, per riaprirlo nel creatore di siti.

${more}

DA FARE
  Quello che puoi sapere solo tu è rimasto fuori: nessuna pagina mostra un vuoto. Completalo nel
  creatore di siti, dove c’è anche l’elenco, ed esporta di nuovo.

${todo.length > 0 ? todo.join('\n') : 'Niente: non manca nessun testo.'}

PUBBLICARE
  Copia la cartella su uno spazio web: pagine, styles.css, ${fonts.folders.join(', ')}, sitemap.xml e robots.txt.

LICENZE
  styles.css contiene parti di ${framework}: ${licence}.
${fonts.fontLicence}  I testi delle licenze sono in LICENSES.txt. I testi, la pagina e i disegni sono tuoi, da usare e cambiare.
`,
};

import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'un nombre',
    price: 'un precio',
    phone: 'un número de teléfono',
    email: 'un correo electrónico',
    address: 'una dirección',
    hours: 'un horario',
    person: 'una persona',
    review: 'una opinión real',
    date: 'una fecha',
    text: 'tus propias palabras',
  },
  needs: (id, value, kind) => `[ ] ${id}: "${value}" necesita ${kind}`,
  formWithoutReceiver: [
    '[ ] El formulario de contacto no tiene destinatario. En index.html cambia method="dialog" del <form> por',
    '    action="mailto:TU CORREO" method="post" enctype="text/plain", o por la dirección de un servicio de formularios',
    '    (y añádela también a form-action en la línea Content-Security-Policy), y borra el aviso de debajo.',
  ],
  withoutAddress: [
    '[ ] Los buscadores necesitan tu dirección web. Dásela al creador de sitios y exporta otra vez, o',
    '    ponla en lugar de https://www.example.com/ en sitemap.xml, robots.txt y la cabecera de cada página (*.html).',
  ],
  sourceSheet: (file) =>
    `${file} es la fuente de styles.css. Tras añadir más clases de Tailwind, ejecuta aquí:`,
  wholeSheet: (framework, file) =>
    `Para usar más de ${framework} de lo que ya usan las páginas, enlaza su ${file} antes de styles.css.`,
  fontFiles: (names) => `  fonts/       las tipografías: ${names}.`,
  fontLicence: (names) => `  fonts/ contiene ${names}: SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

ABRIR
  Descomprime el ZIP y abre index.html en un navegador. No necesita internet ni ejecuta ningún script.

EDITAR
  *.html       todos los textos, un archivo por página, en elementos con data-text="nombre".
  styles.css   todo el aspecto. Los colores y tamaños son las líneas --site-... del principio.
${fonts.fontFiles}  images/      los dibujos, en SVG, y la imagen principal, en PNG, si elegiste una de tus imágenes.
               Cámbialos por tus fotos con los mismos nombres,
               o cambia el src y el alt de un <img> en index.html.
  site.json    el estado completo de esta web, para volver a abrirla en el creador de sitios.

${more}

POR HACER
  Lo que solo tú puedes saber no aparece: ninguna página muestra un hueco. Complétalo en el
  creador de sitios, donde también está la lista, y exporta otra vez.

${todo.length > 0 ? todo.join('\n') : 'Nada: no queda ningún hueco.'}

PUBLICAR
  Copia la carpeta a un alojamiento: páginas, styles.css, ${fonts.folders.join(', ')}, sitemap.xml y robots.txt.

LICENCIAS
  styles.css contiene partes de ${framework}: ${licence}.
${fonts.fontLicence}  Los textos de las licencias están en LICENSES.txt. Los textos, la página y los dibujos son tuyos para usarlos y cambiarlos.
`,
};

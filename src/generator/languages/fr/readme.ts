import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'un nom',
    price: 'un prix',
    phone: 'un numéro de téléphone',
    email: 'une adresse e-mail',
    address: 'une adresse',
    hours: 'des horaires',
    person: 'une personne',
    review: 'un avis véritable',
    date: 'une date',
    text: 'vos propres mots',
  },
  needs: (id, value, kind) => `[ ] ${id} : « ${value} » attend ${kind}`,
  formWithoutReceiver: [
    '[ ] Le formulaire de contact n’a pas de destinataire. Dans index.html, remplacez method="dialog" du <form> par',
    '    action="mailto:VOTRE ADRESSE" method="post" enctype="text/plain", ou par l’adresse d’un service de formulaires',
    '    (à ajouter aussi à form-action dans la ligne Content-Security-Policy), et supprimez l’avis en dessous.',
  ],
  withoutAddress: [
    '[ ] Les moteurs de recherche ont besoin de votre adresse. Donnez-la au créateur de sites et',
    '    exportez de nouveau, ou mettez-la à la place de https://www.example.com/ dans sitemap.xml,',
    '    robots.txt et l’en-tête de chaque page (*.html).',
  ],
  sourceSheet: (file) =>
    `${file} est la source de styles.css. Après avoir ajouté des classes Tailwind, lancez ici :`,
  wholeSheet: (framework, file) =>
    `Pour utiliser d’autres parties de ${framework}, liez son ${file} avant styles.css.`,
  fontFiles: (names) => `  fonts/       les polices : ${names}.`,
  fontLicence: (names) => `  fonts/ contient ${names} : SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

OUVRIR
  Décompressez le ZIP et ouvrez index.html dans un navigateur. Sans internet et sans aucun script.

MODIFIER
  *.html       tous les textes, un fichier par page, dans des éléments avec data-text="nom".
  styles.css   toute l’apparence. Les couleurs et les tailles sont les lignes --site-... du début.
${fonts.fontFiles}  images/      les dessins, en SVG, et l’image principale, en PNG, si vous avez choisi une de vos images.
               Remplacez-les par vos photos sous les mêmes noms,
               ou changez le src et le alt d’un <img> dans index.html.
  site.json    l’état complet de ce site, pour le rouvrir dans le créateur de sites.

${more}

À FAIRE
  Ce que vous seul savez a été laissé de côté : aucune page ne montre de vide. Complétez-le dans le
  créateur de sites, qui en a aussi la liste, puis exportez de nouveau.

${todo.length > 0 ? todo.join('\n') : 'Rien : il ne manque aucun texte.'}

PUBLIER
  Copiez le dossier chez un hébergeur : pages, styles.css, ${fonts.folders.join(', ')}, sitemap.xml et robots.txt.

LICENCES
  styles.css contient des parties de ${framework} : ${licence}.
${fonts.fontLicence}  Les textes des licences sont dans LICENSES.txt. Les textes, la page et les dessins sont à vous.
`,
};

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
  text: ({ title, underline, todo, framework, licence }) => `${title}
${underline}

OUVRIR
  Décompressez le ZIP et ouvrez index.html dans un navigateur. Sans internet et sans aucun script.

MODIFIER
  index.html   tous les textes. Chacun se trouve dans un élément avec data-text="nom".
  styles.css   toute l’apparence. Les couleurs et les tailles sont les lignes --site-... du début.
  images/      les dessins, en SVG, et l’image principale, en PNG, si vous avez choisi une de vos images.
               Remplacez-les par vos photos sous les mêmes noms,
               ou changez le src et le alt d’un <img> dans index.html.
  site.json    l’état complet de ce site, pour le rouvrir dans le créateur de sites.

À FAIRE
  Les cadres en pointillés de la page marquent ce que vous seul savez. Mettez les textes et supprimez
  l’attribut data-placeholder de l’élément : les pointillés partent avec lui.

${todo.length > 0 ? todo.join('\n') : 'Rien : il ne manque aucun texte.'}

PUBLIER
  Copiez le dossier chez un hébergeur : index.html, styles.css et images/ suffisent.

LICENCES
  styles.css contient des parties de ${framework} : ${licence}.
  Leur texte est dans LICENSES.txt. Les textes, la page et les dessins sont à vous.
`,
};

/** How a language names two colors and gives them to the ground of a site, `{bg}`, and to its components, `{main}`. */
export interface Phrasings {
  /** Pairs of colors, as the language says them, with their codes. */
  pairs: readonly { bg: string; bgHex: string; main: string; mainHex: string }[];
  phrasings: readonly string[];
}

const pair = (bg: string, bgHex: string, main: string, mainHex: string) => ({
  bg,
  bgHex,
  main,
  mainHex,
});

export const PHRASINGS_OF: Readonly<Record<string, Phrasings>> = {
  es: {
    pairs: [
      pair('crema', '#fdf6e3', 'azul marino', '#1b2a4e'),
      pair('blanco roto', '#faf8f3', 'verde botella', '#22572f'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      'Fondo {bg} y botones {main}.',
      'Quiero el fondo en {bg} y los botones en {main}.',
      'El fondo debe ser {bg} y los componentes {main}.',
      'Usa {bg} para el fondo y {main} para los botones.',
      'Usa {bg} como color de fondo y {main} como color principal.',
      'Color de fondo: {bg}. Botones: {main}.',
      'Colores: fondo {bg}, botones {main}.',
      'Fondo: {bg}\nBotones: {main}',
      'Botones en {main} sobre un fondo {bg}, por favor.',
      'La página con fondo {bg} y los botones de color {main}.',
      'Me gustaría un fondo de color {bg} con botones {main}.',
      'Botones {main}, fondo {bg}.',
      '{bg} de fondo y {main} para los botones.',
      '{main} sobre {bg}.',
      'fondo {bg}, botones {main}, nada más',
    ],
  },
  fr: {
    pairs: [
      pair('crème', '#fdf6e3', 'bleu marine', '#1b2a4e'),
      pair('blanc cassé', '#faf8f3', 'vert sapin', '#22572f'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      'Fond {bg} et boutons {main}.',
      'Je voudrais un fond {bg} et des boutons {main}.',
      'Le fond doit être {bg} et les composants {main}.',
      'Utilisez {bg} pour le fond et {main} pour les boutons.',
      'Utilise {bg} comme couleur de fond et {main} comme couleur principale.',
      'Couleur de fond : {bg}. Boutons : {main}.',
      'Couleurs : fond {bg}, boutons {main}.',
      'Fond : {bg}\nBoutons : {main}',
      'Des boutons {main} sur un fond {bg}, svp.',
      'La page sur fond {bg} avec les boutons en {main}.',
      "J'aimerais un arrière-plan {bg} avec des boutons {main}.",
      'Boutons {main}, fond {bg}.',
      '{bg} en fond et {main} pour les boutons.',
      '{main} sur {bg}.',
      'fond {bg}, boutons {main}, rien de plus',
    ],
  },
  it: {
    pairs: [
      pair('crema', '#fdf6e3', 'blu notte', '#16213f'),
      pair('bianco sporco', '#faf8f3', 'verde bottiglia', '#22572f'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      'Sfondo {bg} e pulsanti {main}.',
      'Vorrei lo sfondo {bg} e i pulsanti {main}.',
      'Lo sfondo deve essere {bg} e i componenti {main}.',
      'Usa {bg} per lo sfondo e {main} per i pulsanti.',
      'Usa {bg} come colore di sfondo e {main} come colore principale.',
      'Colore di sfondo: {bg}. Pulsanti: {main}.',
      'Colori: sfondo {bg}, pulsanti {main}.',
      'Sfondo: {bg}\nPulsanti: {main}',
      'Pulsanti {main} su uno sfondo {bg}, per favore.',
      'La pagina con sfondo {bg} e i bottoni in {main}.',
      'Mi piacerebbe uno sfondo color {bg} con bottoni {main}.',
      'Bottoni {main}, sfondo {bg}.',
      '{bg} per lo sfondo e {main} per i bottoni.',
      '{main} su {bg}.',
      "sfondo {bg}, pulsanti {main}, nient'altro",
    ],
  },
  pt: {
    pairs: [
      pair('creme', '#fdf6e3', 'azul-marinho', '#1b2a4e'),
      pair('branco sujo', '#faf8f3', 'verde-garrafa', '#22572f'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      'Fundo {bg} e botões {main}.',
      'Quero o fundo em {bg} e os botões em {main}.',
      'O fundo deve ser {bg} e os componentes {main}.',
      'Use {bg} para o fundo e {main} para os botões.',
      'Usa {bg} como cor de fundo e {main} como cor principal.',
      'Cor de fundo: {bg}. Botões: {main}.',
      'Cores: fundo {bg}, botões {main}.',
      'Fundo: {bg}\nBotões: {main}',
      'Botões em {main} sobre um fundo {bg}, por favor.',
      'A página com fundo {bg} e os botões na cor {main}.',
      'Gostaria de um fundo {bg} com botões {main}.',
      'Botões {main}, fundo {bg}.',
      '{bg} no fundo e {main} nos botões.',
      '{main} sobre {bg}.',
      'fundo {bg}, botões {main}, nada mais',
    ],
  },
  de: {
    pairs: [
      pair('creme', '#fdf6e3', 'marineblau', '#1b2a4e'),
      pair('naturweiß', '#faf8f3', 'tannengrün', '#22572f'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      'Hintergrund {bg}, Buttons {main}.',
      'Der Hintergrund soll {bg} sein und die Buttons {main}.',
      'Bitte {bg} als Hintergrund und {main} für die Knöpfe.',
      'Verwende {bg} für den Hintergrund und {main} für die Komponenten.',
      'Hintergrundfarbe: {bg}. Hauptfarbe: {main}.',
      'Farben: Hintergrund {bg}, Buttons {main}.',
      'Hintergrund: {bg}\nButtons: {main}',
      'Die Buttons in {main}, der Hintergrund in {bg}.',
      'Knöpfe in {main} auf {bg}.',
      'Ich hätte gern den Hintergrund in {bg} und die Schaltflächen in {main}.',
      '{bg} für den Hintergrund, {main} für die Buttons.',
      '{main} auf {bg}.',
    ],
  },
  ja: {
    pairs: [
      pair('白', '#ffffff', '紺色', '#1b2a4e'),
      pair('クリーム色', '#fdf6e3', '深緑', '#22572f'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      '背景は{bg}、ボタンは{main}にしてください。',
      '背景を{bg}、ボタンを{main}でお願いします。',
      '背景色は{bg}、メインカラーは{main}です。',
      '背景：{bg}、ボタン：{main}',
      '背景: {bg}\nボタン: {main}',
      '背景には{bg}、ボタンには{main}を使ってください。',
    ],
  },
  ar: {
    pairs: [
      pair('بيضاء', '#ffffff', 'كحلية', '#1b2a4e'),
      pair('كريمية', '#fdf6e3', 'خضراء', '#2e7d32'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      'خلفية {bg} وأزرار {main}.',
      'أريد خلفية {bg} وأزرارا {main}.',
      'الخلفية {bg} والأزرار {main}.',
      'لون الخلفية: {bg}، الأزرار: {main}',
      'الألوان: خلفية {bg}، أزرار {main}.',
      'اجعل الخلفية {bg} والأزرار {main}.',
    ],
  },
  hi: {
    pairs: [
      pair('सफेद', '#ffffff', 'नीले', '#2563eb'),
      pair('क्रीम', '#fdf6e3', 'हरे', '#2e7d32'),
      pair('#fafafa', '#fafafa', '#0a7', '#00aa77'),
    ],
    phrasings: [
      '{bg} बैकग्राउंड और {main} बटन चाहिए।',
      'बैकग्राउंड {bg} हो और बटन {main} हों।',
      'पृष्ठभूमि: {bg}, बटन: {main}',
      'पृष्ठभूमि का रंग {bg} और बटन {main} रखें।',
      'रंग: {bg} पृष्ठभूमि, {main} बटन।',
    ],
  },
};

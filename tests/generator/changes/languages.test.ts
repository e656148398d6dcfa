import { describe, expect, it } from 'vitest';

import { asking } from '../promptBuild';
import { toldOf } from './toldOf';

/** A prompt in a language, and sentences about its site. */
const LANGUAGES: Record<string, { prompt: string; said: [string, ...string[]][] }> = {
  de: {
    prompt:
      'Eine Bäckerei namens Krume in Köln mit Sauerteigbrot 4 €, Croissants 2 € und Kaffee, über uns, Galerie, Fragen und Stimmen.',
    said: [
      ['mach es dunkler und nenne es Kruste & Söhne', 'Colors: darker', 'Name: Kruste & Söhne'],
      [
        'Preise vor Über uns, keine Fragen, füge ein Team hinzu',
        'Preise: before Über uns',
        'Fragen: removed',
        'Team: added',
      ],
      ['mach den Hintergrund hellblau', 'Background: hellblau'],
      ['entferne bitte die Galerie', 'Galerie: removed'],
      ['Die Farben sind zu bunt', 'Colors: softer'],
      ['verschiebe die Stimmen ganz nach oben', 'Stimmen: first'],
      ['Croissants kosten jetzt 2,50 €', 'Croissants: 2,50 €'],
      ['wir heißen jetzt Morgenbrot', 'Name: Morgenbrot'],
      ['nimm eine freundlichere Schrift', 'Typefaces: Baloo 2 and Nunito'],
      ['die Schrift ist langweilig', 'Typefaces: Bricolage Grotesque and Figtree'],
      ['mach die Ecken runder', 'Corners: round'],
      ['mehr Abstand', 'Spacing: airy'],
      ['ändere die Preise nicht', '? ändere die Preise nicht'],
      ['lass die Galerie so', '? lass die Galerie so'],
      ['füge eine Seite namens Partyservice hinzu', 'Page Partyservice: added'],
      ['verschiebe Kaffee ganz nach oben', 'Kaffee: first'],
      ['baue einen Live-Chat ein', '? baue einen Live-Chat ein'],
      ['entferne die Zeile unter der Überschrift', 'Tagline: none'],
      ['benenne Croissants in Buttercroissants um', 'Croissants: called Buttercroissants'],
    ],
  },
  fr: {
    prompt:
      'Une boulangerie appelée La Mie à Lyon avec pain au levain 4 €, croissants 2 € et café, à propos, galerie, questions et avis.',
    said: [
      [
        'rends le site plus sombre et appelle-le Pain & Fils',
        'Colors: darker',
        'Name: Pain & Fils',
      ],
      [
        'mets les tarifs avant à propos, supprime les questions, ajoute une équipe',
        'Tarifs: before À propos',
        'Questions: removed',
        'Équipe: added',
      ],
      ['fond bleu clair', 'Background: bleu clair'],
      ['cache la galerie', 'Galerie: hidden'],
      ['plus clair', 'Colors: lighter'],
      ['utilise une police plus élégante', 'Typefaces: Cormorant Garamond and Figtree'],
      ['des coins arrondis', 'Corners: round'],
      ['plus d’espace', 'Spacing: airy'],
      ['ne touche pas aux prix', '? ne touche pas aux prix'],
      ['ajoute une page appelée Traiteur', 'Page Traiteur: added'],
      ['ajoute un chat', '? ajoute un chat'],
      ['renomme croissants en croissants au beurre', 'Croissants: called croissants au beurre'],
    ],
  },
  es: {
    prompt:
      'Una panadería llamada La Miga en Sevilla con pan de masa madre 4 €, cruasanes 2 € y café, sobre nosotros, galería, preguntas y opiniones.',
    said: [
      ['hazlo más oscuro y llámalo Pan e Hijos', 'Colors: darker', 'Name: Pan e Hijos'],
      [
        'pon los precios antes de nosotros, quita las preguntas, añade un equipo',
        'Precios: before Nosotros',
        'Preguntas: removed',
        'Equipo: added',
      ],
      ['pon el fondo azul claro', 'Background: azul claro'],
      ['mueve la galería al final', 'Galería: last'],
      ['usa una letra más moderna', 'Typefaces: Sora and Manrope'],
      ['esquinas redondas', 'Corners: round'],
      ['más espacio', 'Spacing: airy'],
      ['no toques los precios', '? no toques los precios'],
      ['añade una página llamada Bodas', 'Page Bodas: added'],
      ['añade un carrito', '? añade un carrito'],
    ],
  },
  it: {
    prompt:
      'Un panificio chiamato La Mollica a Torino con pane a lievitazione naturale 4 €, cornetti 2 € e caffè, chi siamo, galleria, domande e recensioni.',
    said: [
      ['rendilo più scuro e chiamalo Pane & Figli', 'Colors: darker', 'Name: Pane & Figli'],
      [
        'metti i prezzi prima di chi siamo, togli le domande, aggiungi una squadra',
        'Prezzi: before Chi siamo',
        'Domande: removed',
        'Persone: added',
      ],
      ['sfondo azzurro', 'Background: azzurro'],
      ['sposta la galleria in fondo', 'Galleria: last'],
      ['usa un carattere più leggibile', 'Typefaces: Atkinson Hyperlegible Next'],
      ['angoli arrotondati', 'Corners: round'],
      ['più spazio', 'Spacing: airy'],
      ['non toccare i prezzi', '? non toccare i prezzi'],
      ['aggiungi una pagina chiamata Eventi', 'Page Eventi: added'],
      ['aggiungi una chat', '? aggiungi una chat'],
    ],
  },
  pt: {
    prompt:
      'Uma padaria chamada Miolo no Porto com pão de fermentação lenta 4 €, croissants 2 € e café, sobre nós, galeria, perguntas e opiniões.',
    said: [
      ['torna o site mais escuro e chama-lhe Pão & Filhos', 'Colors: darker', 'Name: Pão & Filhos'],
      [
        'põe os preços antes de nós, remove as perguntas, adiciona uma equipa',
        'Preços: before Nós',
        'Perguntas: removed',
        'Equipa: added',
      ],
      ['fundo azul claro', 'Background: azul claro'],
      ['esconde a galeria', 'Galeria: hidden'],
      ['usa uma letra mais elegante', 'Typefaces: Cormorant Garamond and Figtree'],
      ['cantos redondos', 'Corners: round'],
      ['mais espaço', 'Spacing: airy'],
      ['não mexas nos preços', '? não mexas nos preços'],
      ['adiciona uma página chamada Festas', 'Page Festas: added'],
      ['adiciona um chat', '? adiciona um chat'],
    ],
  },
  ar: {
    prompt: 'مخبز اسمه سنبلة في عمّان، خبز ٢ دينار وقهوة، من نحن، صور، أسئلة وآراء العملاء.',
    said: [
      ['اجعل الموقع أغمق', 'Colors: darker'],
      ['احذف الأسئلة', 'أسئلة: removed'],
      ['أضف الفريق', 'الفريق: added'],
      ['اجعل الخلفية زرقاء', 'Background: زرقاء'],
      ['سمه قمح وأولاده', 'Name: قمح وأولاده'],
      ['انقل الآراء في البداية', 'آراء: first'],
      ['اجعل الخط أكثر أناقة', 'Typefaces: Cormorant Garamond and Figtree'],
      ['اجعل الزوايا مستديرة', 'Corners: round'],
      ['مساحة أكبر', 'Spacing: airy'],
      ['لا تغير الأسئلة', '? لا تغير الأسئلة'],
      ['أضف صفحة باسم الحفلات', 'Page الحفلات: added'],
      ['أضف دردشة', '? أضف دردشة'],
    ],
  },
  hi: {
    prompt: 'लखनऊ में "अनाज" नाम की बेकरी, ब्रेड ₹40 और कॉफ़ी, परिचय, तस्वीरें, सवाल और ग्राहकों की राय।',
    said: [
      ['इसे गहरा करो', 'Colors: darker'],
      ['सवाल हटाओ', 'सवाल: removed'],
      ['टीम जोड़ो', 'टीम: added'],
      ['इसका नाम सोना अनाज रखो', 'Name: सोना अनाज'],
      ['तस्वीरें सबसे ऊपर रखो', 'तस्वीरें: first'],
      ['फ़ॉन्ट आधुनिक करो', 'Typefaces: Sora and Manrope'],
      ['कोने गोल करो', 'Corners: round'],
      ['ज़्यादा जगह दो', 'Spacing: airy'],
      ['दाम मत बदलो', '? दाम मत बदलो'],
      ['शादी नाम का पेज जोड़ो', 'Page शादी: added'],
      ['लाइव चैट जोड़ो', '? लाइव चैट जोड़ो'],
    ],
  },
  ja: {
    prompt:
      '京都のパン屋「麦の音」のホームページ。食パン400円、クロワッサン200円、コーヒー。私たちについて、写真、よくある質問、お客様の声。',
    said: [
      ['もっと暗くして', 'Colors: darker'],
      ['よくある質問を削除して', 'よくある質問: removed'],
      ['スタッフを追加して', 'スタッフ: added'],
      ['名前を麦の香に変えて', 'Name: 麦の香'],
      ['料金を私たちについての前に移動して', '料金: before 私たちについて'],
      ['背景を青にして', 'Background: 青'],
      ['フォントを読みやすくして', 'Typefaces: Atkinson Hyperlegible Next'],
      ['角を丸くして', 'Corners: round'],
      ['余白を広くして', 'Spacing: airy'],
      ['料金は変えないで', '? 料金は変えないで'],
      ['求人というページを追加して', 'Page 求人: added'],
      ['チャットを追加して', '? チャットを追加して'],
    ],
  },
};

describe.each(Object.entries(LANGUAGES))('%s', (_, { prompt, said }) => {
  it('reads the commonest requests', { timeout: 60_000 }, async () => {
    const build = await asking(prompt).buildOf();
    const read = [];
    for (const [sentence] of said) read.push([sentence, ...(await toldOf(build, sentence))]);
    expect(read).toEqual(said);
  });
});

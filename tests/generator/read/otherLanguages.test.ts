import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['Wir sind Die Kammerzofen und spielen Kabarett in Zittau.', 'Die Kammerzofen'],
  ['Trauringe, Gravuren. Wir sind die Goldschmiede Wendlandt.', 'Goldschmiede Wendlandt'],
  ['Wir nähen Zelte. Heißen tut das Ganze Zeltwerk Nord.', 'Zeltwerk Nord'],
  ['Soy afilador en Lugo. Le ponemos "El Chiflo".', 'El Chiflo'],
  ['दुकान का नाम सूरज पंप, सीकर। हम पंप लगाते हैं।', 'सूरज पंप'],
  ['Wir firmieren als Dachwerk Ost und decken Dächer in Riesa.', 'Dachwerk Ost'],
  ['Produkt: Planfix\nWas es ist: Dienstplan für Pflegedienste', 'Planfix'],
  ['Mein Buchladen hört auf den Namen "Eselsohr". Lesungen, Bestellungen.', 'Eselsohr'],
  ['Meine Hebammenpraxis habe ich Nestwärme genannt. Kurse, Stillberatung.', 'Nestwärme'],
  ['Guten Tag, ich schreibe für die Kulturinitiative Blaue Kanne.', 'Kulturinitiative Blaue Kanne'],
  ['Hi, ich bin Ben und mache den Podcast Halbe Stunde Moor.', 'Halbe Stunde Moor'],
  ['Nuestra asociación se denomina Huerto Sin Lindes.', 'Huerto Sin Lindes'],
  ['nesesito una pajina pa mi negocio de uñas se yama brillitos en torreon', 'Brillitos'],
  ['Le pusimos La Grulla al taller. Hacemos origami para bodas.', 'La Grulla'],
  ['Producto: Citafácil\nQué es: agenda para dentistas', 'Citafácil'],
  ['En el pueblo me conocen como Tío Garbanzo y vendo legumbres.', 'Tío Garbanzo'],
  ['Llevamos la heladería Copo de Nata desde 1990. Sabores y eventos.', 'Copo de Nata'],
  ['CLIENTE: Festival de títeres Hilo Flojo, Valdivia', 'Hilo Flojo'],
  ['Notre troupe a pour nom Les Pieds Bleus, on joue à Tours.', 'Les Pieds Bleus'],
  ['slt jvoudrai un site pr mon entreprise toit net 22 je fait demoussage', 'Toit Net 22'],
  ['J’ai baptisé mon food truck Le Goulu, burgers et frites maison.', 'Le Goulu'],
  ['Je tiens une mercerie qui répond au nom de Bel Ourlet.', 'Bel Ourlet'],
  [
    'Nous voudrions un site.\n\nBien cordialement,\nHélène Pradier\nCabinet de podologie des Quatre Vents',
    'Cabinet de podologie des Quatre Vents',
  ],
  ['Fammi il sito del nostro coro di montagna, il Coro Valle Scura.', 'Coro Valle Scura'],
  ['mi serve un sito x il mio negozio si kiama pelo e contropelo', 'Pelo e Contropelo'],
  ['In paese mi chiamano Zia Pina e faccio orecchiette.', 'Zia Pina'],
  [
    'Ci serve un sito.\n\nVi ringrazio molto,\n\nOrnella Zanfa\nsegretaria del Comitato Acqua Chiara',
    'Comitato Acqua Chiara',
  ],
  ['O povo me chama de Dona Bobina e conserto máquinas de costura.', 'Dona Bobina'],
  ['Batizei meu ateliê de Linha Torta, faço bordado livre.', 'Linha Torta'],
  ['oi queria um saite pra minha loja de bolo o nome e doce da leninha', 'Doce da Leninha'],
  ['Todo mundo me conhece como Seu Zé da Prancha e conserto pranchas.', 'Seu Zé da Prancha'],
  ['店名は色々考えて「雨やどり」に決めました。喫茶店です。', '雨やどり'],
  ['近所では「豆じいさん」と呼ばれています。豆腐を売っています。', '豆じいさん'],
  ['写真サークル 半月舎\n・活動日\n・作品', '半月舎'],
  ['合同会社そらいろ設計\n事業:住宅設計、リフォーム', '合同会社そらいろ設計'],
  ['نحن مزرعة الواحة الخضراء، نبيع التمور والعسل.', 'مزرعة الواحة الخضراء'],
  ['العميل: مخبز النخلة\nالأقسام: المنتجات، التواصل', 'مخبز النخلة'],
  ['"نبض" مركز لتعليم السباحة. نريد موقعاً بسيطاً.', 'نبض'],
  ['हमारे नाटक दल "मुखौटा" के लिए वेबसाइट बनाओ।', 'मुखौटा'],
  ['भाई वेबसाइट बनानी है नाम शर्मा टेंट हाउस रेट 500 से शुरू', 'शर्मा टेंट हाउस'],
  ['समूह का नाम हमने रखा है पहाड़ी मुट्ठी, अचार बनाते हैं।', 'पहाड़ी मुट्ठी'],
  ['लोग मुझे मिट्टी वाले बाबा के नाम से जानते हैं, मैं घड़े बनाता हूँ।', 'मिट्टी वाले बाबा'],
])('the name in: %s', async (prompt, name) => {
  expect((await understand(prompt)).name?.value).toBe(name);
});

test.each([
  'Klavierstimmer in Graz, ganz schlicht',
  'Unsere Abende heißen "Suppe und Satz". Eine Seite für unsere Lesebühne bitte.',
  'Wir bieten Wattwanderungen an. Unsere Touren: "Krebsgang", "Abendlicht" und "Seehundblick".',
  'Doy clases de cerámica. Mis talleres se llaman «Barro fácil» y «Torno lento».',
  'Mi libro «El pozo» salió en mayo. Quiero una web de autora con entrevistas.',
  'Producto: miel\nSecciones: historia, tienda',
  'Mes ateliers « Ourlet » et « Fermeture éclair » plaisent beaucoup.',
  'Vorrei promuovere il mio romanzo "La casa di sale". Sono scrittrice.',
  'Minhas oficinas se chamam "Traço" e "Mancha", dou aula de desenho.',
  '新刊は「夜の汽車」と「朝の船」です。作家のサイトがほしいです。',
  'نريد موقعاً لورشة نجارة، صور وأسعار',
  'हम पर्यटन कंपनी नहीं हैं। योग सिखाते हैं।',
])('no name in: %s', async (prompt) => {
  expect((await understand(prompt)).name).toBe(null);
});

test.each([
  ['vannerie en osier brut, paniers et stages', null],
  ['ateliê de pipas artesanais com oficinas pra escolas', null],
  ['prestations : séance individuelle, visite en EHPAD avec les ânes', null],
  ['Unter dem Namen Fadenlauf nähe ich Taschen und Rucksäcke.', null],
  ['Queremos la web de nuestra peña, La Alcayata. Fotos, cenas y lotería.', null],
  ['साइकिल से लद्दाख घूमने वालों के लिए ब्लॉग', null],
  ['Le pusimos La Grulla al taller, en Gijón.', 'Gijón'],
  ['Wir sind Die Kammerzofen und spielen Kabarett in Zittau.', 'Zittau'],
  ['Somos una cooperativa en Xilitla, San Luis Potosí. Café y miel.', 'Xilitla'],
])('the place in: %s', async (prompt, place) => {
  expect((await understand(prompt)).place?.value ?? null).toBe(place);
});

test.each([
  [
    'Eine Seite für meinen Podcast "Gleis 9". Es geht um Nachtzüge, Bahnlinien und Speisewagen.',
    ['Nachtzüge', 'Bahnlinien', 'Speisewagen'],
  ],
])('the offerings in: %s', async (prompt, offerings) => {
  const names = (await understand(prompt)).offerings.map(({ name }) => name.value.toLowerCase());
  expect(names).toEqual(offerings.map((name) => name.toLowerCase()));
});

test('Japanese keys in brackets ask, refuse and offer', async () => {
  const brief = await understand(
    '【サイト概要】墨田区の銭湯「ときわ湯」\n【お風呂】薬湯、電気風呂\n【載せたいもの】写真、地図\n【載せないもの】ブログ',
  );
  expect(brief.name?.value).toBe('ときわ湯');
  expect(brief.offerings.map(({ name }) => name.value)).toEqual(['薬湯', '電気風呂']);
  expect(brief.refusals.map(({ kind }) => kind)).toEqual(['posts']);
});

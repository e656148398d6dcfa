import ar from './phrases/ar.json';
import de from './phrases/de.json';
import en from './phrases/en.json';
import es from './phrases/es.json';
import fr from './phrases/fr.json';
import hi from './phrases/hi.json';
import it from './phrases/it.json';
import ja from './phrases/ja.json';
import pt from './phrases/pt.json';

/** What people who never saw the reader say to ask for each kind of section, and to refuse some. */
interface Phrases {
  asks: Record<string, string[]>;
  refuses: { text: string; kinds: string[] }[];
}

export interface PhraseCorpus extends Phrases {
  /** What a business says of itself before it refuses something. */
  stem: string;
  /** The same, with a sentence that asks for what stands in place of `{phrase}`. */
  asking: string;
}

const corpus = (phrases: Phrases, stem: string, sentence: string): PhraseCorpus => ({
  ...phrases,
  stem,
  asking: `${stem}${sentence}`,
});

export const PHRASES: Readonly<Record<string, PhraseCorpus>> = {
  ar: corpus(
    ar,
    'نصلح آلات القيثارة في نزوى واسمنا «وتر». تركيب الأوتار والضبط وإصلاح الرقبة. ',
    'نريد في الموقع بطاقات الهدايا و{phrase} وعنواناً كبيراً.',
  ),
  de: corpus(
    de,
    'Wir reparieren Harfen in Kassel und heißen Saitenhof. Besaitung, Regulierung und Halsreparatur. ',
    'Auf die Seite sollen Gutscheine, {phrase} und eine große Überschrift.',
  ),
  en: corpus(
    en,
    'We repair harps in Leeds and are called Lowlands Harps: stringing, regulation and neck repair. ',
    'On the site: gift cards, {phrase}, and a big headline.',
  ),
  es: corpus(
    es,
    'Reparamos arpas en Logroño y nos llamamos Lira Alta. Encordado, regulación y reparación de mástiles. ',
    'En la web quiero tarjetas regalo, {phrase} y un título grande.',
  ),
  fr: corpus(
    fr,
    'On répare des harpes à Aigle, on s’appelle Corde Haute. Cordage, réglage et réparation de manches. ',
    'Sur le site il faut des bons cadeaux, {phrase} et un grand titre.',
  ),
  hi: corpus(
    hi,
    'हम पटना में वीणा की मरम्मत करते हैं और हमारा नाम "तार घर" है। तार लगाना, सुर मिलाना और गर्दन की मरम्मत। ',
    'साइट पर गिफ्ट कार्ड, {phrase} और बड़ा शीर्षक चाहिए।',
  ),
  it: corpus(
    it,
    'Ripariamo arpe a Varese e ci chiamiamo Corda Alta. Incordatura, regolazione e riparazione dei manici. ',
    'Sul sito vorrei i buoni regalo, {phrase} e un titolo grande.',
  ),
  ja: corpus(
    ja,
    '松江でハープの修理をしている「たかね堂」です。弦の張り替え、調整、ネック修理。',
    'サイトにはギフト券、{phrase}、大きな見出しを載せてください。',
  ),
  pt: corpus(
    pt,
    'Consertamos harpas em Coimbra e chamamo-nos Corda Alta. Encordoamento, regulação e reparação de braços. ',
    'No site quero vales-presente, {phrase} e um título grande.',
  ),
};

import { colorsOf } from '../colorsOf';
import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { words, set, phrases, prefixed, table } = wordTools(spelling);

const days =
  'सोमवार मंगलवार बुधवार गुरुवार बृहस्पतिवार शुक्रवार शनिवार रविवार सोम मंगल बुध गुरु शुक्र शनि रवि रोज़ रोज़ाना प्रतिदिन';
const sectionNouns = 'सेक्शन अनुभाग पेज पन्ना हिस्सा खंड';
const verbs =
  'बेचते बेचती बेचता बेचने बेचें मिलते मिलती मिलता मिलेंगे बनाते बनाती बनाता उपलब्ध देते देती प्रदान परोसते परोसती सिखाते सिखाती पढ़ाते पढ़ाती करते करती वाली वाला वाले कराते';
const parts = (nouns: string): string[] => [
  ...phrases(nouns),
  ...phrases(nouns).flatMap((noun) => prefixed(noun, 'सेक्शन, अनुभाग, पेज, का सेक्शन, का पेज')),
];

export const lexicon: Lexicon = {
  ...english,
  spelling,
  caseless: true,
  nameFollowsTrade: false,
  namesBefore: phrases('नाम की, नाम का, नाम के, नामक, नाम से'),
  placesBefore: set('में स्थित'),
  placeLinks: set('की का के से वाली'),
  offeringsBefore: [
    ...words(verbs),
    ...phrases(
      'के साथ, की सेवाएँ, की सेवाएं, की सेवा, की सुविधा, की बिक्री, की क्लास, की कक्षाएँ, का काम, के लेख, की मरम्मत',
    ),
  ],
  clauseStarts: set(
    'हम मैं जहाँ जो जिसमें यहाँ में है हैं हूँ पर वेबसाइट साइट के लिए लिए चाहिए बनाओ बनाइए बनाएँ कि वह यह',
  ),
  and: set('और व एवं तथा'),
  placeArticles: new Set(),
  articles: set('मेरी मेरा मेरे हमारी हमारा हमारे अपनी अपना अपने एक यह'),
  leadingFillers: set('भी सभी सब तरह की के'),
  pages: pageRules,
  siteLanguages,
  callings: new Set(),
  likenesses: [],
  trailingFillers: new Set(),
  innerWords: new Set(),
  priceStarts: [],
  purposeWords: new Set(),
  fromWords: new Set(),
  boundPrepositions: new Set(),
  budgetWords: set('बजट'),
  subjectMarkers: new Set(),
  refusalLinks: set(`का की के ${sectionNouns}`),
  backgroundWords: new Set(),
  colorLinks: set('हो का की के'),
  colorSkips: set('की का के'),
  addressEnds: ['फ़ोन', 'खुला', 'ईमेल', 'समय'],
  addressPrepositions: new Set(),
  dayNouns: set('दिन'),
  hoursHeads: set('से और'),
  hoursTails: set('से तक और'),
  nameMarkers: phrases(
    'नाम है, जिसका नाम, नाम, दुकान का नाम, कंपनी का नाम, बेकरी का नाम, ब्रांड का नाम, हमारा नाम, मेरा नाम',
  ),
  weakNameMarkers: [],
  quotationMarkers: set('शीर्षक बटन नारा टैगलाइन वाक्य लिखा'),
  nameConnectors: new Set(),
  nameStops: set(
    'है हैं में की का के से को पर जो जहाँ और नाम वेबसाइट साइट लिए एक हमारी हमारा मेरी मेरा यह वह हूँ बनाओ बनाइए चाहिए रखो रखें',
  ),
  commonWords: new Set([
    ...english.commonWords,
    ...words(
      `वेबसाइट साइट पेज वेब बनाओ बनाइए बनाएँ बनाना चाहिए चाहता चाहती चाहते मुझे हमें मेरी मेरा मेरे हमारी हमारा हमारे अपनी अपना अपने एक नई नया सुंदर सरल आधुनिक साफ़ छोटी छोटा बड़ी बड़ा
      स्थानीय कंपनी व्यवसाय डिज़ाइन के लिए की का में से पर और या है हैं यह वह हम मैं जो जहाँ कृपया हिंदी अंग्रेज़ी रंग ${sectionNouns} ${days}`,
    ),
  ]),
  abbreviations: set('डॉ श्री श्रीमती प्रो'),
  companyForms: new Set(),
  copulas: set('है'),
  placeMarkers: phrases('स्थान, शहर'),
  originMarkers: new Set(),
  originPrepositions: new Set(),
  beforePlaces: new Set(),
  placeQualifiers: set('नई पुरानी उत्तर दक्षिण पूर्व पश्चिम'),
  placeConnectors: new Set(),
  placeParts: new Set(),
  partJoiners: new Set(),
  bareParts: false,
  basedSuffix: '',
  notPlaces: set(
    'भारत हिंदी अंग्रेज़ी रंग शैली बाज़ार शहर गाँव घर दुनिया वेबसाइट साइट आसपास जिसमें इसमें उसमें जिनमें शुरू अंत बीच पृष्ठभूमि दिन सप्ताह महीने हमारे यहाँ दुकान मेन्यू सूची टीम बारे केंद्र',
  ),
  knownPlaces: [
    ...`दिल्ली, नई दिल्ली, पुरानी दिल्ली, मुंबई, कोलकाता, चेन्नई, बेंगलुरु, बंगलौर, हैदराबाद, पुणे, अहमदाबाद, सूरत, वडोदरा, राजकोट, जयपुर, जोधपुर, उदयपुर, बीकानेर, अजमेर, कोटा, जैसलमेर, पुष्कर, लखनऊ, कानपुर, वाराणसी, बनारस, काशी,
    प्रयागराज, इलाहाबाद, आगरा, मथुरा, वृंदावन, मेरठ, नोएडा, ग्रेटर नोएडा, ग़ाज़ियाबाद, बरेली, गोरखपुर, अयोध्या, गुरुग्राम, गुड़गाँव, फ़रीदाबाद, चंडीगढ़, अमृतसर, लुधियाना, जालंधर, शिमला, मनाली, धर्मशाला, देहरादून, हरिद्वार, ऋषिकेश, नैनीताल, मसूरी,
    भोपाल, इंदौर, ग्वालियर, जबलपुर, उज्जैन, खजुराहो, रायपुर, बिलासपुर, नागपुर, नासिक, औरंगाबाद, कोल्हापुर, ठाणे, पटना, गया, राँची, जमशेदपुर, धनबाद, भुवनेश्वर, पुरी, कटक, गुवाहाटी, शिलांग, गंगटोक, दार्जिलिंग, सिलीगुड़ी, कोच्चि, तिरुवनंतपुरम, मदुरै,
    कोयंबटूर, मैसूर, मंगलुरु, विशाखापट्टनम, विजयवाड़ा, गोवा, पणजी, पुडुचेरी, श्रीनगर, जम्मू, लेह, काठमांडू, राजस्थान, गुजरात, महाराष्ट्र, पंजाब, हरियाणा, बिहार, झारखंड, उत्तराखंड, हिमाचल प्रदेश, उत्तर प्रदेश, मध्य प्रदेश, केरल, कर्नाटक, तमिलनाडु, असम, ओडिशा,
    पश्चिम बंगाल, करोल बाग, कनॉट प्लेस, अंधेरी, बांद्रा, दादर, दुबई, लंदन, न्यूयॉर्क, सिंगापुर`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces,
  ],
  offeringMarkers: phrases('सेवाएँ, सेवाएं, हमारी सेवाएँ, उत्पाद, मेन्यू, मेनू, विषय, काम, सामान, मेन्यू में'),
  weakOfferingMarkers: new Set(),
  listHeadings: set('सेवाएँ सेवाएं उत्पाद मेन्यू मेनू विषय काम सामान'),
  pairs: [],
  boundNouns: new Set(),
  listJoiners: set('और या व एवं तथा'),
  offeringStops: set(
    `${verbs} में है हैं हूँ हम मैं जहाँ जो साथ लिए चाहिए बनाओ बनाइए बनाएँ बिना नहीं फ़ोन ईमेल खुला लेकिन पर वेबसाइट साइट को से नाम सेवा सुविधा बिक्री काम`,
  ),
  notOfferings: set(
    `लोगों लोग वेबसाइट साइट पेज डिज़ाइन रंग रंगों रूप शैली तस्वीर बटन नक़्शा जानकारी लोगो ग्राहक लोग परिवार टीम समय पता संपर्क फ़ॉर्म गैलरी कीमत क़ीमत क़ीमतें दाम सवाल राय ${sectionNouns}`,
  ),
  craftWords: {
    photographer: set('परिवार तस्वीर'),
    software: set('फ़ॉर्म'),
    portfolio: set('लोगो डिज़ाइन'),
  },
  priceJoiners: set('के की का को केवल सिर्फ़'),
  sections: {
    hero: { clear: phrases('मुख्य चित्र, बैनर'), unclear: [] },
    features: { clear: parts('विशेषताएँ, ख़ूबियाँ, हमें क्यों चुनें'), unclear: [] },
    about: { clear: parts('हमारे बारे में, हमारी कहानी, परिचय'), unclear: [] },
    offerings: {
      clear: parts('मेन्यू सूची, सेवाओं की सूची, उत्पाद सूची'),
      unclear: phrases('मेन्यू, सेवाएँ, उत्पाद'),
    },
    gallery: { clear: parts('गैलरी, फ़ोटो गैलरी, चित्र दीर्घा, तस्वीरों की गैलरी'), unclear: [] },
    process: { clear: parts('काम का तरीका, प्रक्रिया, हम कैसे काम करते हैं'), unclear: [] },
    pricing: {
      clear: parts('क़ीमत, क़ीमतें, क़ीमतों, दाम, मूल्य सूची, रेट लिस्ट, दाम की सूची, शुल्क'),
      unclear: [],
    },
    testimonials: {
      clear: parts('ग्राहकों की राय, समीक्षाएँ, समीक्षा, प्रशंसापत्र, ग्राहक समीक्षा, रिव्यू'),
      unclear: [],
    },
    team: { clear: parts('टीम, हमारी टीम, टीम परिचय'), unclear: [] },
    faq: {
      clear: parts('अक्सर पूछे जाने वाले सवाल, सवाल जवाब, सवाल-जवाब, प्रश्नोत्तर, अक्सर पूछे जाने वाले प्रश्न'),
      unclear: [],
    },
    visit: { clear: parts('नक़्शा, खुलने का समय, पता और समय, मैप'), unclear: [] },
    posts: { clear: parts('समाचार, नए लेख, लेख सूची'), unclear: [] },
    events: { clear: parts('समय सारणी, कार्यक्रम सूची, आने वाले कार्यक्रम, कैलेंडर'), unclear: [] },
    callToAction: { clear: parts('न्यूज़लेटर'), unclear: [] },
    contact: { clear: parts('संपर्क फ़ॉर्म, संपर्क, बुकिंग फ़ॉर्म, पूछताछ फ़ॉर्म, संपर्क करें'), unclear: [] },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set('साथ जोड़ें रखें चाहिए दिखाएँ'),
  negations: phrases('बिना'),
  negationEnds: set('लेकिन पर'),
  notNeeded: phrases(
    'नहीं चाहिए, के बिना, न रखें, मत रखो, मत रखें, न दिखाएँ, की ज़रूरत नहीं, नहीं रखना, ज़रूरी नहीं, न हो, न हों, नहीं',
  ),
  colors: colorsOf(
    table(
      `काला: black, काली: black, काले: black, सफ़ेद: white, स्लेटी: gray, धूसर: gray, चाँदी: silver, लाल: red, मैरून: maroon, नारंगी: orange, केसरिया: orange, भगवा: orange, आड़ू: peach, पीला: yellow, पीली: yellow, पीले: yellow, सरसों: mustard,
      सुनहरा: gold, सुनहरी: gold, सुनहरे: gold, बेज: beige, क्रीम: cream, भूरा: brown, भूरी: brown, भूरे: brown, कत्थई: chocolate, ताँबई: copper, हरा: green, हरी: green, हरे: green, मेहंदी: olive, पुदीना: mint, फ़िरोज़ी: turquoise,
      नीला: blue, नीली: blue, नीले: blue, आसमानी: sky blue, नेवी: navy, गहरा नीला: navy, गहरी नीली: navy, बैंगनी: purple, जामुनी: plum, गुलाबी: pink`,
    ),
  ),
  ambiguousColors: set('चाँदी सरसों आड़ू मेहंदी पुदीना क्रीम'),
  shades: {
    ...table<'darker' | 'lighter' | 'same'>(
      'गहरा: darker, गहरी: darker, गहरे: darker, हल्का: lighter, हल्की: lighter, हल्के: lighter, चटख: same',
    ),
  },
  colorNouns: table(
    'रंग: any, रंगों: any, मुख्य रंग: primary, मुख्य: primary, बटन: primary, शीर्षक: primary, किनारा: accent, पृष्ठभूमि: background, बैकग्राउंड: background, अक्षर: text, टेक्स्ट: text, पाठ: text',
  ),
  colorRequests: set('रंग रंगों थीम'),
  dark: set('गहरी गहरा डार्क अँधेरी काली'),
  light: set('हल्की लाइट उजली'),
  modeNouns: set('पृष्ठभूमि बैकग्राउंड थीम डिज़ाइन मोड रूप'),
  phoneMarkers: set('फ़ोन फोन नंबर मोबाइल कॉल संपर्क व्हाट्सऐप'),
  addressMarkers: set('पता'),
  streetEndings: new Set(),
  streetBeginnings: new Set(),
  hoursMarkers: set('खुला खुली समय खुलने'),
  hoursWords: set(`${days} से तक और सुबह शाम दोपहर रात बजे बजे दिन हर को`),
  dayWords: set(days),
};

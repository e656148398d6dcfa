import { colorsOf } from '../colorsOf';
import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { words, set, phrases, prefixed, table } = wordTools(spelling);

const days =
  'السبت الأحد الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة سبت أحد اثنين ثلاثاء أربعاء خميس جمعة يوميا يوميًا';
const sectionNouns = 'قسم أقسام صفحة صفحات جزء خانة';
const parts = (nouns: string): string[] => [
  ...phrases(nouns),
  ...prefixed('قسم, صفحة, قسم لـ', nouns),
];

export const lexicon: Lexicon = {
  ...english,
  spelling,
  caseless: true,
  nameFollowsTrade: true,
  adjectivesFollow: true,
  chainedMarkers: true,
  clauseStarts: new Set(),
  and: set('و'),
  originPrepositions: set('من'),
  originMarkers: set('أنا نحن شركة فريق فنان'),
  beforePlaces: set('في من قرب'),
  placeArticles: new Set(),
  partJoiners: new Set(),
  placeParts: new Set(),
  leadingFillers: set('أيضا أيضًا كل جميع بعض أنواع مثل'),
  pages: pageRules,
  siteLanguages,
  callings: new Set(),
  likenesses: [],
  trailingFillers: new Set(),
  innerWords: new Set(),
  priceStarts: phrases('من, ابتداء من, تبدأ من'),
  purposeWords: new Set(),
  fromWords: set('من'),
  boundPrepositions: set('على في'),
  boundNouns: set('الفحم الحطب الزيت الخشب المنزل'),
  budgetWords: set('ميزانية الميزانية حتى'),
  subjectMarkers: set('عن حول'),
  refusalLinks: set(`أي ولا ${sectionNouns}`),
  backgroundWords: set('على'),
  colorLinks: set('هو هي يكون تكون ب'),
  colorSkips: new Set(),
  addressEnds: ['هاتف', 'الهاتف', 'مفتوح', 'بريد', 'اتصل', 'ت:'],
  addressPrepositions: set('في'),
  dayNouns: set('يوم'),
  hoursHeads: set('من و كل على'),
  hoursTails: set('من إلى و حتى الساعة'),
  nameMarkers: phrases(
    'اسمه, اسمها, اسمي, يسمى, تسمى, باسم, المسمى, المسماة, يدعى, تدعى, واسمه, واسمها, اسم الشركة, اسم المحل, اسم المتجر, اسم المطعم, اسم المشروع, تحت اسم, اسم',
  ),
  weakNameMarkers: [],
  quotationMarkers: set('شعار شعارها شعاره عنوان زر نص عبارة جملة مكتوب'),
  nameConnectors: set('و من'),
  nameStops: set(
    'في ب من مع يقدم تقدم نقدم يبيع تبيع نبيع هو هي التي الذي وهو وهي لبيع متخصص متخصصة موقع موقعا موقعًا صفحة بدون بلا عن',
  ),
  commonWords: new Set([
    ...english.commonWords,
    ...words(
      `أريد نريد احتاج أحتاج نحتاج أنشئ أنشئي صمم صممي اصنع اعمل لي لنا موقع موقعا موقعًا مواقع صفحة ويب إلكتروني إنترنت هبوط عن من في على إلى مع أو ثم هذا هذه هو هي نحن أنا
      حديث عصري بسيط أنيق جميل جديد جديدة صغير صغيرة كبير محلي محلية شركة مشروع تصميم قسم صفحات فضلك رجاء لغة عربية عربي الجديد الصغير الحديث الأنيق البسيط العربية الشخصي الإلكتروني الخاص بي ${days}`,
    ),
  ]),
  articles: set('هذا هذه كل'),
  abbreviations: set('د م أ'),
  companyForms: set('ش.م.م ذ.م.م'),
  copulas: set('هو هي'),
  placeMarkers: phrases(
    'في, ب, في مدينة, في حي, في وسط, في قلب, في منطقة, بمدينة, مقره, مقرها, مقرنا, يقع في, تقع في, قرب, بالقرب من, داخل',
  ),
  placeQualifiers: set('شمال جنوب شرق غرب'),
  placeConnectors: new Set(),
  bareParts: false,
  basedSuffix: '',
  notPlaces: set('إنترنت المنزل البيت'),
  knownPlaces: [
    ...`القاهرة, الإسكندرية, الجيزة, المنصورة, طنطا, أسيوط, الأقصر, أسوان, الغردقة, شرم الشيخ, بورسعيد, السويس, الإسماعيلية, مدينة نصر, المعادي, الزمالك, مصر الجديدة, التجمع الخامس, مصر,
    الرياض, جدة, مكة, مكة المكرمة, المدينة المنورة, الدمام, الخبر, الطائف, تبوك, أبها, بريدة, حائل, نجران, جازان, الأحساء, العلا, السعودية, دبي, أبوظبي, أبو ظبي, الشارقة, عجمان, رأس الخيمة, الفجيرة, العين, الإمارات,
    الدوحة, قطر, الكويت, السالمية, حولي, المنامة, المحرق, البحرين, مسقط, صلالة, نزوى, عمان, سلطنة عمان, صنعاء, عدن, تعز, اليمن, إربد, الزرقاء, العقبة, البتراء, الأردن, القدس, رام الله, نابلس, الخليل, بيت لحم, غزة, حيفا, الناصرة, فلسطين,
    بيروت, طرابلس, صيدا, صور, بعلبك, جبيل, زحلة, لبنان, دمشق, حلب, حمص, اللاذقية, حماة, سوريا, بغداد, البصرة, الموصل, أربيل, النجف, كربلاء, السليمانية, العراق, الخرطوم, أم درمان, السودان, بنغازي, مصراتة, ليبيا,
    تونس, صفاقس, سوسة, القيروان, المنستير, الجزائر, وهران, قسنطينة, عنابة, تلمسان, الرباط, الدار البيضاء, مراكش, فاس, طنجة, أكادير, مكناس, تطوان, شفشاون, الصويرة, المغرب, نواكشوط, موريتانيا, لندن, باريس, برلين, إسطنبول, نيويورك, روما, مدريد, لشبونة, بورتو`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces,
  ],
  offeringMarkers: phrases(
    `يقدم, تقدم, نقدم, أقدم, يبيع, تبيع, نبيع, أبيع, لبيع, بيع, مع, خدمات, خدماتنا, خدماته, خدماتها, منتجات, منتجاتنا, قائمة, قائمة الطعام, يوفر, توفر, نوفر, متخصص في, متخصصة في, متخصصون في, يتخصص في, تتخصص في,
    دروس, دورات, تصنع, يصنع, نصنع, نعد, نخبز, نصلح, يصلح, ندرس, يدرس, أكتب عن, نكتب عن, عن, يضم, تضم, لديه, لدينا, لديها, فيه, فيها, حصص, أصور, نصور, تصوير`,
  ),
  weakOfferingMarkers: set('مع عن يضم تضم لديه لدينا لديها فيه فيها'),
  listHeadings: set('قائمة خدمات منتجات'),
  pairs: [],
  listJoiners: set('و أو'),
  offeringStops: set(
    'في ب مع التي الذي حيث بدون بلا دون لكن ثم نريد أريد أحتاج أضف أضيفي اتصل هاتف الهاتف بريد البريد مفتوح نفتح يفتح لا هو هي اسمه اسمها باسم تدعى يدعى على ألوان بألوان بلون أسفل تحت',
  ),
  notOfferings: set(
    `موقع صفحة صفحات تصميم ألوان لون خلفية صور صورة زر أزرار شعار معلومات نص نصوص خط خطوط قسم أقسام نموذج خريطة زبائن عملاء ناس عائلة فريق أجواء جو أسلوب طابع حب جودة خبرة حجز روابط أسعار تواصل اتصال آراء معرض`,
  ),
  craftWords: {
    photographer: set('صور صورة عائلة'),
    portfolio: set('تصميم شعار صفحات'),
    software: set('حجز نموذج'),
  },
  priceJoiners: set('ب بـ سعر بسعر من'),
  sections: {
    hero: { clear: phrases('صورة رئيسية, واجهة رئيسية'), unclear: [] },
    features: { clear: parts('مزايا, مميزات, لماذا نحن'), unclear: [] },
    about: { clear: parts('من نحن, نبذة عنا, قصتنا, عن الشركة, تعريف بنا'), unclear: [] },
    offerings: {
      clear: parts('قائمة المنتجات, قائمة الخدمات'),
      unclear: phrases('خدمات, منتجات, قائمة'),
    },
    gallery: { clear: parts('معرض صور, معرض الصور, ألبوم صور, معرض أعمال, معرض'), unclear: [] },
    process: { clear: parts('كيف نعمل, خطوات العمل, طريقة العمل'), unclear: [] },
    pricing: {
      clear: parts('أسعار, قائمة أسعار, قائمة الأسعار, سعر, جدول أسعار, باقات الأسعار'),
      unclear: [],
    },
    testimonials: {
      clear: parts('آراء العملاء, آراء الزبائن, آراء, تقييمات, شهادات العملاء, تعليقات الزبائن'),
      unclear: [],
    },
    team: { clear: parts('فريق العمل, فريق, فريقنا, تعريف بالفريق'), unclear: [] },
    faq: { clear: parts('أسئلة شائعة, الأسئلة الشائعة, أسئلة متكررة, أسئلة'), unclear: [] },
    visit: {
      clear: parts('خريطة, أوقات العمل, ساعات العمل, مواعيد العمل, الموقع على الخريطة, كيف تصل'),
      unclear: [],
    },
    posts: { clear: parts('آخر المقالات, أخبار, مقالات'), unclear: [] },
    events: {
      clear: parts('جدول المواعيد, مواعيد الحفلات, جدول الحصص, الفعاليات القادمة, جدول'),
      unclear: [],
    },
    callToAction: { clear: parts('نشرة بريدية'), unclear: [] },
    contact: {
      clear: parts(
        'اتصل بنا, نموذج تواصل, نموذج اتصال, نموذج حجز, تواصل معنا, نموذج التواصل, نموذج الحجز, استمارة',
      ),
      unclear: phrases('تواصل, اتصال, حجز'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set('مع أضف أضيفي يحتوي تحتوي يضم تضم أريد نريد فيه فيها'),
  negations: phrases(
    'بدون, بلا, من دون, من غير, دون, لا أريد, لا نريد, لا تضع, لا تضف, لا حاجة إلى, ولا',
  ),
  negationEnds: set('لكن بل مع أضف أريد نريد'),
  notNeeded: phrases('غير مطلوبة, غير مطلوب, غير ضرورية, لا داعي لها, ليست ضرورية'),
  colors: colorsOf(
    table(
      `أسود: black, سوداء: black, أبيض: white, بيضاء: white, رمادي: gray, رمادية: gray, فضي: silver, فضية: silver, أحمر: red, حمراء: red, قرمزي: crimson, عنابي: burgundy, نبيتي: burgundy, برتقالي: orange, برتقالية: orange,
      مرجاني: coral, خوخي: peach, طوبي: terracotta, أصفر: yellow, صفراء: yellow, خردلي: mustard, ذهبي: gold, ذهبية: gold, بيج: beige, كريمي: cream, كريمية: cream, عاجي: ivory, رملي: sand, رملية: sand, بني: brown, بنية: brown, نحاسي: copper, برونزي: bronze,
      أخضر: green, خضراء: green, زيتي: olive, زيتوني: olive, نعناعي: mint, زمردي: emerald, تركواز: turquoise, فيروزي: turquoise, أزرق: blue, زرقاء: blue, كحلي: navy, كحلية: navy, سماوي: sky blue, سماوية: sky blue, نيلي: indigo,
      بنفسجي: purple, بنفسجية: purple, موف: lilac, ليلكي: lilac, وردي: pink, وردية: pink, زهري: pink, زهرية: pink, فوشيا: fuchsia, فحمي: charcoal`,
    ),
  ),
  ambiguousColors: new Set(),
  shades: {
    ...table<'darker' | 'lighter' | 'same'>(
      'داكن: darker, داكنة: darker, غامق: darker, غامقة: darker, فاتح: lighter, فاتحة: lighter, باهت: lighter, زاهي: same',
    ),
  },
  colorNouns: table(
    'لون: any, ألوان: any, درجات: any, اللون الأساسي: primary, أساسي: primary, رئيسي: primary, زر: primary, أزرار: primary, عناوين: primary, تفاصيل: accent, لمسات: accent, خلفية: background, نص: text, خط: text, نصوص: text, كتابة: text',
  ),
  colorRequests: set('لون ألوان بألوان بلون ألوانه'),
  dark: set('داكن داكنة غامق غامقة مظلم ليلي'),
  light: set('فاتح فاتحة'),
  modeNouns: set('خلفية تصميم وضع مظهر نمط موقع ألوان'),
  phoneMarkers: set('هاتف هاتفنا اتصل جوال موبايل واتساب رقم رقمنا تلفون ت'),
  addressMarkers: set('عنوان عنواننا'),
  streetEndings: new Set(),
  streetBeginnings: set('شارع طريق ميدان ساحة نهج زنقة'),
  streetsInLowerCase: true,
  hoursMarkers: set('مفتوح مفتوحة نفتح يفتح تفتح دوام مواعيدنا'),
  hoursWords: set(
    `${days} من إلى حتى و صباحا صباحًا مساء مساءً ظهرا ظهرًا عصرا ليلا ساعة الساعة يوم كل ص م عدا ما منتصف الليل`,
  ),
  dayWords: set(days),
};

import { line } from '../line';
import { entries } from '../tradeSketch';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where neither the trade nor its room has words for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'الرئيسية', heading: ['أهلًا وسهلًا'], intro: [], items: [] },
  features: {
    nav: 'قبل كل شيء',
    heading: [line`ما يحسن أن تعرفه عن ${'name'}`, 'ما يحسن أن تعرفه'],
    intro: [],
    items: [],
  },
  about: {
    nav: 'من نحن',
    heading: [line`عن ${'name'}`, 'من نحن'],
    intro: [
      line`${'noun'} في ${'place'}. هنا نكتب من يعمل فيه وكيف بدأ.`,
      line`${'noun'}: هنا نكتب من يعمل فيه وكيف يعمل.`,
      'هنا نكتب من نحن وكيف نعمل.',
    ],
    items: [],
  },
  offerings: {
    nav: 'ما نقدّم',
    heading: [line`ما يقدّمه ${'name'}`, 'ما نقدّمه'],
    intro: ['هذه أهم الأشياء.'],
    items: [],
  },
  gallery: {
    nav: 'صور',
    heading: [line`${'name'} في صور`, 'في صور'],
    intro: [line`${'noun'} كما تراه العين، قبل أن تأتي.`, 'نظرة قبل أن تأتي.'],
    items: [],
  },
  process: {
    nav: 'كيف نعمل',
    heading: ['كيف نعمل'],
    intro: [],
    items: entries([
      ['تكتب إلينا', 'قل في بضعة أسطر ما في بالك.'],
      ['نجيبك', 'إن غمض شيء سألنا قبل أن نبدأ.'],
      ['نتفق', 'يعرف الطرفان ما يأتي وكم يكلّف.'],
    ]),
  },
  pricing: {
    nav: 'الأسعار',
    heading: ['الأسعار'],
    intro: ['اسأل عن الثمن قبل أن تقرر.'],
    items: [],
  },
  testimonials: {
    nav: 'آراء',
    heading: [line`ماذا يُقال عن ${'name'}`, 'ماذا يقول الناس'],
    intro: ['كلماتهم كما كتبوها.'],
    items: [],
  },
  team: {
    nav: 'الفريق',
    heading: [line`من يعمل في ${'name'}`, 'من يعمل معنا'],
    intro: ['الأسماء وعمل كل واحد.'],
    items: [],
  },
  faq: {
    nav: 'أسئلة',
    heading: ['أسئلة وأجوبة'],
    intro: [],
    items: entries([
      ['كيف أصل إليكم؟', 'استعمل النموذج في هذه الصفحة واترك عنوانًا نجيبك عليه.'],
      ['ماذا أكتب؟', 'ما تحتاج إليه ومتى. والباقي ينتظر جوابنا.'],
      ['هل أسأل قبل أن أقرر؟', 'نعم، السؤال لا يُلزمك بشيء.'],
    ]),
  },
  visit: {
    nav: 'زورونا',
    heading: [line`${'name'} في ${'place'}`, 'أين ومتى'],
    intro: [line`${'noun'}: الطريق إليه وأوقات فتحه.`, 'الطريق إلينا وأوقات الفتح.'],
    items: [],
  },
  posts: {
    nav: 'كتابات',
    heading: [line`كتابات ${'name'}`, 'آخر ما كُتب'],
    intro: ['الأحدث أولًا.'],
    items: [],
  },
  events: {
    nav: 'المواعيد',
    heading: ['المواعيد القادمة'],
    intro: ['تُكتب هنا حين تتقرر.'],
    items: [],
  },
  callToAction: {
    nav: 'الخطوة التالية',
    heading: [line`كلّم ${'name'}`, 'نتكلم؟'],
    intro: ['اكتب بضعة أسطر عما تحتاج إليه. نقرأ كل رسالة قبل أن نجيب.'],
    items: [],
  },
  contact: {
    nav: 'اتصل بنا',
    heading: [line`اكتب إلى ${'name'}`, 'اتصل بنا'],
    intro: ['اترك اسمك وبريدك الإلكتروني وسؤالك.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'أضف اسمك أو علامتك',
  price: 'أضف السعر',
  amount: 'أضف المبلغ',
  phone: 'أضف رقم الهاتف',
  email: 'أضف البريد الإلكتروني',
  address: 'أضف العنوان',
  hours: 'أضف أوقات العمل',
  person: ['أضف اسمًا', 'أضف اسمًا ثانيًا', 'أضف اسمًا ثالثًا'],
  personBody: 'أضف العمل وجملة عن هذا الشخص',
  review: ['أضف اسم زبون', 'أضف اسم زبون ثانٍ', 'أضف اسم زبون ثالث'],
  reviewBody: 'أضف رأي هذا الزبون',
  post: ['أضف عنوان آخر مقال', 'أضف عنوان مقال ثانٍ', 'أضف عنوان مقال ثالث'],
  postBody: 'أضف الجملة الأولى من المقال',
  event: ['أضف الموعد القادم', 'أضف موعدًا ثانيًا', 'أضف موعدًا ثالثًا'],
  eventBody: 'أضف ماذا يحدث وأين',
  date: 'أضف اليوم والساعة',
  offeringBody: 'أضف جملة عنه',
  picture: ['أضف وصف الصورة الأولى', 'أضف وصف الصورة الثانية', 'أضف وصف الصورة الثالثة'],
  story: 'أضف جملتين أو ثلاثًا بكلماتك: من أنت وكيف بدأ هذا.',
};

export const form: FormWords = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  date: 'التاريخ المناسب',
  message: 'الرسالة',
};

export const facts: LanguagePack['facts'] = {
  address: 'العنوان',
  hours: 'أوقات العمل',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  story: 'بكلماتنا',
};

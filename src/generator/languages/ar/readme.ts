import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'اسم',
    price: 'سعر',
    phone: 'رقم هاتف',
    email: 'بريد إلكتروني',
    address: 'عنوان',
    hours: 'أوقات عمل',
    person: 'شخص',
    review: 'رأي حقيقي',
    date: 'تاريخ',
    text: 'كلمات منك',
  },
  needs: (id, value, kind) => `[ ] ${id}: «${value}» يحتاج إلى ${kind}`,
  formWithoutReceiver: [
    '[ ] نموذج الاتصال لا يصل إلى أحد. في index.html ضع مكان method="dialog" في <form>:',
    '    action="mailto:بريدك" method="post" enctype="text/plain"، أو عنوان خدمة نماذج',
    '    (وأضفه إلى form-action في سطر Content-Security-Policy)، ثم احذف التنبيه تحته.',
  ],
  withoutAddress: [
    '[ ] تحتاج محركات البحث إلى عنوان موقعك. أعطه لمنشئ المواقع وصدّر من جديد، أو ضعه',
    '    مكان https://www.example.com/ في sitemap.xml و robots.txt وفي رأس كل صفحة (*.html).',
  ],
  sourceSheet: (file) => `${file} هو مصدر styles.css. بعد إضافة أصناف Tailwind أخرى، نفّذ هنا:`,
  wholeSheet: (framework, file) =>
    `لاستعمال المزيد من ${framework}، اربط ملفه ${file} قبل styles.css.`,
  fontFiles: (names) => `  fonts/       الخطوط: ${names}.`,
  fontLicence: (names) => `  في fonts/ الخطوط ${names}: SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

الفتح
  فُكّ ضغط ZIP وافتح index.html في المتصفح. لا يحتاج إلى إنترنت ولا يشغّل أي برنامج.

التعديل
  *.html       كل النصوص، لكل صفحة ملف. كل نص في عنصر له data-text="اسم".
  styles.css   كل الشكل. الألوان والقياسات في أسطر --site-... في أوله.
${fonts.fontFiles}  images/      الرسوم بصيغة SVG، والصورة الرئيسة بصيغة PNG إن اخترت واحدة.
               ضع صورك مكانها بالأسماء نفسها،
               أو غيّر src و alt في <img> داخل index.html.
  site.json    الموقع كاملًا، ليُفتح مرة أخرى في منشئ المواقع.

${more}

ما بقي
  ما لا يعرفه غيرك تُرك: لا تظهر مواضع فارغة في أي صفحة. املأه في منشئ المواقع،
  حيث تجد هذه القائمة أيضًا، ثم صدّر من جديد.

${todo.length > 0 ? todo.join('\n') : 'لا شيء: لم يبق فراغ.'}

النشر
  انسخ المجلد إلى أي استضافة: الصفحات و styles.css و ${fonts.folders.join(' و ')}
  و sitemap.xml و robots.txt.

الرخص
  في styles.css أجزاء من ${framework}: ${licence}.
${fonts.fontLicence}  نصها في LICENSES.txt. النصوص والصفحة والرسوم لك تستعملها وتغيّرها.
`,
};

import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'नाम',
    price: 'दाम',
    phone: 'फ़ोन नंबर',
    email: 'ईमेल पता',
    address: 'पता',
    hours: 'खुलने का समय',
    person: 'व्यक्ति',
    review: 'असली राय',
    date: 'तारीख़',
    text: 'आपके शब्द',
  },
  needs: (id, value, kind) => `[ ] ${id}: "${value}" की जगह चाहिए: ${kind}`,
  formWithoutReceiver: [
    '[ ] संपर्क फ़ॉर्म अभी किसी तक नहीं पहुँचता। index.html में <form> के method="dialog" की जगह लिखिए:',
    '    action="mailto:आपका ईमेल" method="post" enctype="text/plain", या किसी फ़ॉर्म सेवा का पता',
    '    (उसे Content-Security-Policy की पंक्ति के form-action में भी जोड़िए), फिर नीचे की सूचना हटा दीजिए।',
  ],
  withoutAddress: [
    '[ ] खोज इंजनों को आपका वेब पता चाहिए। वेबसाइट बनाने वाले पन्ने में पता दीजिए और फिर से निर्यात कीजिए, या',
    '    sitemap.xml, robots.txt और हर पन्ने (*.html) के head में https://www.example.com/ की जगह अपना पता लिखिए।',
  ],
  sourceSheet: (file) => `${file} से styles.css बनती है। Tailwind की और क्लास जोड़ने के बाद यहाँ चलाइए:`,
  wholeSheet: (framework, file) =>
    `${framework} का और हिस्सा काम में लेने के लिए उसकी ${file} को styles.css से पहले जोड़िए।`,
  fontFiles: (names) => `  fonts/       फ़ॉन्ट: ${names}।`,
  fontLicence: (names) => `  fonts/ में ${names} हैं: SIL Open Font License 1.1।`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

खोलना
  ZIP खोलकर index.html को ब्राउज़र में खोलिए। इंटरनेट नहीं चाहिए और कोई स्क्रिप्ट नहीं चलती।

बदलना
  *.html       सारे शब्द, हर पन्ने की एक फ़ाइल। हर पाठ data-text="नाम" वाले तत्व में है।
  styles.css   सारा रूप। रंग और नाप शुरू की --site-... पंक्तियों में हैं।
${fonts.fontFiles}  images/      SVG में रेखाचित्र, और मुख्य चित्र PNG में, यदि आपने चुना हो।
               इन्हीं नामों से अपनी तस्वीरें रखिए,
               या index.html के <img> का src और alt बदलिए।
  site.json    पूरी वेबसाइट, ताकि इसे बनाने वाले पन्ने में फिर खोल सकें।

${more}

जो बाक़ी है
  जो केवल आप जानते हैं वह छोड़ दिया गया है: किसी पन्ने पर ख़ाली जगह नहीं दिखती। उसे वेबसाइट
  बनाने वाले पन्ने में भरिए, जहाँ यह सूची भी है, और फिर से निर्यात कीजिए।

${todo.length > 0 ? todo.join('\n') : 'कुछ नहीं: कोई ख़ाली जगह नहीं बची।'}

प्रकाशित करना
  फ़ोल्डर को किसी भी वेब सर्वर पर रखिए: पन्ने, styles.css, ${fonts.folders.join(', ')},
  sitemap.xml और robots.txt।

लाइसेंस
  styles.css में ${framework} के अंश हैं: ${licence}।
${fonts.fontLicence}  उनका पाठ LICENSES.txt में है। शब्द, पन्ना और रेखाचित्र आपके हैं, चलाइए और बदलिए।
`,
};

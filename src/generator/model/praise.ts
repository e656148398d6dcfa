/** Words that praise instead of telling, and words that claim what a prompt does not say, by language. */
export const PRAISE = {
  en: {
    hype: /\b(amazing|perfect\w*|unique\w*|exclusive\w*|luxur\w*|bespoke|ultimate|unforgettable|beautiful\w*|wonderful|exceptional|outstanding|unparalleled|one-stop|next-level|top-notch|boost\w*|transform\w*|discover\w*|indulg\w+|magical|exquisite|breathtaking|superb|incredible|revolutionary|unleash\w*|seamless\w*|elevat\w+|world-class|passion\w*|cutting-edge|game-chang\w+|unlock\w*|empower\w*|delight\w*|stunning|premium|innovative|leading|nestled|vibrant|tapestry|effortless\w*|state-of-the-art)\b/i,
    claim:
      /\b(daily|every day|local|family|generations?|quality|professionals?|professionally|experienced|expertise|specialists?|qualified|accredited|reliable|friendly|authentic|home-?made|traditional|sustainable|natural|recommended|popular|famous|renowned|proven|within (?:a|an|one|two) (?:hours?|days?|weeks?)|no obligation|fast|lowest|family-run|family-owned|award\w*|since|best|certified|organic|(?<!step-)free|guarantee\w*|trusted|years of|experts?|licensed|insured|locally|handmade|handcrafted|fresh|finest|number one|rated|satisfied|affordable|cheapest|24\/7|24 hours|same-day|always)\b/i,
  },
  de: {
    hype: /(unglaublich|perfekt|exklusiv|luxuriös|wunderbar|traumhaft|hervorragend|exquisit|entdecken sie|erleben sie|verwöhn|beeindruckend|sensationell|revolution|außergewöhnlich|unvergleichlich|atemberaub|leidenschaft|innovativ|wegweisend|magisch|führend|premium|einzigartig|unvergesslich|erstklassig|maßgeschneidert)/iu,
    claim:
      /(?<!\p{L})(täglich\p{L}*|jeden tag|qualität|professionell\p{L}*|profis?|erfahrene[nrs]?|spezialist\p{L}*|qualifiziert\p{L}*|regional\p{L}*|lokal\p{L}*|familien\p{L}*|generation\p{L}*|tradition\p{L}*|authentisch\p{L}*|natürlich\p{L}*|nachhaltig\p{L}*|zuverlässig\p{L}*|schnell\p{L}*|unverbindlich\p{L}*|renommiert\p{L}*|hausgemacht\p{L}*|empfohlen\p{L}*|immer|preisgekrönt\p{L}*|garanti\p{L}*|beste[nrs]?|zertifiziert\p{L}*|biologisch\p{L}*|bio|kostenlos\p{L}*|gratis|experten?|jahrelang\p{L}*|seit jahren|handgemacht\p{L}*|frisch\p{L}*|günstig\p{L}*|familiengeführt\p{L}*)(?!\p{L})/iu,
  },
  es: {
    hype: /(increíble|inolvidable|maravillos|extraordinari|impresionante|exquisit|sorprend|exclusiv|lujos|perfect[oa]|descubre|de ensueño|tus sueños|de primera|revolucionari|excepcional|inigualable|espectacular|pasión|apasiona|innovador|vanguardi|sin igual|mágic|líder|premium|único|única|transforma tu|experiencia inolvidable)/i,
    claim:
      /(?<!\p{L})(cada día|todos los días|diariamente|a diario|calidad|(?<!secreto )profesional\p{L}*|con experiencia|amplia experiencia|especialist\p{L}*|cualificad\p{L}*|familia|generaci\p{L}*|tradici\p{L}*|auténtic\p{L}*|natural(?:es)?|sostenible\p{L}*|fiable\p{L}*|rápid\p{L}*|sin compromiso|de confianza|reconocid\p{L}*|famos\p{L}*|recomendad\p{L}*|siempre|premiad\p{L}*|garantiza\p{L}*|(?:el|la|los|las) mejor(?:es)?|certificad\p{L}*|ecológic\p{L}*|gratis|gratuit\p{L}*|expert\p{L}*|años de|artesanal\p{L}*|fresc[oa]s?|barat\p{L}*|caser[oa]s?|familiar(?:es)?|urgente)(?!\p{L})/iu,
  },
  fr: {
    hype: /(incroyable|inoubliable|merveilleu|extraordinaire|magnifique|exquis|exclusi|luxueu|parfait|découvrez|laissez-vous|d’exception|de rêve|vos rêves|révolution|exceptionnel|inégal|incontournable|spectaculaire|passion|innovant|avant-garde|magique|leader|premium|(?<!\p{L})uniques?(?!\p{L})|sublim|expérience inoubliable)/iu,
    claim:
      /(?<!\p{L})(tous les jours|chaque jour|quotidien\p{L}*|qualité|(?<!secret )professionnel\p{L}*|d’expérience|expertise|spécialist\p{L}*|qualifié\p{L}*|locale|locaux|famille|génération\p{L}*|tradition\p{L}*|authentique\p{L}*|naturel\p{L}*|durable\p{L}*|fiable\p{L}*|rapidement|sans engagement|de confiance|reconnu\p{L}*|réputé\p{L}*|célèbre\p{L}*|(?<!courrier )recommandé\p{L}*|fait maison|toujours|depuis des|primé\p{L}*|garanti\p{L}*|meilleure?s?|certifié\p{L}*|biologique|bio|gratuit\p{L}*|experts?|expertes?|ans d’|artisana\p{L}*|frais|fraîche\p{L}*|pas cher|familial\p{L}*)(?!\p{L})/iu,
  },
  it: {
    hype: /(incredibil|indimenticabil|meraviglios|straordinari|squisit|esclusiv|lussuos|perfett[oa]|scopri|lasciati|mozzafiato|da sogno|tuoi sogni|rivoluzion|eccezional|ineguagliabil|imperdibil|spettacolar|passione|appassion|innovativ|avanguardia|magic|leader|premium|(?<!\p{L})unic[oahe]+(?!\p{L})|esperienza indimenticabile)/iu,
    claim:
      /(?<!\p{L})(ogni giorno|tutti i giorni|quotidian\p{L}*|qualità|(?<!segreto )professional\p{L}*|professionist\p{L}*|con esperienza|lunga esperienza|specialist\p{L}*|qualificat\p{L}*|famiglia|generazion\p{L}*|tradizion\p{L}*|autentic\p{L}*|natural\p{L}*|sostenibil\p{L}*|affidabil\p{L}*|rapidamente|veloc\p{L}*|senza impegno|di fiducia|rinomat\p{L}*|famos\p{L}*|consigliat\p{L}*|fatt[oaie] in casa|sempre|premiat\p{L}*|garant\p{L}*|miglior\p{L}*|certificat\p{L}*|biologic\p{L}*|gratis|gratuit\p{L}*|espert[oaie]|anni di|artigianal\p{L}*|fresc\p{L}*|economic\p{L}*|familiar\p{L}*)(?!\p{L})/iu,
  },
  pt: {
    hype: /(incríve|inesquecíve|maravilhos|extraordinári|requintad|deslumbr|exclusiv|luxuos|perfeit[oa]|descubra|de sonho|os seus sonhos|revolucion|excecional|excepcional|inigualável|espetacular|paixão|apaixon|inovador|vanguarda|mágic|líder|premium|únic[oa]s?(?!\p{L})|transforme a sua|experiência inesquecível)/iu,
    claim:
      /(?<!\p{L})(todos os dias|diariamente|qualidade|profissiona\p{L}*|com experiência|vasta experiência|qualificad\p{L}*|família|gerações|tradiç\p{L}*|tradiciona\p{L}*|autêntic\p{L}*|natura(?:l|is)|sustentáve\p{L}*|fiáve\p{L}*|rápid\p{L}*|sem compromisso|de confiança|reconhecid\p{L}*|famos\p{L}*|recomendad\p{L}*|sempre|premiad\p{L}*|garant\p{L}*|(?:o|a|os|as) melhor(?:es)?|certificad\p{L}*|biológic\p{L}*|orgânic\p{L}*|grátis|gratuit\p{L}*|especialistas?|anos de|artesana\p{L}*|fresc[oa]s?|barat\p{L}*|caseir[oa]s?|familiar(?:es)?)(?!\p{L})/iu,
  },
  ar: {
    hype: /رائد|الأفضل|مذهل|ثوري|لا مثيل|استثنائي|فريد من نوعه|شغف|ساحر|عالمي المستوى|مبتكر/,
    claim:
      /مجان|مضمون|ضمان|خبراء|خبرة|طازج|معتمد|حائز|جائزة|منذ عام|الأرخص|دائمًا|عضوي|ثقة|موثوق|على مدار الساعة|محترف/,
  },
  hi: {
    hype: /सर्वश्रेष्ठ|सबसे अच्छ|बेहतरीन|शानदार|अद्भुत|क्रांतिकारी|विश्वस्तरीय|अनोखा|लाजवाब|जादुई|जुनून/,
    claim:
      /मुफ़्त|निःशुल्क|गारंटी|विशेषज्ञ|ताज़ा|शुद्ध|भरोसेमंद|अनुभवी|हमेशा|प्रमाणित|पुरस्कार|सस्ता|सालों|घर का बना|चौबीस घंटे|नंबर एक|पारिवारिक/,
  },
  ja: {
    hype: /最高|究極|革新|世界一|業界初|日本一|感動|極上|至福|厳選|こだわり|プロフェッショナル|唯一無二|抜群/,
    claim:
      /創業|受賞|認定|実績多数|無料|保証|安心|信頼|地域密着|老舗|手作り|無添加|人気|満足度|最安|格安|年中無休|二十四時間|即日|国産/,
  },
} as const satisfies Record<string, { hype: RegExp; claim: RegExp }>;

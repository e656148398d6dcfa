import type { CorpusRow } from '../CorpusRow';

export const de: readonly CorpusRow[] = [
  ['weinbar in mainz', 'bar'],
  ['WEBSITE FÜR EINE BAR NAMENS LETZTE RUNDE IN KÖLN, OHNE PREISE', 'bar'],
  ['Ein ruhiges Yogastudio in Freiburg für Anfänger, seit 2011: Hatha, Yin und Meditation', 'yoga'],
  ['Rechtsanwältin in Kiel: Erbrecht, Scheidungen und Kündigungen. Ohne Bewertungen', 'lawyer'],
  ['zahnarzt', 'dentist'],
  [
    'Zahnarztpraxis am Markt in Jena, Marktstraße 8, Telefon 03641 555 014, Zahnreinigung 90 €, Füllung 70 €',
    'dentist',
  ],
  ['Gärtner in Ulm 🌿 Hecken, Rasen und Bewässerung', 'gardener'],
  ['Bauunternehmen Gebrüder Lehm in Celle: Anbauten, Dächer und Küchen, gegründet 1984', 'builder'],
  ['architekturbüro in leipzig, minimalistisch, schwarz und weiß', 'architect'],
  ['Reisebüro „Langsamer Zug“ mit Bahnreisen, die Zielgruppe sind Paare', 'travel'],
  ['Kindergarten Schneckenhaus in Bremen, verspielt und bunt, für Familien', 'nursery'],
  ['Modelabel namens Leinen Nord: Hemden, Kleider und Mäntel', 'fashion'],
  ['Bauernhof Eichhof im Allgäu, der Eier, Honig und Käse verkauft', 'farm'],
  ['Malerin Klara Sand, Ausstellungen am 3. Juni und am 17. September 2026', 'artist'],
  ['Spa in Rostock mit Massagen, Sauna und Kosmetik. Luxuriöser Stil, goldene Töne', 'spa'],
  ['Catering für Hochzeiten und Firmen in Fulda, es heißt Schöpfkelle', 'caterer'],
  [
    'Hallo, ich möchte eine Website für unsere kleine Bäckerei. Sie heißt Krume und Korn, liegt in Köln, Lindenstraße 12, und wir backen Sauerteigbrot, Brezeln und Streuselkuchen. Geöffnet Di-So 7:00-14:00. E-Mail: brot@krume.example. Bitte in Grün und Creme, mit Galerie und Kontaktformular, aber ohne Preise und ohne Bewertungen.',
    'bakery',
  ],
  [
    'eine seite für mein Resturant in Graz mit Gallerie und Kontaktfomular, ohne Preise',
    'restaurant',
  ],
  ['eine Bäckrei in Köln', 'bakery'],
  ['☕ Café Nest in Kassel: Filterkaffee, Kuchen, Frühstück', 'cafe'],
  ['Klempner. Dresden. Heizungen, Lecks, Bäder. 0351 555 0142. Seit 1999.', 'homeServices'],
  ['Unser Restaurant Kumo in Berlin, die Speisekarte:\n- Ramen 12 €\n- Gyoza 6 €', 'restaurant'],
  ['Hochzeit von Anna und Lukas, 12. Juni 2027, Salzburg', 'wedding'],
  [
    'Software für Rechnungen namens „Zählwerk“, richtet sich an Freiberufler; häufige Fragen und Preise; #0ea5e9',
    'software',
  ],
  ['Gitarrenunterricht für Kinder und Erwachsene in Bonn, 30 € pro Stunde', 'tutor'],
  ['blog über reisen und rezepte', 'blog'],
  ['FRISEURSALON HAARSCHARF KÖLN, HAARSCHNITT AB 35 €, FARBE, BALAYAGE', 'salon'],
  [
    'Physiotherapie am Markt, Jena. Krankengymnastik, Massage, Lymphdrainage. Markt 5, 07743 Jena',
    'clinic',
  ],
  ['Eventagentur in Köln für Firmenfeiern', 'planner'],
  ['Fahrdienst in Bonn, Krankenfahrten und Flughafentransfer', 'general'],
  [
    'Physiotherapie Lindenhof in Kassel – Krankengymnastik, Massage, Lymphdrainage. Termine nur nach Vereinbarung. Mo-Fr 8-19 Uhr',
    'clinic',
  ],
  [
    'suche eine website für meine nachhilfe in mathe und physik, 25€ die stunde, köln ehrenfeld, keine galerie',
    'tutor',
  ],
  ['Imkerei Sonnenwabe: Honig, Kerzen, Met. Hofladen samstags geöffnet, 12€ das Glas', 'farm'],
];

import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases } = wordTools(spelling);

const sectionNouns =
  'abschnitt abschnitte bereich bereiche seite seiten sektion block rubrik reiter';

const parts = (nouns: string): string[] =>
  phrases(nouns).flatMap((noun) => [
    `${noun}-seite`,
    `${noun}-bereich`,
    `${noun}bereich`,
    `${noun}seite`,
  ]);

/** By which a prompt asks for sections and refuses them. */
export const sectionWords = {
  sections: {
    hero: {
      clear: phrases('hero, herobereich, hero-bereich, kopfbereich'),
      unclear: phrases('banner'),
    },
    features: {
      clear: [...parts('vorteile, funktionen'), ...phrases('unsere vorteile, stärken')],
      unclear: phrases('vorteile, funktionen, merkmale'),
    },
    about: {
      clear: [
        ...parts('über-uns'),
        ...phrases(
          'über uns, über mich, wer wir sind, wer ich bin, unsere geschichte, meine geschichte, biografie, über-uns',
        ),
      ],
      unclear: phrases('geschichte, vorstellung'),
    },
    offerings: {
      clear: [
        ...parts('leistungs, produkt'),
        ...phrases(
          'leistungsübersicht, produktliste, produktkatalog, leistungskatalog, produktübersicht',
        ),
      ],
      unclear: phrases('speisekarte, karte, menü, leistungen, dienstleistungen, produkte, katalog'),
    },
    gallery: {
      clear: phrases('galerie, bildergalerie, fotogalerie, lookbook, galerien, referenzen'),
      unclear: phrases('fotos, bilder, projekte, unsere arbeiten'),
    },
    process: {
      clear: phrases(
        'so funktioniert es, so funktioniert’s, wie es funktioniert, wie wir arbeiten, ablauf, unser ablauf, schritt für schritt',
      ),
      unclear: phrases('prozess, schritte'),
    },
    pricing: {
      clear: phrases(
        'preise, preisliste, preistabelle, tarife, preisübersicht, preisen, preis, preisbereich, preisseite',
      ),
      unclear: phrases('pakete, abos, karten, tickets, mitgliedschaften, eintrittspreise'),
    },
    testimonials: {
      clear: phrases(
        'bewertungen, kundenstimmen, kundenbewertungen, referenzstimmen, rezensionen, erfahrungsberichte, testimonials',
      ),
      unclear: phrases('stimmen, meinungen'),
    },
    team: {
      clear: [
        ...parts('team'),
        ...phrases(
          'unser team, das team, team vorstellung, teamvorstellung, mitarbeiter, teambereich, teamseite, teamabschnitt',
        ),
      ],
      unclear: phrases('team, personal, trainer, redner, lehrer'),
    },
    faq: {
      clear: phrases('faq, häufige fragen, häufig gestellte fragen, fragen und antworten, faqs'),
      unclear: phrases('fragen'),
    },
    visit: {
      clear: phrases(
        'öffnungszeiten, anfahrt, wegbeschreibung, so finden sie uns, wo wir sind, google-karte, lageplan, standort',
      ),
      unclear: phrases('adresse, landkarte, stadtplan'),
    },
    posts: {
      clear: [
        ...parts('blog'),
        ...phrases('neuigkeiten, aktuelles, neueste artikel, neueste beiträge, blogbeiträge'),
      ],
      unclear: phrases('blog, news, artikel, beiträge'),
    },
    events: {
      clear: phrases(
        'veranstaltungskalender, kommende veranstaltungen, tourdaten, nächste termine, kursplan, stundenplan, terminkalender',
      ),
      unclear: phrases('termine, veranstaltungen, kalender, programm, konzerttermine'),
    },
    callToAction: {
      clear: phrases(
        'handlungsaufforderung, call to action, cta, newsletter, newsletter-anmeldung, anmeldeformular',
      ),
      unclear: [],
    },
    contact: {
      clear: [
        ...parts('kontakt'),
        ...phrases(
          'kontaktformular, kontaktdaten, kontaktieren sie uns, buchungsformular, reservierungsformular, anfrageformular, angebotsformular, bestellformular, online-buchung, online-terminbuchung, terminbuchung, online-reservierung',
        ),
      ],
      unclear: phrases('kontakt, reservierung, reservierungen, buchung, buchungen, rsvp, formular'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    `mit inklusive enthalten füge hinzu brauche braucht möchte will wollen zeige zeigen plus hat haben soll ${sectionNouns} und auch enthält`,
  ),
  negations: phrases(
    'ohne, kein, keine, keinen, keinem, keiner, nicht, ich will keine, wir wollen keine, ich brauche keine, lass weg, weglassen, verzichte auf, verzichten auf, außer, weder, noch, versteck, entferne, bitte keine',
  ),
  negationEnds: set(
    'aber sondern mit nur lediglich füge zeige brauche möchte will nutze ja jedoch mach dafür',
  ),
  notNeeded: phrases(
    'nicht nötig, sind nicht nötig, ist nicht nötig, werden nicht gebraucht, nicht notwendig, sind nicht notwendig, unnötig, brauche ich nicht, brauchen wir nicht, wird nicht gebraucht, nicht erforderlich',
  ),
  refusalLinks: set(`noch auch den die das ${sectionNouns}`),
} satisfies Partial<Lexicon>;

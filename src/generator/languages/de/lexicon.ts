import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { circumstances } from './circumstances';
import { colorWords } from './colorWords';
import { sectionWords } from './sectionWords';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { words, set, phrases } = wordTools(spelling);

const days =
  'montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonnabend sonntag sonntags mo di mi do fr sa so werktags wochentags feiertags täglich wochenende wochenenden';
const months = 'januar februar märz april mai juni juli august september oktober november dezember';

export const lexicon: Lexicon = {
  spelling,
  circumstances,
  ...sectionWords,
  ...colorWords,
  nounsCapitalised: true,
  adjectivesFollow: false,
  nameFollowsTrade: true,
  chainedMarkers: true,
  finalMarkers: set(
    'verkauft verkaufen anbietet anbieten bietet serviert servieren macht machen führt backt fertigt unterrichtet repariert',
  ),
  relatives: set('der die das welche welcher welches'),
  streetsInLowerCase: false,
  basedSuffix: '',
  and: set('und'),
  originPrepositions: set('aus'),
  beforePlaces: set('in im aus am an bei nahe auf'),
  placeArticles: set('der den dem die das'),
  partJoiners: set('von der des'),
  bareParts: true,
  keepsPreposition: true,
  leadingFillers: set('auch einige manche etwa wie dann von allem alle frisch'),
  pages: pageRules,
  siteLanguages,
  callings: set('fotograf fotografin illustrator illustratorin malerin bildhauer bildhauerin app'),
  likenesses: phrases('wie, ähnlich wie, so wie'),
  trailingFillers: set('online auch usw'),
  innerWords: new Set(),
  priceStarts: phrases('ab, schon ab'),
  purposeWords: set('für'),
  fromWords: set('aus'),
  boundPrepositions: set('auf in vor nach'),
  budgetWords: set('budget unter höchstens maximal'),
  subjectMarkers: set('über'),
  addressEnds: ['und', 'mit', 'telefon', 'tel', 'geöffnet', 'offen', 'öffnungszeiten', 'e-?mail'],
  addressPrepositions: set('in'),
  dayNouns: set('tag tage'),
  hoursHeads: set('von am an der die das den und ist'),
  hoursTails: set('und bis an am von der die das den nach in auf'),
  nameMarkers: phrases(
    'namens, mit dem namen, mit namen, heißt, der heißt, die heißt, das heißt, genannt, name ist, firmenname, markenname, name des geschäfts, unter dem namen, betitelt, bekannt als, name',
  ),
  weakNameMarkers: phrases(
    'für, wir sind, ich bin, ich heiße, mein name ist, unsere firma, unser studio, unsere marke, die firma, die marke, marke, firma, bei, willkommen bei, seite von, website von, portfolio von, portfolio der, portfolio des, blog von, hochzeit von, unsere band, das unternehmen, für die, für den, für das',
  ),
  quotationMarkers: set(
    'slogan motto überschrift titel button knopf buttons knöpfe sagt steht text zitat beschriftung link untertitel nachricht wort wörter abschnitt',
  ),
  nameConnectors: set('und des von vom zum zur der die das den of the & de la du van e y'),
  nameStops: set(
    'in im mit für die der das wo aus seit verkauft verkaufen bietet bieten anbietet spezialisiert ist sind hat haben braucht brauche möchte will wollen plus inklusive ohne über nahe ein eine am auf bei website seite',
  ),
  commonWords: set(
    `ein eine einen einem einer eines der die das den dem des dies diese dieser dieses erstelle erstellen erzeuge mach mache machen baue bauen ich will möchte brauche brauchen wir wollen
    entwirf gestalte schreibe zeige füge bitte mein meine meinen unser unsere unseren unserem ihr ihre sein seine website websites webseite webseiten seite seiten homepage internetseite internetauftritt
    landingpage landing onlineauftritt portal blog portfolio laden shop modern moderne modernes moderner elegant elegante elegantes schlicht schlichte schlichtes einfach einfache minimalistisch schön schöne
    professionell professionelle responsive kreativ bunt dunkel dunkle hell helle neu neue klein kleine kleiner kleines lokal firma unternehmen marke startup agentur app plattform design abschnitt
    abschnitte bereich hero funktionen preise preis kontakt über uns menü speisekarte karte galerie team fragen faq bewertungen kundenstimmen leistungen dienstleistungen produkte öffnungszeiten start
    mit ohne für und oder in im am an auf bei aus von zu zum zur als ist sind nicht nutze farbe farben grün blau rot gelb schwarz weiß lila orange rosa braun grau gold silber creme beige seo html css
    javascript react tailwind bootstrap vuetify wordpress shopify instagram facebook google youtube tiktok whatsapp linkedin pinterest ki ux rsvp pdf api gmbh ag deutsch englisch französisch italienisch
    spanisch weihnachten ostern telefon tel anruf rufen email e-mail adresse geöffnet offen hallo danke auch verkaufen bieten haben machen angebot kurse termine anfahrt preisliste kontaktformular bildergalerie
    hintergrund text töne ton stil look akzente ${days} ${months} beispiel persönlich haus beste großen gut gute kinder frauen männer familien studenten anfänger kunden menschen alle wochenende
    bilder fotos musik veranstaltungen news neuigkeiten sie er es`,
  ),
  articles: set(
    'ein eine einen einem einer eines der die das den dem des mein meine meinen unser unsere unseren unserem ihre ihr sein seine',
  ),
  abbreviations: set('dr st hr fr prof inh geb str nr'),
  companyForms: set('gmbh ag kg ohg gbr ug inc ltd'),
  copulas: set('ist sind'),
  placeMarkers: phrases(
    'in, im, am, auf, an der, mit sitz in, ansässig in, gelegen in, wohne in, lebt in, lebe in, rund um, nahe, bei',
  ),
  originMarkers: set(
    'sind bin ist firma team studio künstler marke seite website portfolio kommt komme',
  ),
  placeQualifiers: set('nord süd ost west alt bad sankt'),
  placeConnectors: set('am an der im in ob bei vor den der'),
  placeParts: set(
    'zentrum herzen herz mitte innenstadt altstadt norden süden osten westen nähe umgebung stadtteil viertel region raum',
  ),
  notPlaces: set(
    `deutsch englisch französisch italienisch spanisch latein portugiesisch japanisch react tailwind bootstrap vuetify html css wordpress ${days} ${months} frühling sommer herbst winter
    grün blau rot gelb schwarz weiß gold rosa creme beige lila braun grau silber orange dunkelgrün dunkelblau hellblau allgemein person stil modus modern elegant minimalistisch google instagram facebook whatsapp internet netz web online
    haus excel photoshop python mathematik mathe physik chemie handarbeit form art weise zukunft ruhe bio qualität größe kürze tönen farben erdtönen pastell pastelltönen linkedin youtube stil look design optik schwarz-weiß
    haut rücken hand tag abend morgen nachmittag vormittag meer wasser land berg see stadt markt bahnhof park rathaus dom hafen fluss wald kanal kirche schloss zentrum ufer`,
  ),
  knownPlaces: [
    ...`Berlin, Hamburg, München, Köln, Frankfurt am Main, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Karlsruhe,
    Mannheim, Augsburg, Wiesbaden, Mönchengladbach, Gelsenkirchen, Braunschweig, Kiel, Chemnitz, Aachen, Halle, Magdeburg, Freiburg, Krefeld, Lübeck, Mainz, Erfurt, Rostock, Kassel, Potsdam, Saarbrücken, Oldenburg, Osnabrück,
    Heidelberg, Darmstadt, Paderborn, Regensburg, Ingolstadt, Würzburg, Ulm, Wolfsburg, Göttingen, Heilbronn, Pforzheim, Offenbach, Reutlingen, Koblenz, Jena, Trier, Erlangen, Siegen, Hildesheim, Cottbus, Gera, Schwerin, Konstanz,
    Bamberg, Bayreuth, Landshut, Passau, Rosenheim, Kempten, Lindau, Weimar, Gotha, Görlitz, Flensburg, Stralsund, Greifswald, Lüneburg, Celle, Marburg, Gießen, Fulda, Tübingen, Esslingen, Ludwigsburg, Ravensburg, Friedrichshafen,
    Garmisch-Partenkirchen, Oberstdorf, Sylt, Rügen, Usedom, Norderney, Allgäu, Schwarzwald, Harz, Eifel, Bodensee, Chiemsee, Ruhrgebiet, Bayern, Sachsen, Hessen, Thüringen, Brandenburg, Niedersachsen, Baden-Württemberg, Rheinland-Pfalz,
    Saarland, Schleswig-Holstein, Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, Sankt Pölten, Dornbirn, Bregenz, Steyr, Tirol, Vorarlberg, Kärnten, Steiermark, Burgenland, Zürich, Genf, Basel, Bern, Lausanne,
    Winterthur, Luzern, St. Gallen, Lugano, Chur, Thun, Zug, Davos, Bozen, Meran, Südtirol, Vaduz, Luxemburg, Straßburg, Paris, London, Rom, Mailand, Venedig, Lissabon, Madrid, Prag, Warschau, Kopenhagen, Deutschland, Österreich, Schweiz,
    Liechtenstein, Italien, Frankreich, Spanien`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces.filter(
      (place) => !['Nice', 'Cork', 'Bath', 'Goa', 'Maine'].includes(place),
    ),
  ],
  offeringMarkers: phrases(
    `verkauft, verkaufen, verkaufe, der verkauft, die verkauft, bietet, bieten, biete, wir bieten, bietet an, anbietet, spezialisiert auf, spezialist für, spezialisten für, wir servieren, serviert, servieren, leistungen, leistungen wie,
    unsere leistungen, dienstleistungen, produkte, produkte wie, unsere produkte, speisekarte, karte, menü, auf der karte, auf der speisekarte, umfasst, wir machen, macht, mache, wir backen, backt, unterrichtet, unterrichte, wir unterrichten, kurse in,
    kursen in, kurse für, unterricht in, workshops zu, schreibe über, über, behandlungen, wir reparieren, repariert, mit, wir haben, hat, haben, wir fertigen, fertigt, bauen, baut, spezialitäten, nachhilfe in, angebot, im angebot, wir führen, führt, kursen wie, kurse wie`,
  ),
  weakOfferingMarkers: set('mit umfasst über hat haben'),
  listHeadings: set(
    'speisekarte karte menü leistungen dienstleistungen produkte behandlungen spezialitäten angebot',
  ),
  pairs: phrases(
    'waschen und schneiden, schneiden und färben, bett und frühstück, fisch und fleisch, heizung und sanitär, kaffee und kuchen, an und verkauf, garten und landschaftsbau, öl und wein, rock und roll, essen und trinken, hand und fuß',
  ),
  boundNouns: set('anfrage maß bestellung hause öl gruppen ort'),
  listJoiners: set('und oder sowie plus'),
  offeringStops: set(
    'in im mit für der die das wo aus welche welcher nutze genannt namens über wir sie er es ist sind wird soll kann möchte wollen aber weil also während wenn erstelle füge ohne nicht sein ihr brauche braucht am auf bei geöffnet öffnungszeiten stil an',
  ),
  notOfferings: set(
    `gäste gästen plätze name geschlossen website webseite seite seiten startseite design aussehen look stil stile atmosphäre thema theme themes typografie schrift schriften farbe farben palette töne ton tönen farbtöne hintergrund hintergründe hintergrundbild animation
    animationen bild bilder bildern foto fotos symbole icons button buttons knopf knöpfe navigation kopfzeile fußzeile abschnitt abschnitte bereich formular formulare karte landkarte öffnungszeiten links logo banner hero alles etwas mehr dinge
    informationen infos daten details text texte texten soziale medien instagram facebook newsletter handy desktop seo akzente akzenten kunden leute menschen besucher nutzer jahre jahren erfahrung team inhaber inhaberin familie raum leidenschaft liebe
    qualität geschichte art modern modernem moderne elegant elegantem minimalistisch einfach schlicht schlichtem dunkel dunklem hell hellem bunt rustikal gemütlich professionell mann frau tochter sohn bruder schwester freunde freunden budget kontakt`,
  ),
  craftWords: {
    salon: set('farbe farben'),
    photographer: set('fotos bilder familie familien menschen'),
    portfolio: set('webseiten seiten design logo animation icons typografie karte'),
    software: set('website formulare bilder fotos'),
    wedding: set('familie'),
    shop: set('fotos bilder'),
  },
  priceJoiners: set(
    'für ab kostet kosten ist sind nur zu sind nur zu berechne berechnen verlange verlangen preis preise stundensatz honorar',
  ),
  phoneMarkers: set('telefon tel anruf ruf rufen handy mobil whatsapp nummer telefonnummer unter'),
  addressMarkers: set('adresse anschrift'),
  streetEndings: new Set(),
  streetBeginnings: set(
    'am an im auf zum zur markt platz straße alte neue lange große kleine unter obere untere',
  ),
  hoursMarkers: set('geöffnet offen öffnungszeiten öffnet auf'),
  hoursWords: set(
    `${days} und bis von an am der die das den jeden tag tage außer geschlossen uhr h mittags mitternacht morgens vormittags nachmittags abends nachts nach vereinbarung ab in woche`,
  ),
  dayWords: new Set(words(days)),
};

import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { romance } from '../romance';
import { wordTools } from '../spoken';
import { circumstances } from './circumstances';
import { colorWords } from './colorWords';
import { sectionWords } from './sectionWords';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { words, set, phrases } = wordTools(spelling);

const days =
  'lunedì martedì mercoledì giovedì venerdì sabato sabati domenica domeniche lun mar mer gio ven sab dom feriali festivi';
const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre';

export const lexicon: Lexicon = {
  ...romance,
  spelling,
  circumstances,
  ...sectionWords,
  ...colorWords,
  and: set('e ed'),
  originPrepositions: set('di da d’'),
  beforePlaces: set('a ad in nel nella nei nelle nell’ da presso vicino sul'),
  placeArticles: set('il lo la l’ i gli le'),
  partJoiners: set('di del della d’ dell’ dei'),
  bareParts: true,
  keepsPreposition: true,
  leadingFillers: set('anche alcuni alcune diversi come poi di tutto tutti tutte d’'),
  pages: pageRules,
  siteLanguages,
  callings: set('fotografo fotografa idraulico elettricista illustratore illustratrice app'),
  likenesses: phrases('come, simile a, ispirato a'),
  trailingFillers: set('online anche ecc'),
  innerWords: set('al alla ai alle da'),
  priceStarts: phrases('da, a partire da'),
  purposeWords: set('per'),
  fromWords: set('da'),
  boundPrepositions: set('in a su'),
  budgetWords: set('budget meno massimo'),
  subjectMarkers: set('su sui sulla sulle sul'),
  addressEnds: ['e', 'con', 'telefono', 'tel', 'aperto', 'aperta', 'chiamaci', 'orario', 'e-?mail'],
  addressPrepositions: set('a in'),
  dayNouns: set('giorno giorni'),
  hoursHeads: set('da dal dalla dalle il lo la i le a e in è'),
  hoursTails: set('e a alle di da dal dalle la il le gli per in fino'),
  nameMarkers: phrases(
    'chiamato, chiamata, chiamati, chiamate, si chiama, che si chiama, di nome, con il nome, nome è, nome del marchio, nome dell’azienda, sotto il nome, intitolato, intitolata, denominato, denominata, conosciuto come, conosciuta come, nome',
  ),
  weakNameMarkers: phrases(
    'per, siamo, sono, mi chiamo, il mio nome è, nostra azienda, nostro studio, nostro marchio, l’azienda, il marchio, marchio, azienda, ditta, da, benvenuti da, sito di, pagina di, portfolio di, blog di, matrimonio di, nostra band, nostro gruppo',
  ),
  quotationMarkers: set(
    'slogan motto titolo pulsante pulsanti dice testo citazione etichetta link sottotitolo messaggio parola parole sezione sezioni',
  ),
  ownerLinks: set('da'),
  nameConnectors: set(
    'di del della dei delle dell’ d’ la le il lo i gli l’ e ed da von van der of the & de',
  ),
  nameStops: set(
    'in a ad con per che dove da vende vendiamo offre offriamo specializzato specializzata è sono ha abbiamo bisogno voglio vorrei vogliamo più compreso senza su vicino un una sito pagina nel nella',
  ),
  commonWords: set(
    `b un uno una un’ il lo la l’ i gli le questo questa crea creare fai fammi fare voglio vorrei ho bisogno abbiamo noi vogliamo disegna genera sviluppa scrivi mostra
    aggiungi includi incluso per favore mio mia miei nostro nostra nostri vostro suo sua sito siti web pagina pagine landing portale blog portfolio negozio moderno moderna elegante
    semplice pulito pulita minimalista bello bella professionale responsive creativo vivace scuro scura chiaro chiara nuovo nuova piccolo piccola locale azienda impresa marchio
    startup agenzia app piattaforma design sezione sezioni hero funzioni prezzi contatti contatto menù menu carta galleria squadra team domande faq testimonianze recensioni
    servizi prodotti orario orari inizio con senza e o in su da di del come è sono non usa colore colori verde blu rosso giallo nero nera bianco bianca viola arancione
    rosa marrone grigio oro dorato argento crema beige seo html css javascript react tailwind bootstrap vuetify wordpress shopify instagram facebook google youtube tiktok whatsapp
    linkedin pinterest ia ux rsvp pdf api srl spa italiano inglese francese tedesco spagnolo natale telefono tel chiamaci chiama email e-mail indirizzo aperto aperta ciao
    grazie anche siamo vendiamo offriamo facciamo situato situata ${days} ${months} esempio personale casa migliore grande buono buona bambini donne uomini famiglie studenti
    principianti clienti persone tutti`,
  ),
  articles: set(
    'un uno una un’ il lo la l’ i gli le mio mia nostro nostra nostri nostre suo sua dei delle degli',
  ),
  abbreviations: set('dr dott sig s ss prof avv ing f fratelli snc'),
  companyForms: set('srl spa snc sas inc ltd'),
  copulas: set('è sono'),
  placeMarkers: phrases(
    'a, ad, in, nel, nella, nelle, nei, nell’, sul, sulla, sull’, con sede a, con sede in, situato a, situata a, situato in, situata in, basato a, basata a, vivo a, abita a',
  ),
  originMarkers: set('siamo sono è azienda squadra studio artista marchio sito portfolio viene'),
  placeQualifiers: set('nord sud est ovest vecchia alto basso'),
  placeConnectors: set('di del della dei delle d’ dell’ la le il sul in e'),
  placeParts: set(
    'centro cuore periferia nord sud est ovest zona quartiere provincia dintorni città borgo colline costa',
  ),
  notPlaces: set(
    `italiano inglese francese tedesco spagnolo portoghese giapponese react tailwind bootstrap vuetify html css wordpress ${days} ${months} primavera estate autunno inverno
    verde blu rosso nero bianco oro rosa crema beige viola generale persona stile modo moderno elegante minimalista google instagram facebook whatsapp internet rete web online
    casa excel photoshop python natale matematica linkedin youtube`,
  ),
  knownPlaces: [
    ...`Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Venezia, Verona, Messina, Padova, Trieste, Brescia, Parma, Prato, Modena, Reggio Emilia, Perugia, Livorno,
    Ravenna, Cagliari, Foggia, Rimini, Salerno, Ferrara, Sassari, Siracusa, Pescara, Monza, Bergamo, Forlì, Trento, Bolzano, Vicenza, Terni, Novara, Piacenza, Ancona, Arezzo, Andria, Udine, Cesena,
    Lecce, Pesaro, Como, Lecco, Varese, Pavia, Cremona, Mantova, Treviso, Belluno, Rovigo, Gorizia, Savona, Imperia, La Spezia, Sanremo, Cuneo, Asti, Alessandria, Biella, Vercelli, Aosta, Lucca, Pisa, Siena, Grosseto,
    Pistoia, Massa, Carrara, Viterbo, Latina, Frosinone, Rieti, Orvieto, Spoleto, Assisi, Macerata, Ascoli Piceno, Urbino, Teramo, Chieti, Campobasso, Isernia, Caserta, Benevento, Avellino, Sorrento, Amalfi, Matera, Potenza, Taranto, Brindisi, Trani,
    Ostuni, Cosenza, Catanzaro, Crotone, Reggio Calabria, Trapani, Marsala, Agrigento, Ragusa, Noto, Taormina, Olbia, Alghero, Nuoro, Oristano, Cortina, Merano, Toscana, Umbria, Puglia, Sicilia, Sardegna, Liguria, Piemonte, Lombardia,
    Veneto, Marche, Lazio, Abruzzo, Molise, Campania, Basilicata, Calabria, Trentino, Friuli, Chianti, Salento, Langhe, Cilento, Lugano, Bellinzona, Locarno, Ticino, Parigi, Londra, Madrid, Barcellona, Lisbona, Berlino, Monaco,
    Vienna, Zurigo, Ginevra, Nuova York, New York, Italia, Svizzera, Francia, Spagna, Germania, Austria, Portogallo, Inghilterra`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces,
  ],
  offeringMarkers: phrases(
    `vende, vendono, vendiamo, vendo, che vende, offre, offrono, offriamo, offro, che offre, offrendo, specializzato in, specializzata in, specializzati in, specialisti in, serviamo, serve, che serve,
    servizi, servizi di, servizi come, nostri servizi, prodotti, prodotti come, nostri prodotti, menù, carta, nel menù, comprende, comprendono, facciamo, fa, faccio, che fa, insegniamo, insegna, insegno, corsi di, lezioni di,
    laboratori di, scrivo di, su, sui, sugli, sulle, cure, ripariamo, riparazione di, con, abbiamo, ha, che ha, produciamo, produce, prepariamo, specialità, lavori di, ripetizioni di, lezioni private di, sforniamo`,
  ),
  weakOfferingMarkers: set('con comprende comprendono su sui sulle ha abbiamo'),
  listHeadings: set('menù menu carta servizi prodotti cure specialità'),
  pairs: phrases(
    'taglio e piega, taglio e colore, camera e colazione, carne e pesce, arti e mestieri, rock e roll, compravendita e affitti, pane e vino, vino e formaggio, olio e vino',
  ),
  boundNouns: set('linea domicilio casa misura olio acquerello vivo gruppo presenza azienda'),
  listJoiners: set('e ed o più'),
  offeringStops: set(
    'in a ad con per che dove da nel nella usando chiamato chiamata su noi loro è sono sarà deve può voglio vogliamo ma perché così mentre quando crea aggiungi includi senza non suo sua bisogno vorrei siamo aperto aperta orario orari stile',
  ),
  notOfferings: set(
    `invitati posti nome chiuso chiusa sito siti web pagina pagine inizio design aspetto stile stili atmosfera tema temi tipografia carattere caratteri colore colori palette toni tono tinte sfondo sfondi animazione animazioni immagine immagini
    foto icona icone pulsante pulsanti navigazione intestazione piede sezione sezioni modulo moduli mappa mappe orario orari link logo banner hero tutto altro più cose informazioni dati dettagli testo testi
    social instagram facebook newsletter cellulare desktop seo clienti gente persone visitatori utenti anni esperienza squadra team titolare famiglia spazio passione amore qualità storia tipo moderno moderna elegante
    minimalista semplice pulito scuro chiaro colorato rustico accogliente professionale marito moglie figlia figlio fratello sorella amici budget contatti contatto tocco`,
  ),
  craftWords: {
    salon: set('colore colori'),
    photographer: set('foto immagini famiglia famiglie gente'),
    portfolio: set('siti pagine design logo animazione icone tipografia mappe'),
    architect: set('scuole ristoranti'),
    lawyer: set('famiglia'),
    software: set('sito moduli mappe immagini foto'),
    wedding: set('famiglia'),
    shop: set('foto mappe'),
  },
  priceJoiners: set(
    'a per da costa costano è sono solo sono solo chiedo chiediamo prezzo prezzi tariffa tariffe',
  ),
  phoneMarkers: set('telefono tel chiama chiamaci cellulare whatsapp numero al cell'),
  addressMarkers: set('indirizzo'),
  streetBeginnings: set(
    'via viale piazza corso largo vicolo piazzale strada lungomare borgo contrada salita calle',
  ),
  hoursMarkers: set('aperto aperta aperti apre orario orari apertura'),
  hoursWords: set(
    `${days} e ed a al alle di da dal dalla dalle fino tutti ogni il lo la i gli le giorno giorni tranne chiuso chiusa h ore mezzogiorno mezzanotte mattina mattine pomeriggio pomeriggi sera sere notte su appuntamento per settimana fine in`,
  ),
  dayWords: new Set(words(days)),
};

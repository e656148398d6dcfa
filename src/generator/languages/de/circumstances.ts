import type { SiteTone } from '../../../../machines/entities';
import type { Circumstances } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { words, set, phrases, table } = wordTools(spelling);

const withEndings = (stem: string): string[] =>
  ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => stem + ending);

/** Adjectives with their endings. */
const declined = <Value extends string>(list: string): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(table<Value>(list)).flatMap(([stem, value]) =>
      withEndings(stem).map((form): [string, Value] => [form, value]),
    ),
  );

/** Whom a site is for, in which manner, since when and on which days, in a prompt. */
export const circumstances: Circumstances = {
  audienceMarkers:
    phrases(`richtet sich an, gerichtet an, ausgerichtet auf, zielgruppe, zielgruppe sind, zugeschnitten auf, gedacht für, gemacht für, entworfen für, speziell
    für, geeignet für, bestimmt für, unsere kunden sind, wendet sich an`),
  weakAudienceMarkers: phrases('für, begleitet, begleiten'),
  audiences:
    set(`familien familie kinder kleinkinder babys jugendliche teenager studenten studierende schüler schülerinnen anfänger anfängerinnen erwachsene senioren
    rentner eltern mütter väter mamas papas paare brautpaare frauen männer mädchen jungen freiberufler freiberuflerinnen selbstständige selbständige
    gründer gründerinnen start-ups startups unternehmen firmen betriebe mittelstand unternehmer kreative profis berufstätige teams reisende touristen
    besucher nachbarn einheimische läufer radfahrer kletterer wanderer surfer skifahrer sportler leser autoren spieler sammler hausbesitzer eigentümer
    vermieter mieter patienten künstler handwerker entwickler designer führungskräfte investoren lehrer angestellte veganer vegetarier liebhaber
    hobbygärtner vereine schulen restaurants händler geflüchtete menschen hundebesitzer tierhalter privatleute kindern jugendlichen anfängern erwachsenen paaren männern freiberuflern selbstständigen schülern`),
  audienceStops: set(`die welche deren bitte zeige nutze abschnitt seite website verkauft bietet`),
  tones:
    declined<SiteTone>(`ruhig: calm, friedlich: calm, entspannt: calm, gelassen: calm, beruhigend: calm, sanft: calm, zen: calm, warm: warm, gemütlich: warm, herzlich: warm,
    einladend: warm, freundlich: warm, rustikal: warm, heimelig: warm, bodenständig: warm, verspielt: playful, fröhlich: playful, lustig: playful, bunt:
    playful, farbenfroh: playful, heiter: playful, frech: playful, mutig: bold, kräftig: bold, auffällig: bold, gewagt: bold, laut: bold, markant: bold,
    energiegeladen: bold, plakativ: bold, luxuriös: refined, edel: refined, elegant: refined, vornehm: refined, raffiniert: refined, exklusiv: refined,
    hochwertig: refined, stilvoll: refined, minimalistisch: plain, schlicht: plain, einfach: plain, klar: plain, reduziert: plain, sachlich: plain,
    nüchtern: plain`),
  unclearTones: new Set(
    words(
      `ruhig sanft warm freundlich lustig bunt mutig kräftig laut edel exklusiv hochwertig einfach klar reduziert entspannt`,
    ).flatMap(withEndings),
  ),
  refusals: phrases('nicht, nie, nichts, kein, keine'),
  sinceMarkers: phrases(
    `seit, seit dem jahr, gegründet, gegründet im jahr, gegr, eröffnet, besteht seit, geöffnet seit`,
  ),
  months: set(
    `januar jänner februar märz april mai juni juli august september oktober november dezember jan feb mär apr jun jul aug sep sept okt nov dez`,
  ),
  dateLinks: new Set(),
  lookalikes: set(
    `anwenden anhalten kommando fernen vollen vererbung verteilen verteilt selber leider geteilte vertraue gaben straffen kasten warnungen wandeln message kontrakt platten pflanzen becker backer schneide bücher stoffe spaten garten garden karten reiten leiter leitern malen mieten bauern`,
  ),
};

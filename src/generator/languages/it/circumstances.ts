import type { SiteTone } from '../../../../machines/entities';
import type { Circumstances } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, table } = wordTools(spelling);

/** Whom a site is for, in which manner, since when and on which days, in a prompt. */
export const circumstances: Circumstances = {
  audienceMarkers:
    phrases(`rivolto a, rivolta a, rivolto alle, rivolta alle, rivolto ai, rivolta ai, pensato per, pensata per, destinato a, destinata a, destinato ai, dedicato
    a, dedicata a, dedicato ai, dedicato alle, progettato per, fatto per, ideato per, pubblico, il nostro pubblico sono, target, ideale per, si rivolge a,
    si rivolge ai, si rivolge alle`),
  weakAudienceMarkers: phrases('per, aiutiamo, aiuta'),
  audiences:
    set(`famiglie famiglia bambini bambine neonati ragazzi ragazze giovani adolescenti studenti alunni principianti adulti anziani pensionati genitori mamme
    madri papà padri coppie sposi donne uomini freelance professionisti imprenditori imprenditrici startup aziende imprese pmi attività creativi team
    viaggiatori turisti visitatori vicini residenti corridori ciclisti arrampicatori escursionisti surfisti sciatori sportivi lettori scrittori giocatori
    collezionisti espatriati proprietari inquilini pazienti artisti artigiani sviluppatori designer dirigenti investitori insegnanti lavoratori vegani
    vegetariani amanti appassionati associazioni scuole ristoranti negozianti commercianti rifugiati persone privati acquirenti`),
  audienceStops: set('che chi cui offrendo vendendo sezione pagina sito mostra usa'),
  tones:
    table<SiteTone>(`calmo: calm, calma: calm, tranquillo: calm, tranquilla: calm, sereno: calm, serena: calm, rilassante: calm, zen: calm, pacato: calm, accogliente:
    warm, caldo: warm, calda: warm, caloroso: warm, calorosa: warm, familiare: warm, rustico: warm, rustica: warm, amichevole: warm, giocoso: playful,
    giocosa: playful, divertente: playful, allegro: playful, allegra: playful, colorato: playful, colorata: playful, spiritoso: playful, scherzoso:
    playful, audace: bold, deciso: bold, decisa: bold, forte: bold, grintoso: bold, grintosa: bold, energico: bold, energica: bold, lussuoso: refined,
    lussuosa: refined, elegante: refined, raffinato: refined, raffinata: refined, sofisticato: refined, sofisticata: refined, esclusivo: refined,
    esclusiva: refined, lusso: refined, chic: refined, minimalista: plain, minimale: plain, essenziale: plain, semplice: plain, sobrio: plain, sobria:
    plain, pulito: plain, pulita: plain`),
  unclearTones:
    set(`calmo calma tranquillo tranquilla caldo calda familiare amichevole rilassante forte deciso decisa esclusivo esclusiva lusso semplice pulito pulita
    essenziale`),
  refusals: phrases('non, mai, niente'),
  sinceMarkers: phrases(
    `dal, fin dal, sin dal, fondato nel, fondata nel, aperto dal, aperta dal, nato nel, nata nel, attivo dal, attiva dal`,
  ),
  months: set(
    `gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre gen feb apr giu lug ago sett ott nov dic`,
  ),
  dateLinks: set('di del'),
  lookalikes: set(
    `messaggi viste salva verificare canale intorno fattore attivato contro passaggio passaggi correnti lettore contrasto conforme scritture nastro perse tenta collezioni affatto postazione concetto punteggio frazioni ristretto inclusioni concessi interazione contratto contratti piante piatti banchiere pitture pitture punto carta parto processi pressi preziosi tratto pastello`,
  ),
};

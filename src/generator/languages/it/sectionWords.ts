import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, prefixed } = wordTools(spelling);

const sectionNouns = 'sezione sezioni pagina pagine blocco scheda area';

const parts = (nouns: string): string[] =>
  prefixed(
    'sezione, sezione di, sezione dei, sezione delle, sezione con, pagina, pagina dei, pagina delle, blocco',
    nouns,
  );

/** By which a prompt asks for sections and refuses them. */
export const sectionWords = {
  sections: {
    hero: {
      clear: phrases('hero, copertina, intestazione principale'),
      unclear: phrases('banner'),
    },
    features: {
      clear: [...parts('vantaggi, caratteristiche, funzionalità'), ...phrases('punti di forza')],
      unclear: phrases('vantaggi, caratteristiche, funzionalità'),
    },
    about: {
      clear: [
        ...parts('presentazione, storia, chi siamo'),
        ...phrases(
          'chi siamo, chi sono, su di noi, su di me, nostra storia, mia storia, biografia',
        ),
      ],
      unclear: phrases('storia, presentazione'),
    },
    offerings: {
      clear: [
        ...parts('servizi, prodotti, menù'),
        ...phrases('elenco dei servizi, elenco dei prodotti, catalogo prodotti, lista dei servizi'),
      ],
      unclear: phrases('menù, menu, carta, servizi, prodotti, catalogo'),
    },
    gallery: {
      clear: [
        ...parts('foto, immagini, lavori, progetti'),
        ...phrases(
          'galleria, galleria fotografica, galleria di foto, galleria foto, galleria di immagini, lookbook, gallery',
        ),
      ],
      unclear: phrases('foto, immagini, progetti, nostri lavori'),
    },
    process: {
      clear: [
        ...parts('processo'),
        ...phrases(
          'come funziona, come lavoriamo, nostro metodo, passo per passo, passo dopo passo',
        ),
      ],
      unclear: phrases('processo, passi, fasi'),
    },
    pricing: {
      clear: [
        ...parts('prezzi, tariffe'),
        ...phrases('prezzi, listino, listino prezzi, tariffe, tabella prezzi, prezzo, tariffario'),
      ],
      unclear: phrases('piani, abbonamenti, biglietti, pacchetti'),
    },
    testimonials: {
      clear: [
        ...parts('recensioni, testimonianze, opinioni'),
        ...phrases(
          'testimonianze, recensioni, recensioni dei clienti, opinioni dei clienti, testimonianze dei clienti, opinioni',
        ),
      ],
      unclear: phrases('commenti'),
    },
    team: {
      clear: [
        ...parts('team, squadra, staff'),
        ...phrases(
          'nostro team, nostra squadra, il team, la squadra, conosci il team, membri del team',
        ),
      ],
      unclear: phrases('team, squadra, staff, personale, allenatori, relatori, insegnanti'),
    },
    faq: {
      clear: [
        ...parts('domande, domande frequenti'),
        ...phrases('faq, domande frequenti, domande e risposte'),
      ],
      unclear: phrases('domande'),
    },
    visit: {
      clear: [
        ...parts('orari, mappa'),
        ...phrases(
          'orari di apertura, orario di apertura, dove siamo, come arrivare, come raggiungerci, dove trovarci, mappa google',
        ),
      ],
      unclear: phrases('mappa, orari, orario, indirizzo, posizione'),
    },
    posts: {
      clear: [...parts('blog, notizie, articoli'), ...phrases('ultime notizie, ultimi articoli')],
      unclear: phrases('blog, notizie, articoli, news'),
    },
    events: {
      clear: [
        ...parts('eventi, date, agenda'),
        ...phrases(
          'calendario eventi, calendario degli eventi, prossimi eventi, date del tour, prossime date, orario dei corsi, orario delle lezioni',
        ),
      ],
      unclear: phrases('eventi, calendario, agenda, date, programma'),
    },
    callToAction: {
      clear: phrases('invito all’azione, call to action, cta, newsletter, modulo di iscrizione'),
      unclear: [],
    },
    contact: {
      clear: [
        ...parts('contatti, prenotazioni'),
        ...phrases(
          'modulo di contatto, modulo contatti, form di contatto, contattaci, modulo di prenotazione, richiesta di preventivo, modulo d’ordine, dati di contatto, prenotazione online, prenotazioni online',
        ),
      ],
      unclear: phrases(
        'contatti, contatto, prenotazioni, prenotazione, appuntamenti, rsvp, modulo',
      ),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    `con includi includere incluso aggiungi aggiungere bisogno voglio vogliamo mostra mostrare più ha avere ${sectionNouns} e anche contiene`,
  ),
  negations: phrases(
    'senza, non includere, non voglio, non vogliamo, non ho bisogno di, non aggiungere, non mostrare, non mettere, tranne, eccetto, salvo, niente, né, evita, nascondi, togli, nessun, nessuna, no',
  ),
  negationEnds: set(
    'ma con solo soltanto includi aggiungi mostra voglio metti usa sì anche fai bensì',
  ),
  notNeeded: phrases(
    'non servono, non serve, non sono necessari, non sono necessarie, non è necessario, non è necessaria, non occorre, non occorrono',
  ),
  refusalLinks: set(`né nessun nessuna di dei delle del della ${sectionNouns}`),
} satisfies Partial<Lexicon>;

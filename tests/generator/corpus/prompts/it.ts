import type { CorpusRow } from '../CorpusRow';

export const it: readonly CorpusRow[] = [
  ['un’enoteca a verona', 'bar'],
  ['SITO PER UN COCKTAIL BAR CHIAMATO ULTIMO GIRO A BOLOGNA, SENZA PREZZI', 'bar'],
  [
    'Studio di yoga tranquillo a Padova per principianti, dal 2011: hatha, yin e meditazione',
    'yoga',
  ],
  ['Avvocata a Trento: successioni, divorzi e licenziamenti. Senza recensioni', 'lawyer'],
  ['una dentista a pavia', 'dentist'],
  [
    'Studio dentistico Sorriso Chiaro a Lecce, via Roma 8, telefono 0832 555 014, pulizia 60 €, corona 400 €',
    'dentist',
  ],
  ['Giardiniere a Como 🌿 siepi, prati e irrigazione', 'gardener'],
  [
    'Impresa edile Fratelli Sasso a Parma: ampliamenti, tetti e cucine, fondata nel 1984',
    'builder',
  ],
  ['studio di architettura a torino, minimalista, bianco e nero', 'architect'],
  ['Agenzia di viaggi “Treno Lento” con itinerari in treno, rivolta a coppie', 'travel'],
  ['Asilo nido Le Lumache a Rimini, giocoso e colorato, per famiglie', 'nursery'],
  ['Marchio di moda chiamato Lino Nord: camicie, abiti e cappotti', 'fashion'],
  ['Azienda agricola La Quercia in Umbria che vende uova, miele e formaggi', 'farm'],
  ['Pittrice Clara Sasso, mostre il 3 giugno e il 17 settembre 2026', 'artist'],
  [
    'Centro benessere a Merano con massaggi, sauna e trattamenti. Stile lussuoso, toni dorati',
    'spa',
  ],
  ['Catering per matrimoni e aziende a Siena, si chiama Mestolo', 'caterer'],
  [
    'Ciao, vorrei un sito per la nostra piccola panetteria. Si chiama Grano e Brace, è a Torino, in via Po 12, e facciamo pane a lievitazione naturale, cornetti e focacce. Aperto da martedì a domenica 7:00-14:00. E-mail: pane@grano.example. Verde e crema, con galleria e modulo di contatto, ma senza prezzi e senza recensioni.',
    'bakery',
  ],
  [
    'un sito per il mio ristornte a pescara con gallria e modulo di contatto, senza prezzi',
    'restaurant',
  ],
  ['vorrei un sito per un parruchiere a Milano', 'salon'],
  ['☕ caffetteria Nido a Trieste: caffè, torte, panini', 'cafe'],
  ['Idraulico. Genova. Caldaie, perdite, bagni. 010 555 0142. Dal 1999.', 'homeServices'],
  ['Il menù del nostro ristorante Kumo a Milano:\n- Ramen 12 €\n- Gyoza 6 €', 'restaurant'],
  ['matrimonio di Anna e Luca, 12 giugno 2027, Como', 'wedding'],
  [
    'Software di fatturazione “Conto” pensato per liberi professionisti; domande frequenti e prezzi; #0ea5e9',
    'software',
  ],
  ['Lezioni di chitarra per bambini e adulti a Pisa, 20 € all’ora', 'tutor'],
  ['blog di viaggi e ricette', 'blog'],
  [
    'Studio legale Conti e Associati, Milano. Diritto di famiglia, successioni, lavoro. blu e grigio',
    'lawyer',
  ],
  ['PARRUCCHIERE MODA CAPELLI, TORINO, TAGLIO, PIEGA, COLORE', 'salon'],
  ['location per matrimoni a Lucca con giardino', 'planner'],
  ['Gelateria a Trieste che si chiama Pinguino: nocciola, limone e granite', 'iceCream'],
  ['yogurteria a Bari con frutta e cereali', 'iceCream'],
  ['noleggio con conducente a Milano', 'general'],
  [
    'Agriturismo in Umbria con camere, piscina e ristorante, si chiama Il Casale dei Lecci, da 95 € a notte',
    'hotel',
  ],
  ['parrucchiera a torino, tagli da 20 euro, colore, pieghe, lun chiuso, no foto', 'salon'],
  [
    "Startup che fa un'app per dividere le spese tra coinquilini, nome: Spartito, gratis",
    'software',
  ],
];

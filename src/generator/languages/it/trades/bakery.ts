import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bakery: TradeWords = {
  senses: [
    {
      noun: 'panificio',
      gender: 'm',
      words: [
        'panificio',
        'panifici',
        'fornaio',
        'fornaia',
        'panetteria',
        'panetterie',
        'panettiere',
        'forno artigianale',
        'panificatore',
      ],
    },
    {
      noun: 'pasticceria',
      gender: 'f',
      words: ['pasticceria', 'pasticcerie', 'pasticciere', 'pasticcera', 'pasticciera'],
    },
    {
      noun: 'laboratorio di torte',
      gender: 'm',
      words: ['cake design', 'cake designer', 'torte personalizzate', 'torte su misura', 'cupcake'],
    },
  ],
  hints: [
    'pane',
    'pani',
    'lievito madre',
    'cornetti',
    'croissant',
    'focaccia',
    'focacce',
    'torte',
    'torta',
    'biscotti',
    'brioche',
    'cannoli',
    'crostate',
    'panettone',
    'grissini',
    'pizza al taglio',
  ],
  action: 'Chiedi per un ordine',
  submit: 'Invia la domanda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un banco pieno di pane ${'inPlace'}`,
    line`Dal forno al banco: ${'offerings'}`,
    'Dal forno al banco',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Sul banco: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sul banco: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Per il pane della settimana e la torta dei giorni di festa.`,
    line`${'aNoun'} ${'inPlace'}. Sul banco: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Sul banco: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Per il pane della settimana e la torta dei giorni di festa.`,
    line`${'aNoun'} ${'inPlace'}. Per il pane della settimana e la torta dei giorni di festa.`,
    line`Sul banco: ${'offerings'}.`,
    'Pane per la tavola, qualcosa di dolce per la strada e un banco dove chiedere che cosa c’è dentro.',
  ],
  closing: [
    'Chiedi al banco, o scrivi prima per un ordine grande.',
    'Guarda che cosa sforniamo e chiedi per un ordine.',
  ],
  beside: [
    'Chiedi al banco.',
    'Passi sul tardi? Scrivi prima e ti diciamo che cosa resta.',
    'Per molti pezzi, indica il giorno e la quantità.',
    'Allergie? Chiedi che cosa contiene prima di scegliere.',
  ],
  toFill: [
    'Aggiungi un pane che sforni',
    'Aggiungi un dolce o una torta',
    'Aggiungi una bevanda o uno spuntino',
  ],
  sections: {
    features: {
      nav: 'Buono a sapersi',
      heading: [line`Prima di passare da ${'name'}`, 'Prima di passare'],
      items: [
        {
          title: 'Chiedi che cosa è caldo',
          body: 'Chi sta al banco sa che cosa è uscito dal forno da poco.',
        },
        {
          title: 'Ordina per la tavola',
          body: 'La colazione in ufficio o una torta con le candeline: scrivi la data e il numero di persone.',
        },
        {
          title: 'Sapere che cosa c’è dentro',
          body: 'Farina, frutta secca, latte, uova: se devi evitare qualcosa dillo, e guardiamo lo scaffale insieme.',
        },
      ],
    },
    offerings: {
      nav: 'Sul banco',
      heading: [line`Sul banco di ${'name'}`, 'Sul banco'],
      intro: ['Quello che sforniamo e serviamo. In negozio può esserci più di questo elenco.'],
    },
    about: {
      nav: 'Il forno',
      heading: [line`Il forno di ${'name'}`, 'Dietro il banco'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Farina, acqua, sale e calore fanno il lavoro; noi decidiamo quando è pronto.`,
        'Farina, acqua, sale e calore fanno il lavoro. Noi decidiamo quando è pronto.',
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Farina, crosta e mollica'],
      intro: ['Lo scaffale, da vicino.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Prezzi al pezzo'],
      intro: ['Per un ordine grande chiedi il totale.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Il pane ${'inPlace'}`, 'Dove trovi il negozio'],
      intro: ['Segui il profumo, o l’indirizzo.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto al banco'],
      items: [
        {
          title: 'Posso mettere da parte qualcosa?',
          body: 'Scrivi che cosa vuoi e quando passi. Ti rispondiamo se si può.',
        },
        {
          title: 'Come si conserva il pane?',
          body: 'Con il taglio in basso, in un panno o un sacchetto di carta, non in frigo. Congela quello che non mangi in due giorni.',
        },
        {
          title: 'Fate pane e torte su ordinazione?',
          body: 'Indica l’occasione, la data e quante persone mangiano. Ti diciamo che cosa possiamo fare.',
        },
      ],
    },
    callToAction: {
      nav: 'Ordini',
      heading: ['In tanti a tavola?'],
      intro: ['Manda la data, il numero di persone e le allergie.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Ordina o chiedi a ${'name'}`, 'Ordini e domande'],
      intro: ['Per un ordine, scrivi il giorno in cui ti serve.'],
    },
  },
};

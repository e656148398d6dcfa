import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bar: TradeWords = {
  senses: [
    { noun: 'enoteca', gender: 'f', words: ['enoteca', 'enoteche', 'vineria', 'mescita'] },
    { noun: 'wine bar', gender: 'm', yields: true, words: ['wine bar', 'bar di vini'] },
    {
      noun: 'cocktail bar',
      gender: 'm',
      yields: true,
      words: [
        'cocktail bar',
        'american bar',
        'lounge bar',
        'speakeasy',
        'bartender',
        'barman',
        'mixologist',
        'locale serale',
      ],
    },
    {
      noun: 'pub',
      gender: 'm',
      words: ['pub', 'birreria', 'birrerie', 'pub irlandese', 'irish pub', 'beer garden'],
    },
    {
      noun: 'birrificio',
      gender: 'm',
      schemaType: 'Brewery',
      words: ['birrificio', 'birrifici', 'microbirrificio', 'birraio', 'birraia', 'mastro birraio'],
    },
    {
      noun: 'cantina',
      gender: 'f',
      schemaType: 'Winery',
      words: [
        'cantina',
        'cantina vinicola',
        'azienda vinicola',
        'azienda vitivinicola',
        'vignaiolo',
        'vignaiola',
        'viticoltore',
        'viticoltrice',
        'tenuta vinicola',
        'vigneto',
      ],
    },
    {
      noun: 'distilleria',
      gender: 'f',
      schemaType: 'Distillery',
      words: ['distilleria', 'distillerie', 'distillatore', 'grapperia', 'liquorificio'],
    },
    {
      noun: 'discoteca',
      gender: 'f',
      schemaType: 'NightClub',
      words: ['discoteca', 'discoteche', 'night club', 'locale notturno'],
    },
  ],
  hints: [
    'cocktail',
    'birre',
    'birra',
    'birre alla spina',
    'vini al calice',
    'aperitivi',
    'happy hour',
    'taglieri',
    'grappe',
    'gin',
    'whisky',
    'amari',
    'degustazioni',
    'analcolici',
    'karaoke',
    'spritz',
  ],
  action: 'Chiedi un tavolo',
  submit: 'Chiedi il tavolo per la sera',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Bicchieri e sgabelli ${'inPlace'}`,
    line`Sulla lavagna: ${'offerings'}`,
    'Alza il bicchiere',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Sulla lavagna: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sulla lavagna: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Passa da solo o in compagnia, leggi la lavagna e di’ che cosa ti piace bere.`,
    line`${'aNoun'} ${'inPlace'}. Sulla lavagna: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Sulla lavagna: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Passa da solo o in compagnia, leggi la lavagna e di’ che cosa ti piace bere.`,
    line`${'aNoun'} ${'inPlace'}. Passa da solo o in compagnia, leggi la lavagna e di’ che cosa ti piace bere.`,
    line`Sulla lavagna: ${'offerings'}.`,
    'Leggi la lavagna, scegli un bicchiere e uno sgabello. Se siete in tanti, scrivi la sera, l’ora e quanti siete.',
  ],
  closing: ['Scrivi per avere un tavolo.', 'Leggi che cosa si beve, poi passa.'],
  beside: [
    'Chiedi che cosa metterci accanto.',
    'Niente alcol? Dillo al bancone.',
    'Di’ se ti piace secco o dolce.',
    'Chiedi da dove arriva la bottiglia.',
  ],
  toFill: [
    'Aggiungi una bevanda',
    'Aggiungi una seconda bevanda',
    'Aggiungi qualcosa da stuzzicare',
  ],
  sections: {
    features: {
      nav: 'Al bancone',
      heading: [line`Una sera da ${'name'}`, 'Prima del brindisi'],
      items: [
        {
          title: 'Racconta i tuoi gusti',
          body: 'Amaro, aspro, affumicato, senza alcol: bastano due parole per scegliere un bicchiere.',
        },
        {
          title: 'Porta la compagnia',
          body: 'Scrivi quanti siete e verso che ora, e vediamo quali tavoli avvicinare.',
        },
        {
          title: 'Pensa al ritorno',
          body: 'Chiedi l’ora dell’ultimo autobus o un numero di taxi, prima del secondo giro.',
        },
      ],
    },
    offerings: {
      nav: 'Da bere',
      heading: [line`La lavagna di ${'name'}`, 'Sulla lavagna'],
      intro: ['Quello che si versa. Il gesso cambia più in fretta di questa pagina.'],
    },
    events: {
      nav: 'Serate',
      heading: ['Sere da segnare'],
      intro: ['Musica, carte, assaggi: qui trovi giorno e ora.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Calici, bottiglie, sgabelli'],
      intro: ['La luce bassa prima dell’apertura.'],
    },
    about: {
      nav: 'Il locale',
      heading: [line`Chi versa da ${'name'}`, 'Chi versa da bere'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Bottiglie, un cavatappi e qualcuno che ascolta.`,
        'Bottiglie, un cavatappi e qualcuno che ascolta.',
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Al calice, alla bottiglia'],
      intro: ['Per offrire a tutti, chiedi il conto prima.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Un bicchiere ${'inPlace'}`, 'Dove brindare'],
      intro: ['Segui il rumore dei bicchieri.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Gridato sopra la musica'],
      items: [
        {
          title: 'Serve prenotare?',
          body: 'Se siete in tanti, scrivi prima: ti diciamo se per quella sera resta un tavolo.',
        },
        {
          title: 'Che cosa bevo senza alcol?',
          body: 'Di’ se ti piace aspro, amaro o dolce, e cerchiamo il bicchiere che fa per te.',
        },
        {
          title: 'Si può avere il locale per una festa?',
          body: 'Indica data, numero e occasione, e guardiamo il calendario.',
        },
      ],
    },
    callToAction: {
      nav: 'Brindisi',
      heading: ['Qualcosa da festeggiare?'],
      intro: ['Una sera, un’ora e un numero: il resto si decide al bancone.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Un tavolo da ${'name'}`, 'Un tavolo per la sera'],
      intro: ['La sera, l’ora e quanti sarete.'],
    },
  },
};

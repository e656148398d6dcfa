import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const iceCream: TradeWords = {
  senses: [
    {
      noun: 'gelateria',
      gender: 'f',
      words: [
        'gelateria',
        'gelaterie',
        'gelateria artigianale',
        'gelatiere',
        'gelatiera',
        'mastro gelatiere',
        'gelato artigianale',
        'laboratorio di gelato',
      ],
    },
    { noun: 'cremeria', gender: 'f', words: ['cremeria', 'cremerie'] },
    {
      noun: 'yogurteria',
      gender: 'f',
      words: ['yogurteria', 'yogurterie', 'frozen yogurt', 'yogurt gelato'],
    },
    {
      noun: 'carretto dei gelati',
      gender: 'm',
      words: ['carretto dei gelati', 'carrettino dei gelati', 'carretto del gelato'],
    },
    {
      noun: 'furgone dei gelati',
      gender: 'm',
      words: [
        'furgone dei gelati',
        'furgoncino dei gelati',
        'camioncino dei gelati',
        'camion dei gelati',
      ],
    },
    {
      noun: 'chiosco di gelati',
      gender: 'm',
      words: ['chiosco di gelati', 'chiosco dei gelati', 'banco di gelati'],
    },
  ],
  hints: [
    'gelato',
    'gelati',
    'sorbetto',
    'sorbetti',
    'granita',
    'granite',
    'affogato',
    'affogati',
    'semifreddi',
    'coppe gelato',
    'ghiaccioli',
  ],
  action: 'Chiedi di un’ordinazione',
  submit: 'Invia ordinazione o domanda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Coppetta o cono ${'inPlace'}`,
    line`Tocca a te: ${'offerings'}`,
    'Coppetta o cono, e un cucchiaino per cominciare',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Quando tocca a te: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Quando tocca a te: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Leggi i gusti mentre la fila avanza, poi di’ se vuoi coppetta o cono.`,
    line`${'aNoun'} ${'inPlace'}. Quando tocca a te: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Quando tocca a te: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Leggi i gusti mentre la fila avanza, poi di’ se vuoi coppetta o cono.`,
    line`${'aNoun'} ${'inPlace'}. Leggi i gusti mentre la fila avanza, poi di’ se vuoi coppetta o cono.`,
    line`Quando tocca a te: ${'offerings'}.`,
    'Leggi i gusti mentre la fila avanza, abbinane due che vadano d’accordo e di’ se li vuoi in coppetta o nel cono.',
  ],
  closing: [
    'Scegli un gusto qui e cambia idea davanti alla vetrina.',
    'Per una vaschetta da portare a casa, scrivi prima.',
  ],
  beside: [
    'Un cucchiaino o due? Dillo quando ordini.',
    'Fatti dire quale gusto ci sta bene.',
    'Niente latte, uova o frutta secca? Avvisa prima di scegliere.',
    'Se è finito, guarda che cosa c’è accanto.',
  ],
  toFill: ['Aggiungi un gusto', 'Aggiungi un sorbetto', 'Aggiungi una coppa'],
  sections: {
    features: {
      nav: 'Tocca a te',
      heading: [line`Il tuo turno da ${'name'}`, 'Quando arriva il tuo turno'],
      items: [
        {
          title: 'Coppetta o cono',
          body: 'La coppetta salva le maniche; del cono non resta niente da buttare.',
        },
        {
          title: 'Abbina i gusti',
          body: 'L’aspro con il cremoso, il delicato con il deciso: frutta e fiordilatte, cioccolato e nocciola.',
        },
        {
          title: 'Occhio al sole',
          body: 'Comincia dal bordo, tieni un tovagliolo nell’altra mano e parla dopo.',
        },
      ],
    },
    offerings: {
      nav: 'Gusti',
      heading: [line`Nelle vaschette di ${'name'}`, 'Nelle vaschette'],
      intro: ['I gusti vanno e vengono. Guarda quali sono rimasti quando arrivi.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi tiene la paletta da ${'name'}`, 'Chi tiene la paletta'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. In fila nessuno ha deciso del tutto, e metà del bello è lì.`,
        'In fila nessuno ha deciso del tutto, e metà del bello è lì.',
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Coni, coppette, cucchiaini'],
      intro: ['Da guardare mentre ci pensi.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa un cono'],
      intro: ['La panna, la cialda o la vaschetta da asporto: chiedi quando ordini.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Il tuo prossimo cono ${'inPlace'}`, 'Il tuo prossimo cono'],
      intro: ['Segui chi cammina piano con una mano in alto.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Si chiede in fila'],
      items: [
        {
          title: 'Si può assaggiare?',
          body: 'Indica il gusto e chiedi un cucchiaino prima di scegliere.',
        },
        {
          title: 'Che cosa c’è senza latte?',
          body: 'Parti dai sorbetti. Raccontaci che cosa non puoi mangiare, e controlliamo la vaschetta.',
        },
        {
          title: 'E per un compleanno?',
          body: 'Scrivi la data, quanti bambini vengono e i gusti che chiedono a gran voce.',
        },
      ],
    },
    callToAction: {
      heading: ['Un dolce per tanti?'],
      intro: ['Indica la data e conta i cucchiaini.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Ordina da ${'name'}`, 'Ordina una vaschetta'],
      intro: ['Una vaschetta per casa, una torta gelato, un gusto che ti manca: scrivilo qui.'],
    },
  },
};

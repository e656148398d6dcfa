import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const petCare: TradeWords = {
  senses: [
    {
      noun: 'toelettatura',
      gender: 'f',
      words: [
        'toelettatura',
        'toelettatore',
        'toelettatrice',
        'toelettatura per cani',
        'toelettatura cani',
      ],
    },
    {
      noun: 'ambulatorio veterinario',
      gender: 'm',
      schemaType: 'VeterinaryCare',
      words: [
        'veterinario',
        'veterinaria',
        'veterinari',
        'ambulatorio veterinario',
        'clinica veterinaria',
      ],
    },
    {
      noun: 'servizio di passeggiate per cani',
      gender: 'm',
      words: ['dog sitter', 'dogsitter', 'pet sitter', 'passeggiate per cani', 'cat sitter'],
    },
    {
      noun: 'scuola cinofila',
      gender: 'f',
      words: [
        'addestratore cinofilo',
        'educatore cinofilo',
        'educatrice cinofila',
        'addestramento cani',
        'scuola cinofila',
        'centro cinofilo',
      ],
    },
    {
      noun: 'pensione per cani',
      gender: 'f',
      words: [
        'pensione per cani',
        'pensione per animali',
        'asilo per cani',
        'hotel per cani',
        'pensione per gatti',
        'allevamento di cani',
        'allevamento cani',
        'allevamento di gatti',
        'allevatore di cani',
        'allevatrice di cani',
      ],
    },
    {
      noun: 'maneggio',
      gender: 'm',
      schemaType: 'SportsActivityLocation',
      words: [
        'maneggio',
        'maneggi',
        'scuola di equitazione',
        'equitazione',
        'lezioni di equitazione',
        'centro ippico',
      ],
    },
  ],
  hints: [
    'cani',
    'cane',
    'gatti',
    'gatto',
    'animali',
    'animali domestici',
    'cuccioli',
    'cucciolo',
    'cavalli',
    'conigli',
    'zampe',
  ],
  action: 'Chiedi per il tuo animale',
  submit: 'Invia la domanda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Per zampe e musi ${'inPlace'}`,
    line`Per il tuo animale: ${'offerings'}`,
    'Prima, annusare la mano',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Per il tuo animale: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Per il tuo animale: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ come si chiama, quanti anni ha e di che cosa ha paura.`,
    line`${'aNoun'} ${'inPlace'}. Per il tuo animale: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Per il tuo animale: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ come si chiama, quanti anni ha e di che cosa ha paura.`,
    line`${'aNoun'} ${'inPlace'}. Di’ come si chiama, quanti anni ha e di che cosa ha paura.`,
    line`Per il tuo animale: ${'offerings'}.`,
    'Di’ come si chiama, quanti anni ha e di che cosa ha paura. Così il primo incontro comincia con calma per tutti e tre.',
  ],
  closing: [
    'Racconta com’è il tuo animale e chiedi un giorno.',
    'Scrivi nome, età e che cosa serve.',
  ],
  beside: [
    'Indica razza e taglia.',
    'Racconta di che cosa ha paura.',
    'Chiedi quanto dura.',
    'Porta la sua coperta, se aiuta.',
  ],
  toFill: ['Aggiungi un servizio', 'Aggiungi un secondo servizio', 'Aggiungi un terzo servizio'],
  sections: {
    features: {
      nav: 'La visita',
      heading: [line`Il tuo animale da ${'name'}`, 'La prima visita'],
      items: [
        { title: 'Senza fretta', body: 'Prima annusare, poi toccare.' },
        { title: 'Con la sua storia', body: 'Libretto, allergie, manie: portali per iscritto.' },
        {
          title: 'Con notizie',
          body: 'Ti raccontiamo com’è andata, anche se qualcosa è andato storto.',
        },
      ],
    },
    offerings: {
      nav: 'Servizi',
      heading: [line`Che cosa fa ${'name'} per il tuo animale`, 'Che cosa facciamo per lui'],
      intro: ['Chiedi se va bene per il tuo.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dal guinzaglio alla calma'],
      items: [
        { title: 'Presentare', body: 'Ci racconti chi è e che cosa gli serve.' },
        { title: 'Conoscersi', body: 'Una visita breve, perché sappia che odore c’è qui.' },
        { title: 'Curare', body: 'Nel giorno stabilito, con i suoi tempi.' },
      ],
    },
    gallery: { nav: 'Immagini', heading: ['Orecchie e zampe'], intro: ['Chi si lascia guardare.'] },
    pricing: {
      nav: 'Prezzi',
      heading: ['Prezzi secondo la taglia'],
      intro: ['Chiedi con razza e peso.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi cura da ${'name'}`, 'Chi cura'],
      intro: ['Gli animali non leggono pagine; guardano le mani.'],
    },
    team: { nav: 'Persone', heading: [line`Le mani di ${'name'}`, 'Le mani'] },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Ci trovi qui ${'inPlace'}`, 'Dove ci trovi'],
      intro: ['Vieni con guinzaglio o trasportino.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima della prima visita'],
      items: [
        {
          title: 'Il mio cane è nervoso. Può venire?',
          body: 'Dillo quando chiedi il giorno, e cerchiamo un’ora calma.',
        },
        {
          title: 'Serve il libretto dei vaccini?',
          body: 'Portalo; ti diciamo che cosa chiediamo secondo il servizio.',
        },
        { title: 'Posso restare?', body: 'Chiedi: alcuni si calmano con te, altri senza.' },
      ],
    },
    callToAction: {
      nav: 'Un giorno',
      heading: ['Qualcuno scodinzola?'],
      intro: ['Di’ chi è e quale giorno va bene.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Racconta a ${'name'} com’è`, 'Raccontaci com’è'],
      intro: ['Nome, età, razza e che cosa gli serve.'],
    },
  },
};

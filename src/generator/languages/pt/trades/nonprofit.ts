import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nonprofit: TradeWords = {
  senses: [
    {
      noun: 'organização sem fins lucrativos',
      gender: 'f',
      words: [
        'ong',
        'organização sem fins lucrativos',
        'associação sem fins lucrativos',
        'fundação',
        'ipss',
        'banco alimentar',
        'associação de animais',
        'abrigo de animais',
        'instituição de caridade',
      ],
    },
    {
      noun: 'associação',
      gender: 'f',
      words: [
        'associação',
        'associações',
        'associação de moradores',
        'associação cultural',
        'clube desportivo',
        'coletividade',
        'grupo de voluntários',
        'clube esportivo',
      ],
    },
    {
      noun: 'igreja',
      gender: 'f',
      schemaType: 'PlaceOfWorship',
      words: ['igreja', 'paróquia', 'mesquita', 'sinagoga', 'templo', 'congregação'],
    },
  ],
  hints: [
    'doar',
    'doações',
    'donativos',
    'voluntários',
    'voluntárias',
    'voluntariado',
    'sócios',
    'causa',
    'comunidade',
    'refugiados',
    'solidariedade',
  ],
  action: 'Dar uma mão',
  submit: 'Oferecer ajuda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Pessoas e mãos ${'inPlace'}`,
    line`Ocupamo-nos de: ${'offerings'}`,
    'Cada mão conta',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. O que fazemos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. O que fazemos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Veja o que fazemos e o que faz falta, e diga como quer ajudar.`,
    line`${'aNoun'} ${'inPlace'}. O que fazemos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. O que fazemos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Veja o que fazemos e o que faz falta, e diga como quer ajudar.`,
    line`${'aNoun'} ${'inPlace'}. Veja o que fazemos e o que faz falta, e diga como quer ajudar.`,
    line`O que fazemos: ${'offerings'}.`,
    'Veja o que fazemos, o que faz falta e quem pode ajudar. Pode dar tempo, coisas ou dinheiro; diga o que tem e falamos.',
  ],
  closing: ['Diga quanto tempo tem e o que sabe fazer.', 'Veja o que faz falta e escreva-nos.'],
  beside: [
    'Pergunte como pode participar.',
    'Pergunte o que faz falta agora.',
    'Traga alguém consigo.',
    'Pergunte a quem chega.',
  ],
  toFill: [
    'Acrescente algo que fazem',
    'Acrescente uma segunda atividade',
    'Acrescente uma terceira atividade',
  ],
  sections: {
    about: {
      nav: 'Quem somos',
      heading: [line`Porque existe ${'name'}`, 'Porque existimos'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Começamos pelo que está perto.`,
        'Começamos pelo que está perto.',
      ],
    },
    features: {
      nav: 'Ajudar',
      heading: [line`Ajudar ${'name'}`, 'Como ajudar'],
      items: [
        { title: 'Com tempo', body: 'Uma tarde solta também serve. Diga quando pode.' },
        {
          title: 'Com coisas',
          body: 'Pergunte antes o que faz falta, para nada ficar a um canto.',
        },
        { title: 'Com dinheiro', body: 'Pergunte em que se gasta, e contamos.' },
      ],
    },
    offerings: {
      nav: 'O que fazemos',
      heading: [line`O que faz ${'name'}`, 'O que se faz aqui'],
      intro: ['Em poucas palavras. O resto, em pessoa.'],
    },
    process: {
      nav: 'Participar',
      heading: ['Do primeiro recado ao primeiro dia'],
      items: [
        { title: 'Escreve', body: 'O nome, o bairro e as horas que tem.' },
        { title: 'Conhecemo-nos', body: 'Um café e perguntas dos dois lados.' },
        { title: 'Começa', body: 'Vem no primeiro dia com alguém que já sabe o caminho.' },
      ],
    },
    events: { nav: 'Agenda', heading: ['Próximos encontros'], intro: ['Dias em que pode passar.'] },
    pricing: {
      nav: 'Doar',
      heading: ['Formas de dar'],
      intro: ['Pergunte para que serve um donativo.'],
      items: [
        { title: 'Uma vez', body: 'O valor que quiser, quando quiser.' },
        { title: 'Todos os meses', body: 'Um valor pequeno com que se fazem planos.' },
        { title: 'Em nome de alguém', body: 'Um presente que não ocupa lugar.' },
      ],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['O que se costuma perguntar'],
      items: [
        {
          title: 'Preciso de experiência?',
          body: 'Diga o que sabe e o que gostaria de aprender, e vemos juntos.',
        },
        {
          title: 'Em que se gasta o dinheiro?',
          body: 'Pergunte, e explicamos.',
        },
        {
          title: 'Posso levar roupa ou comida?',
          body: 'Escreva antes o que é, e dizemos se faz falta.',
        },
      ],
    },
    callToAction: {
      nav: 'Ajuda',
      heading: ['Tem uma hora livre?'],
      intro: ['Escreva quando, e encontramos que fazer.'],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`Passe por cá ${'inPlace'}`, 'Passe por cá'],
      intro: ['A porta abre-se também para perguntas.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Escreva duas linhas a ${'name'}`, 'Escreva-nos duas linhas'],
      intro: ['O que tem: tempo, coisas ou perguntas.'],
    },
  },
};

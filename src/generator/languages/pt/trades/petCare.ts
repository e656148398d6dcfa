import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const petCare: TradeWords = {
  senses: [
    {
      noun: 'salão de banhos e tosquias',
      gender: 'm',
      words: [
        'banhos e tosquias',
        'banho e tosa',
        'tosquias',
        'tosquiador',
        'salão para cães',
        'pet grooming',
      ],
    },
    {
      noun: 'clínica veterinária',
      gender: 'f',
      schemaType: 'VeterinaryCare',
      words: [
        'clínica veterinária',
        'veterinário',
        'veterinária',
        'veterinários',
        'hospital veterinário',
      ],
    },
    {
      noun: 'serviço de passeio de cães',
      gender: 'm',
      words: [
        'passeador de cães',
        'passeadora de cães',
        'passeio de cães',
        'pet sitter',
        'pet sitting',
        'cuidador de animais',
      ],
    },
    {
      noun: 'escola canina',
      gender: 'f',
      words: [
        'treino de cães',
        'treinador de cães',
        'adestrador',
        'adestramento',
        'escola canina',
        'educação canina',
      ],
    },
    {
      noun: 'hotel canino',
      gender: 'm',
      words: [
        'hotel canino',
        'hotel para cães',
        'creche para cães',
        'hotel para animais',
        'canil',
        'hotel para gatos',
      ],
    },
    {
      noun: 'escola de equitação',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['escola de equitação', 'centro hípico', 'aulas de equitação', 'equitação'],
    },
  ],
  hints: [
    'cães',
    'cão',
    'cachorro',
    'cachorros',
    'gatos',
    'gato',
    'animais',
    'animais de estimação',
    'cavalos',
    'coelhos',
    'patas',
  ],
  action: 'Perguntar pelo seu animal',
  submit: 'Enviar a pergunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Para patas e focinhos ${'inPlace'}`,
    line`Para o seu animal: ${'offerings'}`,
    'Primeiro, cheirar a mão',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Para o seu animal: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para o seu animal: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga como se chama, que idade tem e do que tem medo.`,
    line`${'aNoun'} ${'inPlace'}. Para o seu animal: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Para o seu animal: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga como se chama, que idade tem e do que tem medo.`,
    line`${'aNoun'} ${'inPlace'}. Diga como se chama, que idade tem e do que tem medo.`,
    line`Para o seu animal: ${'offerings'}.`,
    'Diga como se chama, que idade tem e do que tem medo. Assim o primeiro encontro começa com calma para os três.',
  ],
  closing: ['Conte como é o seu animal e peça um dia.', 'Escreva o nome, a idade e o que precisa.'],
  beside: [
    'Diga a raça e o tamanho.',
    'Conte do que tem medo.',
    'Pergunte quanto dura.',
    'Traga a manta, se ajudar.',
  ],
  toFill: [
    'Acrescente um serviço',
    'Acrescente um segundo serviço',
    'Acrescente um terceiro serviço',
  ],
  sections: {
    features: {
      nav: 'A visita',
      heading: [line`O seu animal nas mãos de ${'name'}`, 'A primeira visita'],
      items: [
        { title: 'Sem pressa', body: 'Primeiro cheirar, depois tocar.' },
        { title: 'Com a história dele', body: 'Boletim, alergias, manias: traga por escrito.' },
        { title: 'Com notícias', body: 'Contamos como correu, também o que não correu.' },
      ],
    },
    offerings: {
      nav: 'Serviços',
      heading: [line`O que faz ${'name'} pelo seu animal`, 'O que fazemos por ele'],
      intro: ['Pergunte se serve para o seu.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da trela à calma'],
      items: [
        { title: 'Apresentar', body: 'Conta-nos quem é e do que precisa.' },
        { title: 'Conhecer', body: 'Uma visita curta, para saber a que cheira aqui.' },
        { title: 'Cuidar', body: 'No dia combinado, ao ritmo dele.' },
      ],
    },
    gallery: { nav: 'Imagens', heading: ['Orelhas e patas'], intro: ['Os que se deixam ver.'] },
    pricing: {
      nav: 'Preços',
      heading: ['Preços conforme o tamanho'],
      intro: ['Pergunte com a raça e o peso.'],
    },
    about: {
      nav: 'Nós',
      heading: [line`Quem cuida em ${'name'}`, 'Quem cuida'],
      intro: ['Os animais não leem páginas; reparam nas mãos.'],
    },
    team: { nav: 'Equipa', heading: [line`As mãos de ${'name'}`, 'As mãos'] },
    visit: {
      nav: 'Como chegar',
      heading: [line`Ficamos ${'inPlace'}`, 'Onde ficamos'],
      intro: ['Venha com trela ou transportadora.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da primeira visita'],
      items: [
        {
          title: 'O meu cão é nervoso. Pode vir?',
          body: 'Diga ao pedir o dia, e procuramos uma hora calma.',
        },
        {
          title: 'É preciso o boletim de vacinas?',
          body: 'Traga-o; dizemos o que pedimos conforme o serviço.',
        },
        { title: 'Posso ficar?', body: 'Pergunte: uns acalmam consigo e outros sem si.' },
      ],
    },
    callToAction: {
      nav: 'Marcação',
      heading: ['Alguém abana a cauda?'],
      intro: ['Diga quem é e que dia convém.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Conte a ${'name'} como ele é`, 'Conte-nos como ele é'],
      intro: ['Nome, idade, raça e do que precisa.'],
    },
  },
};

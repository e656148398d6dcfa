import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const homeServices: TradeWords = {
  senses: [
    {
      noun: 'empresa de canalização',
      gender: 'f',
      schemaType: 'Plumber',
      words: [
        'canalizador',
        'canalizadores',
        'canalização',
        'encanador',
        'encanadores',
        'encanamento',
      ],
    },
    {
      noun: 'empresa de eletricidade',
      gender: 'f',
      schemaType: 'Electrician',
      words: ['eletricista', 'eletricistas', 'instalações elétricas', 'electricista'],
    },
    {
      noun: 'empresa de pintura',
      gender: 'f',
      schemaType: 'HousePainter',
      words: [
        'pintor de casas',
        'empresa de pintura',
        'pintor de interiores',
        'pintura de interiores',
      ],
    },
    {
      noun: 'serralharia',
      gender: 'f',
      schemaType: 'Locksmith',
      words: ['serralheiro', 'serralharia', 'chaveiro', 'abertura de portas'],
    },
    {
      noun: 'empresa de climatização',
      gender: 'f',
      schemaType: 'HVACBusiness',
      words: ['climatização', 'ar condicionado', 'instalação de ar condicionado', 'aquecimento'],
    },
    {
      noun: 'serviço de reparações',
      gender: 'm',
      words: [
        'faz-tudo',
        'marido de aluguel',
        'serviço de reparações',
        'pequenas reparações',
        'reparações ao domicílio',
      ],
    },
    {
      noun: 'empresa de limpezas',
      gender: 'f',
      words: [
        'empresa de limpezas',
        'empresa de limpeza',
        'serviço de limpeza',
        'serviços de limpeza',
        'limpezas',
      ],
    },
    {
      noun: 'empresa de mudanças',
      gender: 'f',
      words: ['mudanças', 'empresa de mudanças', 'transportes e mudanças'],
    },
    {
      noun: 'empresa de piscinas',
      gender: 'f',
      words: ['construção de piscinas', 'empresa de piscinas', 'manutenção de piscinas'],
    },
  ],
  hints: [
    'fugas',
    'infiltrações',
    'caldeiras',
    'caldeira',
    'canos',
    'esquentadores',
    'entupimentos',
    'avarias',
    'tomadas',
    'quadros elétricos',
    'casas de banho',
    'banheiros',
    'orçamento',
    'reparações',
    'reparos',
  ],
  action: 'Pedir orçamento',
  submit: 'Enviar a descrição',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ofício e ferramenta ${'inPlace'}`,
    line`Chame-nos para ${'offerings'}`,
    'Diga o que avariou',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Trabalhos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Trabalhos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Descreva o que avariou ou o que quer fazer, e mande uma fotografia se puder.`,
    line`${'aNoun'} ${'inPlace'}. Trabalhos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Trabalhos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Descreva o que avariou ou o que quer fazer, e mande uma fotografia se puder.`,
    line`${'aNoun'} ${'inPlace'}. Descreva o que avariou ou o que quer fazer, e mande uma fotografia se puder.`,
    line`Trabalhos: ${'offerings'}.`,
    'Descreva o que avariou ou o que quer fazer, mande uma fotografia se puder, e respondemos com perguntas ou com uma proposta.',
  ],
  closing: [
    'Descreva o trabalho em poucas linhas e peça orçamento.',
    'Mande uma fotografia e a rua.',
  ],
  beside: [
    'Mande uma fotografia para vermos do que se trata.',
    'Diga se tem pressa.',
    'Pergunte o que o preço inclui.',
    'Conte o que já se tentou.',
  ],
  toFill: [
    'Acrescente um trabalho que faz',
    'Acrescente um segundo trabalho',
    'Acrescente um terceiro trabalho',
  ],
  sections: {
    features: {
      nav: 'Como trabalhamos',
      heading: [line`Trabalhar com ${'name'}`, 'Antes de começar'],
      items: [
        {
          title: 'Primeiro o preço',
          body: 'Peça a proposta por escrito antes de sair a ferramenta.',
        },
        {
          title: 'O sítio livre',
          body: 'Afaste o que estorva onde se vai trabalhar: começa-se mais cedo.',
        },
        {
          title: 'Uma explicação',
          body: 'Peça para ver o que se fez e o que convém vigiar.',
        },
      ],
    },
    offerings: {
      nav: 'Trabalhos',
      heading: [line`O que faz ${'name'}`, 'O que fazemos'],
      intro: ['Se o seu caso não está na lista, descreva-o na mesma.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da avaria ao conserto'],
      items: [
        { title: 'Descreve', body: 'O que se passa, desde quando e onde.' },
        { title: 'Avaliamos', body: 'Vemos fotografias ou vamos ao local, e damos um preço.' },
        {
          title: 'Consertamos',
          body: 'No dia combinado vimos, e antes de sair experimentamos consigo.',
        },
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa um trabalho'],
      intro: ['Os preços dependem do local e do material: peça o seu.'],
    },
    testimonials: {
      nav: 'Opiniões',
      heading: [line`O que contam de ${'name'}`, 'O que contam depois'],
    },
    about: {
      nav: 'Nós',
      heading: [line`Quem vem da parte de ${'name'}`, 'Quem vem a sua casa'],
      intro: [
        'Cada casa tem os seus canos, os seus fios e as suas manias; olhamos antes de falar de preço.',
      ],
    },
    visit: {
      nav: 'Zona',
      heading: ['Onde trabalhamos', 'Onde estamos'],
      intro: ['Pergunte se chegamos à sua rua.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de ligar'],
      items: [
        {
          title: 'Quanto vai custar?',
          body: 'Depende do que houver atrás da parede. Mande fotografias e medidas para um primeiro valor.',
        },
        {
          title: 'Tenho de estar em casa?',
          body: 'Para começar e para acabar, sim. O meio combina-se.',
        },
        {
          title: 'O que faço entretanto?',
          body: 'Feche a água ou a luz se houver perigo, e conte-o na mensagem.',
        },
      ],
    },
    callToAction: {
      nav: 'Orçamento',
      heading: ['Uma coisa à espera há meses?'],
      intro: ['Mande duas fotografias e uma frase.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Conte o problema a ${'name'}`, 'Conte-nos o problema'],
      intro: ['O que se passa, onde e desde quando.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const yoga: TradeWords = {
  senses: [
    {
      noun: 'estúdio de ioga',
      gender: 'm',
      words: [
        'ioga',
        'yoga',
        'estúdio de ioga',
        'estúdio de yoga',
        'professora de ioga',
        'professora de yoga',
        'professor de ioga',
        'professor de yoga',
        'centro de yoga',
        'centro de ioga',
        'escola de yoga',
        'escola de ioga',
      ],
    },
    {
      noun: 'estúdio de pilates',
      gender: 'm',
      words: [
        'pilates',
        'estúdio de pilates',
        'pilates reformer',
        'pilates clínico',
        'instrutora de pilates',
      ],
    },
    {
      noun: 'centro de meditação',
      gender: 'm',
      words: ['centro de meditação', 'cursos de meditação', 'mindfulness'],
    },
    { noun: 'escola de tai chi', gender: 'f', words: ['tai chi', 'tai-chi', 'escola de tai chi'] },
    {
      noun: 'escola de chi kung',
      gender: 'f',
      words: ['chi kung', 'qigong', 'escola de chi kung'],
    },
  ],
  hints: [
    'vinyasa',
    'hatha',
    'meditação',
    'respiração',
    'pranayama',
    'ashtanga',
    'kundalini',
    'yin yoga',
    'saudação ao sol',
    'relaxamento guiado',
    'yoga para grávidas',
    'yoga para crianças',
    'taças tibetanas',
    'posturas',
    'savasana',
    'reformer',
    'restaurativo',
    'retiro de yoga',
    'retiros de yoga',
    'retiros de meditação',
  ],
  action: 'Pedir uma aula de experiência',
  submit: 'Inscrever-me numa aula',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Um tapete estendido ${'inPlace'}`,
    line`No tapete: ${'offerings'}`,
    'Inspirar, expirar, começar',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. No tapete: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. No tapete: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Estenda o tapete, respire e fique no movimento que hoje consegue.`,
    line`${'aNoun'} ${'inPlace'}. No tapete: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. No tapete: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Estenda o tapete, respire e fique no movimento que hoje consegue.`,
    line`${'aNoun'} ${'inPlace'}. Estenda o tapete, respire e fique no movimento que hoje consegue.`,
    line`No tapete: ${'offerings'}.`,
    'Estenda o tapete, respire e fique no movimento que hoje consegue. Ninguém tem de chegar com as mãos aos pés.',
  ],
  closing: ['Escolha uma aula e escreva qual.', 'Pergunte que aula serve para quem começa.'],
  beside: [
    'Também se faz sentado? Pergunte pela versão com cadeira.',
    'Antes, coma pouco.',
    'Diga se o joelho, as costas ou o pescoço pedem cuidado.',
    'Uma manta sabe bem no descanso final.',
  ],
  toFill: [
    'Acrescente uma aula ou um estilo',
    'Acrescente uma segunda aula',
    'Acrescente um retiro ou uma oficina',
  ],
  sections: {
    features: {
      nav: 'Primeira vez',
      heading: [line`Pela primeira vez no tapete com ${'name'}`, 'Pela primeira vez no tapete'],
      items: [
        {
          title: 'Descalço e à vontade',
          body: 'Umas calças largas e uma camisola para o descanso: não é preciso mais.',
        },
        {
          title: 'Menos também vale',
          body: 'Todas as posturas têm uma forma mais pequena, com bloco, cinto ou parede.',
        },
        {
          title: 'Primeiro o ar',
          body: 'Se a respiração prende, dê um passo atrás. A regra é só essa.',
        },
      ],
    },
    offerings: {
      nav: 'Práticas',
      heading: [line`As práticas de ${'name'}`, 'Do parado ao fluido'],
      intro: ['Umas aulas correm, outras demoram-se em cada postura. Pergunte qual serve a quê.'],
    },
    events: {
      nav: 'Horário',
      heading: ['Quando se estendem os tapetes'],
      intro: ['Dia, hora e estilo das próximas aulas.'],
    },
    about: {
      nav: 'O estúdio',
      heading: [line`A sala de prática de ${'name'}`, 'Entre o tapete e a manta'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Tapetes, mantas e uma voz que conduz a hora.`,
        'Tapetes, mantas e uma voz que conduz a hora.',
      ],
    },
    pricing: {
      nav: 'Mensalidades',
      heading: ['Aula solta, cartão, mês'],
      intro: ['Antes de comprar um cartão, pergunte por quanto tempo vale.'],
    },
    team: {
      nav: 'Quem ensina',
      heading: [line`Quem conduz a aula de ${'name'}`, 'Quem conduz a aula'],
      intro: ['Nomes, estilos e em que dia está cada um.'],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Tapetes à luz da janela'],
      intro: ['O silêncio antes da hora.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Perguntas de pés descalços'],
      items: [
        {
          title: 'Não sou nada flexível. Dá na mesma?',
          body: 'É para isso que se pratica. Comece por uma aula calma e diga-o à entrada.',
        },
        {
          title: 'Emprestam tapetes?',
          body: 'Escreva-o na inscrição, e dizemos se há um para si.',
        },
        {
          title: 'Posso entrar atrasado?',
          body: 'Com a porta fechada, a sala já está em silêncio. Conte com uns minutos para se descalçar.',
        },
      ],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`O seu tapete ${'inPlace'}`, 'Onde se pratica'],
      intro: ['Os sapatos ficam à porta.'],
    },
    callToAction: {
      nav: 'Praticar',
      heading: ['Muitas horas sentado?'],
      intro: ['Escreva em que fim de tarde está livre.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Reserve um tapete com ${'name'}`, 'Reserve um tapete'],
      intro: ['Que aula, que dia e com que devemos ter cuidado.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const dentist: TradeWords = {
  senses: [
    {
      noun: 'clínica dentária',
      gender: 'f',
      words: [
        'dentista',
        'dentistas',
        'clínica dentária',
        'clínicas dentárias',
        'clínica odontológica',
        'odontologia',
        'consultório dentário',
        'medicina dentária',
        'médico dentista',
        'médica dentista',
        'clínica de medicina dentária',
        'odontopediatra',
      ],
    },
    {
      noun: 'clínica de ortodontia',
      gender: 'f',
      words: ['ortodontista', 'ortodontistas', 'clínica de ortodontia'],
    },
    {
      noun: 'clínica de implantologia',
      gender: 'f',
      words: ['implantologista', 'clínica de implantologia', 'clínica de implantes'],
    },
    {
      noun: 'clínica de cirurgia oral',
      gender: 'f',
      words: ['cirurgião oral', 'cirurgiã oral', 'clínica de cirurgia oral'],
    },
  ],
  hints: [
    'implantes',
    'branqueamento',
    'clareamento',
    'destartarização',
    'limpeza dentária',
    'alinhadores',
    'cáries',
    'restaurações',
    'coroas dentárias',
    'facetas',
    'próteses',
    'desvitalização',
    'gengivas',
    'dor de dentes',
    'dentes',
    'dente do siso',
    'sisos',
    'higiene oral',
    'ortodontia',
    'implantologia',
    'endodontia',
    'periodontologia',
    'odontopediatria',
    'prótese dentária',
    'aparelho dentário',
    'aparelhos dentários',
  ],
  action: 'Pedir consulta dentária',
  submit: 'Enviar o dia pretendido',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Uma consulta para os seus dentes ${'inPlace'}`,
    line`Para os seus dentes: ${'offerings'}`,
    'Dentes vistos com vagar',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Para os seus dentes: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para os seus dentes: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga onde dói, desde quando, e se a cadeira lhe mete medo.`,
    line`${'aNoun'} ${'inPlace'}. Para os seus dentes: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Para os seus dentes: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga onde dói, desde quando, e se a cadeira lhe mete medo.`,
    line`${'aNoun'} ${'inPlace'}. Diga onde dói, desde quando, e se a cadeira lhe mete medo.`,
    line`Para os seus dentes: ${'offerings'}.`,
    'Diga onde dói, desde quando, e se a cadeira lhe mete medo. Depois mostramos ao espelho o que há a fazer e por onde se começa.',
  ],
  closing: [
    'Peça consulta e diga que dente se queixa.',
    'Escreva se pode vir de manhã ou à tarde.',
  ],
  beside: [
    'Pergunte se leva anestesia.',
    'Peça o plano de tratamento por escrito.',
    'Diga quando fez a última radiografia.',
    'Pergunte o que pode comer depois.',
  ],
  toFill: [
    'Acrescente um tratamento dentário',
    'Acrescente um segundo tratamento dentário',
    'Acrescente um terceiro tratamento dentário',
  ],
  sections: {
    features: {
      nav: 'Na cadeira',
      heading: [line`Na cadeira de ${'name'}`, 'Na cadeira'],
      items: [
        {
          title: 'Tem medo? Diga.',
          body: 'Mão no ar quer dizer pausa: combina-se antes de abrir a boca.',
        },
        {
          title: 'Ver do que se fala',
          body: 'Ao espelho ou na radiografia, mostramos o ponto de que estamos a falar.',
        },
        {
          title: 'O plano em papel',
          body: 'Antes de coroas ou implantes, leva um plano com passos e valores para ler em casa.',
        },
      ],
    },
    offerings: {
      nav: 'Consultas',
      heading: [line`O que ${'name'} faz pelos seus dentes`, 'Da limpeza à coroa'],
      intro: ['Revisão, limpeza ou um dente que se queixa: pergunte por onde se começa.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da receção à revisão'],
      items: [
        { title: 'Chegada', body: 'Ficha, medicação, alergias e o motivo da visita.' },
        {
          title: 'Exame',
          body: 'Dente a dente, depois a gengiva; o que se nota diz-se em voz alta.',
        },
        { title: 'Tratamento', body: 'Só depois do seu sim, e com data para voltar a ver.' },
      ],
    },
    team: {
      nav: 'Equipa',
      heading: [line`Por trás da máscara, em ${'name'}`, 'Quem está por trás da máscara'],
      intro: ['Quem trata, quem assiste e quem atende o telefone.'],
    },
    pricing: {
      nav: 'Valores',
      heading: ['Seguro, plano e valor'],
      intro: ['O que o seguro cobre depende do plano. Mande-nos o nome dele ao marcar.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de se sentar na cadeira'],
      items: [
        {
          title: 'Dói-me um dente agora. O que faço?',
          body: 'Telefone em vez de escrever. Fora de horas, procure a urgência dentária mais próxima.',
        },
        {
          title: 'Com que idade trago o meu filho?',
          body: 'Quando nasce o primeiro dente já pode vir ver, ao colo.',
        },
        {
          title: 'De quanto em quanto tempo devo vir?',
          body: 'Depende dos dentes e da gengiva. Pergunte no fim do exame.',
        },
      ],
    },
    about: {
      nav: 'A clínica',
      heading: [line`A clínica de ${'name'}`, 'A sala da cadeira'],
      intro: ['Uma cadeira, um candeeiro, um espelho e o tempo que uma explicação leva.'],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`A clínica ${'inPlace'}`, 'O caminho até à cadeira'],
      intro: ['Depois de uma anestesia, é preferível não conduzir.'],
    },
    contact: {
      nav: 'Marcação',
      heading: [line`Marque a sua vez com ${'name'}`, 'Marque a sua vez'],
      intro: ['Revisão, limpeza ou dor: uma palavra ajuda a guardar o tempo certo.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const event: TradeWords = {
  senses: [
    {
      noun: 'congresso',
      gender: 'm',
      words: [
        'congresso',
        'congressos',
        'conferência',
        'conferências',
        'jornadas',
        'simpósio',
        'cimeira',
      ],
    },
    {
      noun: 'festival',
      gender: 'm',
      schemaType: 'Festival',
      words: ['festival', 'festivais', 'feira', 'arraial', 'romaria'],
    },
    {
      noun: 'evento',
      gender: 'm',
      words: [
        'evento',
        'hackathon',
        'exposição',
        'gala',
        'maratona',
        'corrida solidária',
        'torneio',
        'meetup',
      ],
    },
    {
      noun: 'teatro',
      gender: 'm',
      schemaType: 'PerformingArtsTheater',
      words: ['teatro', 'museu', 'cinema', 'centro cultural'],
    },
  ],
  hints: [
    'oradores',
    'palestrantes',
    'bilhetes',
    'ingressos',
    'programa',
    'agenda',
    'inscrição',
    'inscrições',
    'patrocinadores',
    'palestras',
    'oficinas',
    'workshops',
    'palco',
    'cartaz',
  ],
  action: 'Perguntar por um lugar',
  submit: 'Enviar a pergunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Encontramo-nos ${'inPlace'}`,
    line`No programa: ${'offerings'}`,
    'Guarde o dia',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. No programa: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. No programa: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Veja o programa, escolha o que lhe interessa e pergunte por um lugar.`,
    line`${'aNoun'} ${'inPlace'}. No programa: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. No programa: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Veja o programa, escolha o que lhe interessa e pergunte por um lugar.`,
    line`${'aNoun'} ${'inPlace'}. Veja o programa, escolha o que lhe interessa e pergunte por um lugar.`,
    line`No programa: ${'offerings'}.`,
    'Veja o programa, escolha o que lhe interessa e pergunte por um lugar. Diga se precisa de alguma coisa para chegar ou entrar.',
  ],
  closing: ['Veja o programa e pergunte por um lugar.', 'Escreva quantas pessoas vêm.'],
  beside: [
    'Procure a hora no programa.',
    'Pergunte se ainda há lugares.',
    'Chegue com tempo.',
    'Pergunte se é preciso inscrever-se à parte.',
  ],
  toFill: [
    'Acrescente um ponto do programa',
    'Acrescente um segundo ponto',
    'Acrescente um terceiro ponto',
  ],
  sections: {
    features: {
      nav: 'Participar',
      heading: [line`Vir até ${'name'}`, 'Antes de vir'],
      items: [
        {
          title: 'Escolha antes',
          body: 'Marque o que não quer perder; entre duas coisas há que andar.',
        },
        {
          title: 'Diga do que precisa',
          body: 'Rampa, intérprete, ementa: escreva, e vemos o que se pode fazer.',
        },
        { title: 'Traga alguém', body: 'Os intervalos contam-se bem a dois.' },
      ],
    },
    events: {
      nav: 'Programa',
      heading: ['O que acontece e quando'],
      intro: ['A ordem do dia, à medida que se confirma.'],
    },
    offerings: {
      nav: 'Conteúdo',
      heading: [line`O que há em ${'name'}`, 'O que há'],
      intro: ['Um resumo; o resto está no programa.'],
    },
    team: {
      nav: 'Pessoas',
      heading: [line`Quem vai estar em ${'name'}`, 'Quem vai estar'],
      intro: ['Nomes que se vão confirmando.'],
    },
    pricing: {
      nav: 'Bilhetes',
      heading: ['Bilhetes e preços'],
      intro: ['Pergunte por grupos e estudantes.'],
    },
    about: {
      nav: 'Nós',
      heading: [line`Quem organiza ${'name'}`, 'Quem organiza'],
      intro: ['Cadeiras, microfones e café a horas: o resto é convosco.'],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Antes de abrir as portas'],
      intro: ['O lugar, ainda vazio.'],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`O lugar ${'inPlace'}`, 'O lugar'],
      intro: ['Veja o caminho na véspera.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes do dia'],
      items: [
        {
          title: 'Posso mudar o nome do bilhete?',
          body: 'Escreva antes do dia com os dois nomes.',
        },
        {
          title: 'Há lugar para uma cadeira de rodas?',
          body: 'Diga ao pedir lugar, e contamos como é o acesso.',
        },
        { title: 'Posso propor alguma coisa?', body: 'Sim: escreva a ideia em três frases.' },
      ],
    },
    callToAction: {
      nav: 'Lugares',
      heading: ['Guardamos-lhe um lugar?'],
      intro: ['Diga quantas pessoas e que dia.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pergunte a ${'name'}`, 'Pergunte pelo seu lugar'],
      intro: ['Quantas pessoas, que dia, e do que precisam.'],
    },
  },
};

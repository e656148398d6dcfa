import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nursery: TradeWords = {
  senses: [
    {
      noun: 'creche',
      gender: 'f',
      words: [
        'creche',
        'creches',
        'infantário',
        'infantários',
        'creche e jardim de infância',
        'centro infantil',
        'escolinha',
      ],
    },
    {
      noun: 'jardim de infância',
      gender: 'm',
      schemaType: 'Preschool',
      words: [
        'jardim de infância',
        'jardins de infância',
        'jardim escola',
        'jardim-escola',
        'pré-escola',
        'educação infantil',
        'jardim infantil',
      ],
    },
    {
      noun: 'centro de tempos livres',
      gender: 'm',
      words: ['atl', 'centro de tempos livres', 'ocupação de tempos livres'],
    },
  ],
  hints: [
    'bebés',
    'crianças pequenas',
    'educadora',
    'educadoras',
    'educador de infância',
    'sesta',
    'sestas',
    'recreio',
    'brincar',
    'brincadeira',
    'fraldas',
    'adaptação',
    'psicomotricidade',
    'expressão plástica',
    'prolongamento',
    'salas por idade',
    'parque infantil',
    'hora do conto',
    'berçário',
    'berçários',
    'pré-escolar',
    'tempos livres',
  ],
  action: 'Combinar uma visita',
  submit: 'Enviar o pedido de lugar',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Lugar para brincar ${'inPlace'}`,
    line`No dia das crianças: ${'offerings'}`,
    'Bibe, lancheira e boneco',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. No dia das crianças: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. No dia das crianças: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Construir, sujar-se, ouvir, dormir: venha com o seu filho ver uma manhã por dentro.`,
    line`${'aNoun'} ${'inPlace'}. No dia das crianças: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. No dia das crianças: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Construir, sujar-se, ouvir, dormir: venha com o seu filho ver uma manhã por dentro.`,
    line`${'aNoun'} ${'inPlace'}. Construir, sujar-se, ouvir, dormir: venha com o seu filho ver uma manhã por dentro.`,
    line`No dia das crianças: ${'offerings'}.`,
    'Construir, sujar-se, ouvir uma história, dormir. Venha com o seu filho ver uma manhã por dentro antes de decidir.',
  ],
  closing: [
    'Escreva que idade tem a criança e a partir de quando precisa.',
    'Peça para assistir a uma manhã.',
  ],
  beside: [
    'Pergunte a partir de que idade.',
    'Conte-nos do que a criança gosta.',
    'Mande uma muda de roupa com o nome.',
    'Pergunte de que tamanho é o grupo.',
  ],
  toFill: [
    'Acrescente uma sala ou um horário',
    'Acrescente um momento do dia',
    'Acrescente uma atividade para as crianças',
  ],
  sections: {
    features: {
      nav: 'Um dia',
      heading: [line`Um dia em ${'name'}`, 'Do bibe vestido à hora de saída'],
      items: [
        {
          title: 'Chegar devagar',
          body: 'Nos primeiros dias alguém de casa fica por perto, até o adeus custar menos.',
        },
        {
          title: 'Ir lá para fora',
          body: 'As poças não impedem ninguém. As galochas moram junto ao cabide.',
        },
        {
          title: 'Contar o dia',
          body: 'Quanto dormiu, o que comeu, de que se riu: pergunte à saída.',
        },
      ],
    },
    offerings: {
      nav: 'Atividades',
      heading: [line`O que fazem as crianças em ${'name'}`, 'O que fazem as crianças'],
      intro: ['Muito nasce da brincadeira. Algumas coisas têm lugar marcado na semana.'],
    },
    about: {
      nav: 'A casa',
      heading: [line`A casa de ${'name'}`, 'Cadeiras pequenas, perguntas grandes'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Um tapete, cubos, livros de imagens e adultos que se sentam no chão.`,
        'Um tapete, cubos, livros de imagens e adultos que se sentam no chão.',
      ],
    },
    team: {
      nav: 'Equipa',
      heading: [line`Quem brinca com eles em ${'name'}`, 'Quem consola e lê histórias'],
      intro: ['Quem está em cada sala.'],
    },
    gallery: {
      nav: 'Salas',
      heading: ['Cubos, cabides e lápis de cera'],
      intro: ['As salas sem crianças, porque os retratos delas não são para a internet.'],
    },
    pricing: {
      nav: 'Mensalidades',
      heading: ['Mensalidade, almoço e passeios'],
      intro: [
        'O que o Estado paga e o que fica para os pais depende de cada caso. Pergunte pelo seu.',
      ],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Perguntas de pais'],
      items: [
        {
          title: 'O meu filho está doente. Pode vir?',
          body: 'Com febre ou algo que se pegue, fica em casa. Telefone de manhã.',
        },
        {
          title: 'Quanto dura a adaptação?',
          body: 'O que a criança precisar. Guarde umas semanas sem compromissos à mesma hora.',
        },
        {
          title: 'Quem o pode ir buscar?',
          body: 'Só quem os pais indicarem por escrito, e da primeira vez com identificação.',
        },
      ],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`Venha ver-nos ${'inPlace'}`, 'O caminho até ao portão'],
      intro: ['Pergunte onde pode ficar o carrinho do bebé.'],
    },
    callToAction: {
      nav: 'Lugar',
      heading: ['A partir de que mês?'],
      intro: ['Diga a idade, o mês e as horas de que precisa.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Combine uma visita a ${'name'}`, 'Combine uma visita'],
      intro: ['Idade da criança, mês pretendido e quando pode vir ver.'],
    },
  },
};

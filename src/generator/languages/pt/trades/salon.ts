import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const salon: TradeWords = {
  senses: [
    {
      noun: 'salão de cabeleireiro',
      gender: 'm',
      words: [
        'cabeleireiro',
        'cabeleireira',
        'cabeleireiros',
        'salão de cabeleireiro',
        'salão',
        'hair stylist',
        'estúdio de cabelo',
      ],
    },
    {
      noun: 'barbearia',
      gender: 'f',
      words: ['barbearia', 'barbearias', 'barbeiro', 'barber shop'],
    },
    {
      noun: 'centro de estética',
      gender: 'm',
      schemaType: 'BeautySalon',
      words: [
        'centro de estética',
        'salão de beleza',
        'estética',
        'esteticista',
        'salão de unhas',
        'manicura',
        'estúdio de unhas',
        'manicure',
      ],
    },
    {
      noun: 'estúdio de tatuagem',
      gender: 'm',
      schemaType: 'TattooParlor',
      words: [
        'estúdio de tatuagem',
        'estúdio de tatuagens',
        'tatuador',
        'tatuadora',
        'tatuagens',
        'tattoo',
      ],
    },
  ],
  hints: [
    'corte',
    'cortes',
    'madeixas',
    'coloração',
    'balayage',
    'barba',
    'unhas',
    'depilação',
    'penteados',
    'brushing',
    'alisamento',
    'tratamentos de rosto',
    'sobrancelhas',
  ],
  action: 'Marcar hora',
  submit: 'Pedir a marcação',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Uma cadeira livre ${'inPlace'}`,
    line`Marque hora para ${'offerings'}`,
    'Sente-se e conte',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Serviços: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Serviços: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Conte o que quer mudar e o que deve ficar como está.`,
    line`${'aNoun'} ${'inPlace'}. Serviços: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Serviços: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Conte o que quer mudar e o que deve ficar como está.`,
    line`${'aNoun'} ${'inPlace'}. Conte o que quer mudar e o que deve ficar como está.`,
    line`Serviços: ${'offerings'}.`,
    'Sente-se, conte o que quer mudar e o que deve ficar como está. Falamos primeiro, e só depois se começa.',
  ],
  closing: ['Escolha um serviço e marque hora.', 'Escreva o dia que lhe convém.'],
  beside: [
    'Conte o que já fez antes.',
    'Traga uma fotografia, se ajudar a explicar.',
    'Pergunte quanto demora.',
    'Pele sensível? Diga ao marcar.',
  ],
  toFill: [
    'Acrescente um serviço',
    'Acrescente um segundo serviço',
    'Acrescente um terceiro serviço',
  ],
  sections: {
    features: {
      nav: 'A sua hora',
      heading: [line`A sua hora com ${'name'}`, 'A sua hora'],
      items: [
        {
          title: 'Primeiro falamos',
          body: 'Do que gosta, do que não gosta, e quanto tempo lhe quer dar de manhã.',
        },
        { title: 'Sem surpresas', body: 'Pergunte o preço e o tempo antes de começar.' },
        { title: 'Para depois', body: 'Contamos como cuidar em casa com o que já tem.' },
      ],
    },
    offerings: {
      nav: 'Serviços',
      heading: [line`O que pode pedir a ${'name'}`, 'O que pode pedir'],
      intro: ['Se hesitar entre dois, peça conselho ao marcar.'],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Lista de preços'],
      intro: ['Pergunte pelo seu caso se não estiver na lista.'],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Diante do espelho'],
      intro: ['O salão e as suas ferramentas.'],
    },
    team: {
      nav: 'Equipa',
      heading: [line`As mãos de ${'name'}`, 'Quem o atende'],
      intro: ['Marque com quem preferir.'],
    },
    about: {
      nav: 'Nós',
      heading: [line`Atrás da cadeira de ${'name'}`, 'Atrás da cadeira'],
      intro: ['Olhar, perguntar e depois começar: por esta ordem.'],
    },
    visit: {
      nav: 'Visite-nos',
      heading: [line`A sua cadeira ${'inPlace'}`, 'Onde o esperamos'],
      intro: ['Venha um pouco antes e deixe o casaco.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da marcação'],
      items: [
        {
          title: 'Como mudo ou anulo a marcação?',
          body: 'Escreva ou ligue logo que souber, para outra pessoa poder vir a essa hora.',
        },
        {
          title: 'Como me preparo?',
          body: 'Pergunte ao marcar: depende do que vai fazer.',
        },
        {
          title: 'E se não gostar?',
          body: 'Diga na altura, com o espelho à frente. É para isso que lá está.',
        },
      ],
    },
    contact: {
      nav: 'Marcações',
      heading: [line`Marque hora com ${'name'}`, 'Marque a sua hora'],
      intro: ['O serviço, o dia e a hora que prefere.'],
    },
  },
};

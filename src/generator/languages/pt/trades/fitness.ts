import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const fitness: TradeWords = {
  senses: [
    {
      noun: 'ginásio',
      gender: 'm',
      schemaType: 'ExerciseGym',
      words: [
        'ginásio',
        'ginásios',
        'academia de ginástica',
        'academia de musculação',
        'crossfit',
        'box de crossfit',
        'fitness',
        'clube de boxe',
        'academia fitness',
      ],
    },
    {
      noun: 'serviço de treino pessoal',
      gender: 'm',
      words: ['personal trainer', 'treinador pessoal', 'treino personalizado', 'treino pessoal'],
    },
    {
      noun: 'escola de dança',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['escola de dança', 'academia de dança', 'aulas de dança', 'estúdio de dança'],
    },
    {
      noun: 'escola de artes marciais',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['artes marciais', 'karaté', 'caratê', 'judo', 'jiu-jitsu', 'capoeira', 'dojo'],
    },
  ],
  hints: [
    'halteres',
    'pesos',
    'treino funcional',
    'treino',
    'treinos',
    'spinning',
    'zumba',
    'musculação',
    'alongamentos',
    'boxe',
    'cardio',
    'aulas de grupo',
  ],
  action: 'Experimentar uma aula',
  submit: 'Pedir uma aula',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Um lugar para mexer o corpo ${'inPlace'}`,
    line`Na sala: ${'offerings'}`,
    'Venha com roupa confortável',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Aulas: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Aulas: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Venha com roupa confortável, diga o que já fez e comece ao seu ritmo.`,
    line`${'aNoun'} ${'inPlace'}. Aulas: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Aulas: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Venha com roupa confortável, diga o que já fez e comece ao seu ritmo.`,
    line`${'aNoun'} ${'inPlace'}. Venha com roupa confortável, diga o que já fez e comece ao seu ritmo.`,
    line`Aulas: ${'offerings'}.`,
    'Venha com roupa confortável e diga o que já fez e o que lhe dói. Começa ao seu ritmo, e ninguém o compara com o vizinho.',
  ],
  closing: ['Escolha uma aula e escreva para experimentar.', 'Pergunte que aula lhe convém.'],
  beside: [
    'Pergunte se é o seu nível.',
    'Chegue um pouco antes.',
    'Diga se tem uma lesão.',
    'Traga água e uma toalha.',
  ],
  toFill: ['Acrescente uma aula', 'Acrescente uma segunda aula', 'Acrescente uma terceira aula'],
  sections: {
    features: {
      nav: 'Começar',
      heading: [line`Começar com ${'name'}`, 'O primeiro dia'],
      items: [
        {
          title: 'Diga o que lhe dói',
          body: 'Antes de começar, não depois: há outra forma de fazer quase tudo.',
        },
        {
          title: 'Comece devagar',
          body: 'No primeiro dia basta olhar, experimentar e voltar inteiro para casa.',
        },
        {
          title: 'Encontre a sua hora',
          body: 'Veja o horário e escolha a aula a que pode voltar.',
        },
      ],
    },
    offerings: {
      nav: 'Aulas',
      heading: [line`As aulas de ${'name'}`, 'O que se faz na sala'],
      intro: ['Cada aula tem o seu ritmo; pergunte qual é o seu.'],
    },
    events: { nav: 'Horário', heading: ['A semana na sala'], intro: ['Dias e horas das aulas.'] },
    pricing: {
      nav: 'Mensalidades',
      heading: ['Mensalidades e senhas'],
      intro: ['Pergunte por uma aula avulsa antes de decidir.'],
    },
    team: {
      nav: 'Equipa',
      heading: [line`Quem dá as aulas de ${'name'}`, 'Quem dá as aulas'],
      intro: ['Pessoas a quem pode perguntar.'],
    },
    about: {
      nav: 'A sala',
      heading: [line`A sala de ${'name'}`, 'A sala'],
      intro: ['Chão, espelho, ar e alguém que olha como se faz.'],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['A sala em imagens'],
      intro: ['Antes de a aula começar.'],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`A sala ${'inPlace'}`, 'Onde fica a sala'],
      intro: ['Pergunte pelos balneários se vier do trabalho.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da primeira aula'],
      items: [
        {
          title: 'Nunca fiz nada disto. Posso vir?',
          body: 'Sim. Diga à chegada, e alguém fica atento.',
        },
        {
          title: 'O que devo levar?',
          body: 'Roupa em que possa baixar-se. Quanto ao resto, pergunte.',
        },
        { title: 'Como me inscrevo?', body: 'Escreva que aula e que dia, e dizemos se há lugar.' },
      ],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Experimente uma aula com ${'name'}`, 'Experimente uma aula'],
      intro: ['Que aula, que dia e o que já fez.'],
    },
  },
};

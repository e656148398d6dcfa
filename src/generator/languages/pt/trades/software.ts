import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const software: TradeWords = {
  senses: [
    {
      noun: 'empresa de software',
      gender: 'f',
      words: [
        'software',
        'empresa de software',
        'empresa de tecnologia',
        'empresa de informática',
        'software house',
        'desenvolvimento de software',
      ],
    },
    { noun: 'startup', gender: 'f', words: ['startup', 'startups', 'start-up', 'fintech'] },
    {
      noun: 'aplicação',
      gender: 'f',
      schemaType: 'SoftwareApplication',
      words: [
        'aplicação',
        'aplicativo',
        'app',
        'aplicação móvel',
        'saas',
        'plataforma',
        'plataforma digital',
        'aplicação web',
        'programa de faturação',
      ],
    },
    {
      noun: 'estúdio de jogos',
      gender: 'm',
      words: ['estúdio de jogos', 'videojogo', 'videojogos', 'jogo eletrônico'],
    },
  ],
  hints: [
    'painel',
    'análise de dados',
    'automação',
    'integrações',
    'utilizadores',
    'usuários',
    'dados',
    'na nuvem',
    'api',
    'faturação',
    'faturamento',
    'relatórios',
    'lançamento',
    'beta',
  ],
  action: 'Pedir uma demonstração',
  submit: 'Pedir a demonstração',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Feito ${'inPlace'}`,
    line`Num ecrã: ${'offerings'}`,
    'Menos cliques para o dia a dia',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Funções: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Funções: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Veja o que faz, peça uma demonstração e experimente com os seus dados.`,
    line`${'aNoun'} ${'inPlace'}. Funções: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Funções: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Veja o que faz, peça uma demonstração e experimente com os seus dados.`,
    line`${'aNoun'} ${'inPlace'}. Veja o que faz, peça uma demonstração e experimente com os seus dados.`,
    line`Funções: ${'offerings'}.`,
    'Veja o que faz e o que não faz. Peça uma demonstração, traga os seus dados e decida depois se lhe tira trabalho.',
  ],
  closing: ['Peça uma demonstração com os seus dados.', 'Veja o que faz e pergunte.'],
  beside: [
    'Peça para ver na demonstração.',
    'Pergunte como encaixa no que já usa.',
    'Diga quantas pessoas o usariam.',
    'Pergunte de que dados precisa.',
  ],
  toFill: [
    'Acrescente uma função',
    'Acrescente uma segunda função',
    'Acrescente uma terceira função',
  ],
  sections: {
    features: {
      nav: 'Funções',
      heading: [line`Para que serve ${'name'}`, 'Para que serve'],
      items: [
        {
          title: 'Comece com o que é seu',
          body: 'Traga uma tarefa verdadeira, não um exemplo inventado.',
        },
        { title: 'Saia quando quiser', body: 'Pergunte antes de entrar como leva os seus dados.' },
        {
          title: 'Pergunte a quem o faz',
          body: 'Peça para falar com quem escreve o programa.',
        },
      ],
    },
    process: {
      nav: 'Como funciona',
      heading: ['Três passos até à primeira tarefa'],
      items: [
        { title: 'Conte', body: 'O que faz hoje à mão e quanto tempo leva.' },
        { title: 'Veja', body: 'Mostramos com um caso parecido com o seu.' },
        { title: 'Experimente', body: 'Usa-o com os seus dados e decide.' },
      ],
    },
    offerings: {
      nav: 'Produto',
      heading: [line`O que faz ${'name'}`, 'O que faz o programa'],
      intro: ['O essencial numa lista.'],
    },
    pricing: {
      nav: 'Planos',
      heading: ['Planos e preços'],
      intro: ['Pergunte pelo seu número de utilizadores.'],
    },
    about: {
      nav: 'Nós',
      heading: [line`Quem escreve ${'name'}`, 'Quem o escreve'],
      intro: ['Um programa é bom quando se deixa de pensar nele.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da demonstração'],
      items: [
        {
          title: 'Tenho de instalar alguma coisa?',
          body: 'Pergunte com o sistema que usa, e dizemos o que é preciso.',
        },
        {
          title: 'Onde ficam os meus dados?',
          body: 'Peça o lugar e as condições por escrito antes de começar.',
        },
        {
          title: 'Posso trazer o que já tenho?',
          body: 'Mande um exemplo sem dados pessoais, e vamos ver.',
        },
      ],
    },
    callToAction: {
      nav: 'Demonstração',
      heading: ['Uma tarefa que repete todas as semanas?'],
      intro: ['Descreva-a, e mostramos se a sabemos fazer.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Fale com ${'name'}`, 'Peça a sua demonstração'],
      intro: ['O que faz hoje, com quê, e quantos são.'],
    },
  },
};

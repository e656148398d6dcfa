import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'blogue',
      gender: 'm',
      yields: true,
      words: [
        'blogue',
        'blog',
        'blogues',
        'blogs',
        'blogueiro',
        'blogueira',
        'revista',
        'revista digital',
        'blogue de viagens',
        'blog de viagens',
        'blog de receitas',
        'blog de moda',
      ],
    },
    { noun: 'podcast', gender: 'm', yields: true, words: ['podcast', 'podcasts'] },
  ],
  hints: [
    'artigos',
    'crónicas',
    'crônicas',
    'receitas',
    'contos',
    'ensaios',
    'viagens',
    'episódios',
    'leitores',
    'opinião',
  ],
  action: 'Escrever a quem assina',
  submit: 'Enviar',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Escrito ${'inPlace'}`,
    line`Sobre ${'offerings'}`,
    'Para ler devagar',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: textos sobre ${'offerings'}, sem pressa e com espaço para responder.`,
    line`${'name'}: textos sobre ${'offerings'}, sem pressa e com espaço para responder.`,
    line`${'name'}, ${'inPlace'}: textos que se leem durante um café, e um endereço para responder a quem os escreve.`,
    line`${'name'}: textos que se leem durante um café, e um endereço para responder a quem os escreve.`,
    line`Textos sobre ${'offerings'}, escritos ${'inPlace'}.`,
    line`Textos sobre ${'offerings'}, e um endereço para responder.`,
    line`Escrito ${'inPlace'}: textos que se leem durante um café, e um endereço para responder a quem os escreve.`,
    'Textos que se leem no tempo de um café, e um endereço para responder a quem os escreveu.',
  ],
  closing: ['Leia o último e diga o que pensa.', 'Comece por onde quiser.'],
  beside: [
    'Há mais de um texto sobre isto.',
    'Escreva se souber algo que falte.',
    'Leia devagar.',
    'Também se aceita o contrário.',
  ],
  toFill: ['Acrescente um tema', 'Acrescente um segundo tema', 'Acrescente um terceiro tema'],
  sections: {
    posts: {
      nav: 'Textos',
      heading: [line`Os últimos de ${'name'}`, 'Os últimos'],
      intro: ['Do mais novo para o mais velho.'],
    },
    features: {
      nav: 'Ler',
      heading: [line`Como ler ${'name'}`, 'Como ler isto'],
      items: [
        { title: 'Comece pelo fim', body: 'O último texto costuma explicar os anteriores.' },
        { title: 'Responda', body: 'Uma mensagem longa vale mais do que um polegar.' },
        { title: 'Corrija', body: 'Se alguma coisa não é assim, diga: muda-se e anota-se.' },
      ],
    },
    about: {
      nav: 'Quem escreve',
      heading: [line`Quem escreve ${'name'}`, 'Quem escreve'],
      intro: ['Alguém que olha, aponta e depois risca metade.'],
    },
    offerings: {
      nav: 'Temas',
      heading: [line`Do que trata ${'name'}`, 'Do que se fala'],
      intro: ['Os temas voltam, os textos não.'],
    },
    pricing: {
      nav: 'Apoiar',
      heading: ['Apoiar este trabalho'],
      intro: ['Se quer que continue, há formas de o dizer.'],
      items: [
        { title: 'Um café', body: 'Uma vez, o que custa uma chávena.' },
        { title: 'Todos os meses', body: 'O que custa um jornal de domingo.' },
        { title: 'Um anúncio', body: 'Se encaixa no que aqui se lê, pergunte.' },
      ],
    },
    gallery: { nav: 'Imagens', heading: ['Margens e notas'], intro: ['O que não coube no texto.'] },
    faq: {
      nav: 'Perguntas',
      heading: ['De leitores'],
      items: [
        {
          title: 'Posso citar um texto?',
          body: 'Sim, com o nome e a ligação. Se for longo, pergunte.',
        },
        { title: 'Posso propor um tema?', body: 'Sim: duas frases e porque lhe importa.' },
        { title: 'Há boletim?', body: 'Escreva o seu endereço, e dizemos se o há.' },
      ],
    },
    callToAction: {
      nav: 'Avisos',
      heading: ['Um aviso quando houver novidade?'],
      intro: ['Deixe um endereço, e escrevemos quando houver.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Escreva: ${'name'}`, 'Escreva a quem assina'],
      intro: ['O que leu e o que pensa.'],
    },
  },
};

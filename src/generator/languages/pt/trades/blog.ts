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
    line`Feito ${'inPlace'}`,
    line`Sobre ${'offerings'}`,
    'Sem pressa',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: peças sobre ${'offerings'}, sem pressa e com espaço para responder.`,
    line`${'name'}: peças sobre ${'offerings'}, sem pressa e com espaço para responder.`,
    line`${'name'}, ${'inPlace'}: peças que duram um café, e um endereço para responder a quem as faz.`,
    line`${'name'}: peças que duram um café, e um endereço para responder a quem as faz.`,
    line`Peças sobre ${'offerings'}, feitas ${'inPlace'}.`,
    line`Peças sobre ${'offerings'}, e um endereço para responder.`,
    line`Feito ${'inPlace'}: peças que duram um café, e um endereço para responder a quem as faz.`,
    'Peças que duram o tempo de um café, e um endereço para responder a quem as fez.',
  ],
  closing: ['Comece pela última e diga o que pensa.', 'Comece por onde quiser.'],
  beside: [
    'Há mais de uma peça sobre isto.',
    'Escreva se souber algo que falte.',
    'Para levar com calma.',
    'Também se aceita o contrário.',
  ],
  toFill: ['Acrescente um tema', 'Acrescente um segundo tema', 'Acrescente um terceiro tema'],
  sections: {
    posts: {
      nav: 'Peças',
      heading: [line`As últimas peças de ${'name'}`, 'As últimas peças'],
      intro: ['Da mais recente para a mais antiga.'],
    },
    features: {
      nav: 'Começar',
      heading: [line`Por onde começar com ${'name'}`, 'Por onde começar'],
      items: [
        { title: 'Comece pelo fim', body: 'A última peça costuma explicar as anteriores.' },
        { title: 'Responda', body: 'Uma mensagem longa vale mais do que um polegar para cima.' },
        { title: 'Corrija', body: 'Se alguma coisa não é assim, diga: muda-se e anota-se.' },
      ],
    },
    about: {
      nav: 'Quem faz isto',
      heading: [line`Quem faz ${'name'}`, 'Quem faz isto'],
      intro: ['Alguém que olha, aponta e depois risca metade.'],
    },
    offerings: {
      nav: 'Temas',
      heading: [line`Do que trata ${'name'}`, 'Do que se fala'],
      intro: ['Os temas voltam, as peças não.'],
    },
    pricing: {
      nav: 'Apoiar',
      heading: ['Apoiar este trabalho'],
      intro: ['Se quer que continue, há formas de o dizer.'],
      items: [
        { title: 'Um café', body: 'Uma vez, o que custa uma chávena.' },
        { title: 'Todos os meses', body: 'O que custa um jornal de domingo.' },
        { title: 'Um anúncio', body: 'Se encaixa no que aqui se faz, pergunte.' },
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Margens e notas'],
      intro: ['O que não coube noutro lado.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Perguntas do público'],
      items: [
        {
          title: 'Posso citar uma peça?',
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
      heading: [line`Escreva a ${'name'}`, 'Escreva a quem assina'],
      intro: ['De que se trata e o que pensa.'],
    },
  },
};

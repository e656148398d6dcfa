import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const iceCream: TradeWords = {
  senses: [
    {
      noun: 'gelataria',
      gender: 'f',
      words: [
        'gelataria',
        'gelatarias',
        'gelateria',
        'geladaria',
        'gelados artesanais',
        'gelataria artesanal',
        'loja de gelados',
      ],
    },
    {
      noun: 'sorveteria',
      gender: 'f',
      words: [
        'sorveteria',
        'sorveterias',
        'sorvetes artesanais',
        'sorveteria artesanal',
        'loja de sorvetes',
      ],
    },
    {
      noun: 'carrinha de gelados',
      gender: 'f',
      words: ['carrinha de gelados', 'roulotte de gelados', 'banca de gelados'],
    },
    {
      noun: 'carrinho de gelados',
      gender: 'm',
      words: ['carrinho de gelados', 'quiosque de gelados', 'camião de gelados'],
    },
    {
      noun: 'carrinho de sorvete',
      gender: 'm',
      words: ['carrinho de sorvete', 'carrinho de sorvetes', 'food truck de sorvete'],
    },
    {
      noun: 'loja de iogurte gelado',
      gender: 'f',
      words: ['loja de iogurte gelado', 'iogurte gelado', 'iogurtaria', 'frozen yogurt'],
    },
  ],
  hints: [
    'gelado',
    'gelados',
    'sorvete',
    'sorvetes',
    'gelato',
    'granizados',
    'picolé',
    'picolés',
    'taças de gelado',
    'casquinhas',
  ],
  action: 'Perguntar por uma encomenda',
  submit: 'Enviar a encomenda ou a pergunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Copo ou cone ${'inPlace'}`,
    line`É a sua vez: ${'offerings'}`,
    'Copo ou cone, e uma colher para começar',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Para pedir na sua vez: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para pedir na sua vez: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Leia os sabores enquanto a fila anda e diga se é em copo ou em cone.`,
    line`${'aNoun'} ${'inPlace'}. Para pedir na sua vez: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Para pedir na sua vez: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Leia os sabores enquanto a fila anda e diga se é em copo ou em cone.`,
    line`${'aNoun'} ${'inPlace'}. Leia os sabores enquanto a fila anda e diga se é em copo ou em cone.`,
    line`Para pedir na sua vez: ${'offerings'}.`,
    'Leia os sabores enquanto a fila anda, junte dois que se deem bem e diga se os quer em copo ou em cone.',
  ],
  closing: [
    'Escolha um sabor aqui e mude de ideias diante da vitrina.',
    'Para levar uma caixa para casa, pergunte antes.',
  ],
  beside: [
    'Uma colher ou duas? Diga ao pedir.',
    'Que sabor combina? Pergunte a quem serve.',
    'Evita leite, ovo ou frutos secos? Avise antes de escolher.',
    'Se já se acabou, espreite o que está ao lado.',
  ],
  toFill: ['Acrescente um sabor', 'Acrescente um sorvete de fruta', 'Acrescente uma taça'],
  sections: {
    features: {
      nav: 'A sua vez',
      heading: [line`A sua vez em ${'name'}`, 'Quando chega a sua vez'],
      items: [
        {
          title: 'Copo ou cone',
          body: 'O copo poupa as mangas; do cone não sobra nada para deitar fora.',
        },
        {
          title: 'Junte as bolas',
          body: 'O ácido com o cremoso, o suave com o forte: fruta e nata, chocolate e avelã.',
        },
        {
          title: 'Cuidado com o sol',
          body: 'Comece pelas bordas, segure um guardanapo na outra mão e converse depois.',
        },
      ],
    },
    offerings: {
      nav: 'Sabores',
      heading: [line`Na vitrina de ${'name'}`, 'Na vitrina'],
      intro: ['Os sabores vão e vêm. Veja quais restam quando chegar.'],
    },
    about: {
      nav: 'A casa',
      heading: [line`Quem serve as bolas em ${'name'}`, 'Quem serve as bolas'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Na fila ninguém está bem decidido, e metade da graça é essa.`,
        'Na fila ninguém está bem decidido, e metade da graça é essa.',
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Cones, copos, colheres'],
      intro: ['Para ver enquanto se decide.'],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa uma bola'],
      intro: ['A cobertura, a nata ou a caixa para casa: pergunte ao pedir.'],
    },
    visit: {
      nav: 'Visite-nos',
      heading: [line`O seu próximo cone ${'inPlace'}`, 'O seu próximo cone'],
      intro: ['Siga quem anda devagar e de mão no ar.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Pergunta-se na fila'],
      items: [
        {
          title: 'Posso provar um sabor?',
          body: 'Aponte e peça uma colherzinha antes de escolher.',
        },
        {
          title: 'O que há sem leite?',
          body: 'Comece pelos sabores de fruta. Conte-nos o que não pode comer e confirmamos.',
        },
        {
          title: 'E para uma festa de anos?',
          body: 'Escreva a data, quantas crianças vêm e que sabores pedem aos gritos.',
        },
      ],
    },
    callToAction: {
      heading: ['Sobremesa para muitos?'],
      intro: ['Diga a data e conte as colheres.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Encomendar a ${'name'}`, 'Encomendar uma caixa'],
      intro: ['Uma caixa para casa, um bolo gelado, um sabor que lhe faz falta: escreva-o aqui.'],
    },
  },
};

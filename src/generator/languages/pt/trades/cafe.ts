import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const cafe: TradeWords = {
  senses: [
    {
      noun: 'café',
      gender: 'm',
      words: [
        'café bar',
        'cafetaria',
        'cafeteria',
        'salão de chá',
        'casa de chá',
        'coffee shop',
        'cafés',
      ],
    },
    {
      noun: 'torrefação de café',
      gender: 'f',
      words: ['torrefação', 'torrefação de café', 'torrefadora', 'torrefator'],
    },
  ],
  hints: [
    'café',
    'espresso',
    'expresso',
    'galão',
    'cappuccino',
    'latte',
    'flat white',
    'barista',
    'brunch',
    'matcha',
    'chás',
    'lanches',
  ],
  action: 'Ver o que servimos',
  submit: 'Enviar o recado',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Uma mesa e uma chávena ${'inPlace'}`,
    line`Para beber e petiscar: ${'offerings'}`,
    'Uma chávena e um pouco de tempo',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Ao balcão: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Ao balcão: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Para a primeira chávena do dia e para a conversa que se demora.`,
    line`${'aNoun'} ${'inPlace'}. Ao balcão: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Ao balcão: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Para a primeira chávena do dia e para a conversa que se demora.`,
    line`${'aNoun'} ${'inPlace'}. Para a primeira chávena do dia e para a conversa que se demora.`,
    line`Ao balcão: ${'offerings'}.`,
    'Um balcão, umas mesas e tempo para uma chávena. Veja o que servimos, escolha a mesa e sente-se.',
  ],
  closing: ['Veja a carta e venha quando lhe apetecer.', 'Escreva se vier com um grupo.'],
  beside: [
    'Peça ao balcão.',
    'Diga como gosta.',
    'Para tomar aqui ou para levar? Diga ao balcão.',
    'Outro leite ou sem açúcar? Pergunte.',
  ],
  toFill: ['Acrescente um café ou um chá', 'Acrescente algo para comer', 'Acrescente algo doce'],
  sections: {
    features: {
      nav: 'Vir cá',
      heading: [line`Uma visita a ${'name'}`, 'Vir sem pressa'],
      items: [
        {
          title: 'Fique a ler',
          body: 'Uma mesa junto à janela serve para um livro, um caderno ou para não fazer nada.',
        },
        {
          title: 'Venha em grupo',
          body: 'Escreva quantos são e a que horas, e dizemos se há lugar.',
        },
        {
          title: 'Pergunte pelo grão',
          body: 'De onde vem e a que sabe: pergunte ao balcão.',
        },
      ],
    },
    offerings: {
      nav: 'Carta',
      heading: [line`O que há na carta de ${'name'}`, 'O que há na carta'],
      intro: ['O que servimos. Quanto ao resto, pergunte ao balcão.'],
    },
    about: {
      nav: 'A casa',
      heading: [line`O balcão de ${'name'}`, 'Atrás do balcão'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Água, grão, moagem e paciência.`,
        'Água, grão, moagem e paciência: pouco mais é preciso.',
      ],
    },
    gallery: { nav: 'Imagens', heading: ['Chávenas e mesas'], intro: ['A casa antes de entrar.'] },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa uma chávena'],
      intro: ['Se faltar alguma coisa, pergunte ao balcão.'],
    },
    visit: {
      nav: 'Visite-nos',
      heading: [line`A sua próxima chávena ${'inPlace'}`, 'Como chegar'],
      intro: ['Entre e escolha a mesa.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Pergunta-se ao balcão'],
      items: [
        {
          title: 'Posso trabalhar com o computador?',
          body: 'Pergunte ao chegar: depende da hora e das mesas livres.',
        },
        {
          title: 'Dá para reservar mesa?',
          body: 'Escreva com o dia, a hora e quantos são, e respondemos.',
        },
        {
          title: 'Há algo sem glúten ou sem lactose?',
          body: 'Diga o que tem de evitar antes de pedir, e vemos juntos o que há.',
        },
      ],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Escreva a ${'name'}`, 'Um recado para o balcão'],
      intro: ['Para um grupo, diga o dia, a hora e quantos são.'],
    },
  },
};

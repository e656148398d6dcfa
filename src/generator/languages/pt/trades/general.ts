import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const general: TradeWords = {
  senses: [
    {
      noun: 'pequeno negócio',
      gender: 'm',
      words: [
        'pequeno negócio',
        'pequena empresa',
        'negócio local',
        'negócio familiar',
        'microempresa',
      ],
    },
  ],
  hints: [],
  action: 'Escrever',
  submit: 'Enviar mensagem',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Em casa ${'inPlace'}`,
    line`${'offerings'} e como perguntar`,
    'O que fazemos e como nos encontrar',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}, e uma maneira direta de perguntar.`,
    line`${'name'}: ${'offerings'}, contado em palavras simples.`,
    line`${'name'} fica ${'inPlace'}. Leia o que fazemos e escreva quando tiver uma pergunta.`,
    line`${'offerings'} ${'inPlace'}.`,
    line`${'offerings'}, contado em palavras simples.`,
    line`${'name'} numa página: o que fazemos, como trabalhamos e como nos encontrar.`,
    line`Estamos ${'inPlace'}. Leia o que fazemos e escreva quando tiver uma pergunta.`,
    'Uma página que diz o que fazemos, como trabalhamos e como nos encontrar quando tiver uma pergunta.',
  ],
  closing: [
    'Continue a ler, ou escreva-nos a sua pergunta.',
    'Dê uma vista de olhos e diga do que precisa.',
  ],
  beside: [
    'Pergunte pelos pormenores que lhe importam.',
    'Diga o que tem em mente, e dizemos se serve.',
    'Não sabe se é isto de que precisa? Descreva-o por palavras suas.',
    'Escreva se quiser saber mais.',
  ],
  toFill: [
    'Acrescente a primeira coisa que oferece',
    'Acrescente a segunda coisa que oferece',
    'Acrescente a terceira coisa que oferece',
  ],
  sections: {
    features: {
      nav: 'Em resumo',
      heading: [line`Um guia curto de ${'name'}`, 'Um guia curto'],
      items: [
        {
          title: 'Veja à vontade',
          body: 'Leia o que fazemos nesta página e julgue ao seu ritmo.',
        },
        {
          title: 'Pergunte o que quiser',
          body: 'Uma pergunta custa umas linhas e não obriga a nada.',
        },
        {
          title: 'Decida em paz',
          body: 'Leve a resposta para casa, compare e volte quando souber.',
        },
      ],
    },
    offerings: {
      nav: 'O que fazemos',
      heading: [line`O que pode pedir a ${'name'}`, 'O que nos pode pedir'],
      intro: ['A lista curta. Escreva se faltar alguma coisa.'],
    },
    about: {
      nav: 'Quem somos',
      heading: [line`Quem está por trás de ${'name'}`, 'Quem somos'],
      intro: [
        line`${'name'} fica ${'inPlace'}.`,
        'Atrás desta página há pessoas a quem pode escrever.',
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa'],
      intro: ['Pergunte se não vir o que procura.'],
    },
    process: { nav: 'Como trabalhamos', heading: ['Três passos, não mais'] },
    faq: { nav: 'Perguntas', heading: ['Antes de perguntar'] },
    contact: {
      nav: 'Contacto',
      heading: [line`Escreva a ${'name'}`, 'Escreva-nos'],
      intro: ['Umas linhas bastam para começar.'],
    },
  },
};

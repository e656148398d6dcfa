import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const personal: TradeWords = {
  senses: [
    {
      noun: 'página pessoal',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'página pessoal',
        'site pessoal',
        'currículo',
        'curriculum vitae',
        'cv',
        'currículo online',
      ],
    },
    {
      noun: 'página pessoal',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'estudante',
        'investigador',
        'investigadora',
        'pesquisador',
        'pesquisadora',
        'professor universitário',
        'cientista',
        'orador',
        'político',
        'candidata',
        'ator',
        'atriz',
        'modelo',
        'atleta',
        'influencer',
      ],
    },
  ],
  hints: ['a minha vida', 'passatempos', 'a minha história', 'publicações', 'percurso'],
  action: 'Dizer olá',
  submit: 'Enviar',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Encontra-me ${'inPlace'}`,
    line`Sobretudo, ${'offerings'}`,
    'Olá',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Sobretudo ${'offerings'}, e como me encontrar.`,
    line`${'name'}: sobretudo ${'offerings'}, e como me encontrar.`,
    line`${'name'}, ${'inPlace'}. Quem é, o que tem agora em cima da mesa e como dizer olá sem rodeios.`,
    line`${'name'} numa página: quem é, o que tem agora em cima da mesa e como dizer olá sem rodeios.`,
    line`Sobretudo ${'offerings'}, ${'inPlace'}, e como me encontrar.`,
    line`Sobretudo ${'offerings'}, e como me encontrar.`,
    line`${'inPlace'}: quem sou, o que tenho agora em cima da mesa e como dizer olá sem rodeios.`,
    'Uma página que diz quem sou, o que tenho agora em cima da mesa e como dizer olá sem rodeios.',
  ],
  closing: ['Continue a ler, ou diga simplesmente olá.', 'Veja, e escreva se algo lhe soar.'],
  beside: [
    'Pergunte-me por isso.',
    'Disto posso falar uma hora.',
    'Gosto de comparar notas.',
    'Mais, quando nos virmos.',
  ],
  toFill: [
    'Acrescente algo que faz',
    'Acrescente uma segunda coisa',
    'Acrescente uma terceira coisa',
  ],
  sections: {
    about: {
      nav: 'Sobre mim',
      heading: [line`Olá de ${'name'}`, 'Olá, bom dia'],
      intro: ['A versão curta está nesta página. A longa pede um passeio ou uma mesa.'],
    },
    features: {
      nav: 'Agora',
      heading: ['Em cima da mesa'],
      items: [
        { title: 'Escreva-me se', body: 'Trabalha em algo parecido, ou no contrário.' },
        { title: 'Convide-me se', body: 'Tem uma sala, umas cadeiras e uma pergunta.' },
        { title: 'Salte o formulário se', body: 'Nos conhecemos. Já tem o meu número.' },
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Algumas imagens'],
      intro: ['Lugares, pessoas, coisas que fiz.'],
    },
    offerings: { nav: 'Coisas', heading: ['Coisas que faço'], intro: ['Sem ordem.'] },
    posts: {
      nav: 'Notas',
      heading: ['Notas soltas'],
      intro: ['Coisas curtas que não cabiam noutro lado.'],
    },
    pricing: {
      nav: 'Colaborar',
      heading: ['Trabalhar comigo'],
      intro: ['Para palestras, textos ou conselho, pergunte com uma data.'],
    },
    callToAction: { nav: 'Recados', heading: ['Falamos?'], intro: ['Duas linhas bastam.'] },
    contact: {
      nav: 'Dizer olá',
      heading: [line`Escreva a ${'name'}`, 'Diga olá'],
      intro: ['Quem é e porque escreve.'],
    },
  },
};

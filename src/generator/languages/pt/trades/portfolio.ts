import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const portfolio: TradeWords = {
  senses: [
    {
      noun: 'estúdio de design',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'designer',
        'designer gráfico',
        'designer gráfica',
        'web designer',
        'designer ux',
        'design gráfico',
      ],
    },
    {
      noun: 'estúdio de programação',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'programador',
        'programadora',
        'desenvolvedor',
        'desenvolvedora',
        'web developer',
        'programador web',
        'engenheiro de software',
      ],
    },
    {
      noun: 'estúdio de escrita',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'escritor',
        'escritora',
        'redator',
        'redatora',
        'copywriter',
        'jornalista',
        'romancista',
        'editora',
        'guionista',
      ],
    },
    {
      noun: 'portefólio',
      gender: 'm',
      yields: true,
      words: ['portefólio', 'portfólio', 'portefólios', 'freelancer', 'freelance'],
    },
  ],
  hints: [
    'embalagens',
    'estudos de caso',
    'projetos',
    'logótipos',
    'logotipos',
    'branding',
    'cartazes',
    'identidade visual',
    'sites',
    'protótipos',
  ],
  action: 'Falar de um projeto',
  submit: 'Enviar a ideia',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Trabalho feito ${'inPlace'}`,
    line`Em cima da mesa: ${'offerings'}`,
    'Veja o trabalho',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}. Veja o trabalho e conte o seu projeto.`,
    line`${'name'}: ${'offerings'}. Veja o trabalho e conte o seu projeto.`,
    line`${'name'} trabalha ${'inPlace'}. Veja as peças com calma e, se alguma servir, conte o seu projeto em três frases.`,
    line`${'name'} numa página: peças, maneira de trabalhar e um endereço para contar o seu projeto.`,
    line`${'offerings'}, de uma mesa ${'inPlace'}.`,
    line`${'offerings'}. Veja o trabalho e conte o seu projeto.`,
    line`Uma mesa de trabalho ${'inPlace'}. Veja as peças e, se alguma servir, conte o seu projeto em três frases.`,
    'Peças, maneira de trabalhar e um endereço. Veja com calma e, se alguma servir, conte o seu projeto em três frases.',
  ],
  closing: ['Veja as peças e conte o que tem em mãos.', 'Diga do que precisa e para quando.'],
  beside: [
    'Pergunte por um caso parecido.',
    'Diga para quando precisa.',
    'Conte para quem é.',
    'Pergunte como seria o primeiro passo.',
  ],
  toFill: [
    'Acrescente algo que faz',
    'Acrescente uma segunda coisa',
    'Acrescente uma terceira coisa',
  ],
  sections: {
    gallery: {
      nav: 'Trabalho',
      heading: [line`O trabalho de ${'name'}`, 'O trabalho'],
      intro: ['Poucas peças, escolhidas.'],
    },
    features: {
      nav: 'Trabalhar juntos',
      heading: [line`Trabalhar com ${'name'}`, 'Antes de um projeto'],
      items: [
        {
          title: 'Uma frase primeiro',
          body: 'Se o pedido cabe numa frase, o resto arruma-se sozinho.',
        },
        {
          title: 'Rascunhos cedo',
          body: 'Os esboços mostram-se cedo, quando mudar ainda custa pouco.',
        },
        { title: 'Uma só voz', body: 'Escolha quem decide do seu lado, e o projeto chega ao fim.' },
      ],
    },
    offerings: {
      nav: 'Serviços',
      heading: [line`O que faz ${'name'}`, 'O que faço'],
      intro: ['Se o seu caso fica entre dois, escreva-o.'],
    },
    about: {
      nav: 'Sobre mim',
      heading: [line`Quem é ${'name'}`, 'Quem está por trás'],
      intro: ['Olhar, experimentar, deitar fora, experimentar outra vez.'],
    },
    process: {
      nav: 'Processo',
      heading: ['Do pedido à entrega'],
      items: [
        { title: 'Perceber', body: 'O que tem de acontecer quando estiver pronto.' },
        { title: 'Esboçar', body: 'Dois caminhos, não dez.' },
        { title: 'Acabar', body: 'Ficheiros arrumados e uma explicação para os usar.' },
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Como se calcula um projeto'],
      intro: ['Conte o âmbito, e digo um valor.'],
    },
    testimonials: {
      nav: 'Opiniões',
      heading: [line`O que dizem de ${'name'}`, 'O que dizem depois'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de um pedido'],
      items: [
        {
          title: 'De quem é o resultado?',
          body: 'Fica escrito no acordo: o que recebe e para que usos.',
        },
        { title: 'Quantas alterações há?', body: 'Combinam-se ao início, com o preço.' },
        { title: 'Quando pode começar?', body: 'Pergunte com a sua data, e digo se cabe.' },
      ],
    },
    callToAction: {
      nav: 'Projeto',
      heading: ['Uma ideia num guardanapo?'],
      intro: ['Tire-lhe uma fotografia e mande.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Conte o seu projeto a ${'name'}`, 'Conte o seu projeto'],
      intro: ['O quê, para quem e para quando.'],
    },
  },
};

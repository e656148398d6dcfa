import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bakery: TradeWords = {
  senses: [
    {
      noun: 'padaria',
      gender: 'f',
      words: [
        'padaria',
        'padarias',
        'padeiro',
        'padeira',
        'panificadora',
        'forno de pão',
        'panificação',
      ],
    },
    {
      noun: 'pastelaria',
      gender: 'f',
      words: [
        'pastelaria',
        'pastelarias',
        'pasteleiro',
        'pasteleira',
        'confeitaria',
        'doçaria',
        'doceria',
        'confeiteira',
      ],
    },
    {
      noun: 'loja de bolos',
      gender: 'f',
      words: ['loja de bolos', 'bolos personalizados', 'bolos por encomenda', 'cupcakes'],
    },
  ],
  hints: [
    'pão',
    'pães',
    'massa-mãe',
    'fermentação natural',
    'croissant',
    'croissants',
    'broa',
    'bolos',
    'bolo',
    'pastéis de nata',
    'pastéis',
    'folhados',
    'tartes',
    'biscoitos',
    'brigadeiros',
    'empadas',
    'baguetes',
  ],
  action: 'Perguntar por uma encomenda',
  submit: 'Enviar a pergunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Um balcão cheio de pão ${'inPlace'}`,
    line`Do forno ao balcão: ${'offerings'}`,
    'Do forno ao balcão',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. No balcão: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. No balcão: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Para o pão da semana e o bolo dos dias de festa.`,
    line`${'aNoun'} ${'inPlace'}. No balcão: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. No balcão: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Para o pão da semana e o bolo dos dias de festa.`,
    line`${'aNoun'} ${'inPlace'}. Para o pão da semana e o bolo dos dias de festa.`,
    line`No balcão: ${'offerings'}.`,
    'Pão para a mesa, algo doce para o caminho e um balcão onde pode perguntar o que leva cada coisa.',
  ],
  closing: [
    'Pergunte ao balcão, ou escreva antes se a encomenda for grande.',
    'Veja o que cozemos e pergunte pelas encomendas.',
  ],
  beside: [
    'Peça ao balcão.',
    'Vem ao fim do dia? Escreva antes e dizemos o que ainda há.',
    'Para muitas unidades, diga o dia e a quantidade.',
    'Alergias? Pergunte o que leva antes de escolher.',
  ],
  toFill: [
    'Acrescente um pão que coze',
    'Acrescente um doce ou um bolo',
    'Acrescente uma bebida ou um salgado',
  ],
  sections: {
    features: {
      nav: 'Antes de vir',
      heading: [line`Antes de visitar ${'name'}`, 'Antes de vir'],
      items: [
        {
          title: 'Pergunte o que está quente',
          body: 'Quem está ao balcão sabe o que saiu do forno há pouco.',
        },
        {
          title: 'Encomende para a mesa',
          body: 'O lanche do escritório ou um bolo com velas: escreva com a data e o número de pessoas.',
        },
        {
          title: 'Saiba o que leva',
          body: 'Farinha, frutos secos, leite, ovos: se tem de evitar algo, diga e vemos a prateleira consigo.',
        },
      ],
    },
    offerings: {
      nav: 'Carta',
      heading: [line`No balcão de ${'name'}`, 'No balcão'],
      intro: ['O que cozemos e servimos. Na loja pode haver mais do que nesta lista.'],
    },
    about: {
      nav: 'O forno',
      heading: [line`O forno de ${'name'}`, 'Atrás do balcão'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. A farinha, a água, o sal e o calor fazem o trabalho; nós decidimos quando está pronto.`,
        'A farinha, a água, o sal e o calor fazem o trabalho. Nós decidimos quando está pronto.',
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Farinha, côdea e miolo'],
      intro: ['A prateleira, de perto.'],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Preços à unidade'],
      intro: ['Para uma encomenda grande, peça o total.'],
    },
    visit: {
      nav: 'Visite-nos',
      heading: [line`Onde fica o pão ${'inPlace'}`, 'Onde fica a loja'],
      intro: ['Siga o cheiro, ou use a morada.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['O que se pergunta ao balcão'],
      items: [
        {
          title: 'Posso reservar alguma coisa?',
          body: 'Escreva o que quer e quando vem. Dizemos se dá para guardar.',
        },
        {
          title: 'Como conservo bem o pão?',
          body: 'Com o corte para baixo, num saco de pano ou de papel, fora do frigorífico. Congele o que não comer em dois dias.',
        },
        {
          title: 'Fazem por encomenda?',
          body: 'Diga a ocasião, a data e quantas pessoas vão comer. Respondemos o que podemos fazer.',
        },
      ],
    },
    callToAction: {
      nav: 'Encomendas',
      heading: ['Muita gente à mesa?'],
      intro: ['Envie a data, o número de pessoas e as alergias.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Encomende ou pergunte a ${'name'}`, 'Encomendas e perguntas'],
      intro: ['Se for uma encomenda, escreva o dia em que precisa dela.'],
    },
  },
};

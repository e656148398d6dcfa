import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const caterer: TradeWords = {
  senses: [
    {
      noun: 'empresa de catering',
      gender: 'f',
      words: ['catering', 'empresa de catering', 'empresas de catering', 'serviço de catering'],
    },
    {
      noun: 'serviço de festas',
      gender: 'm',
      words: [
        'buffet para festas',
        'buffets para festas',
        'serviço de festas',
        'serviço de buffet',
      ],
    },
    {
      noun: 'serviço de chef ao domicílio',
      gender: 'm',
      words: [
        'chef ao domicílio',
        'chef em casa',
        'chef privado',
        'chef privada',
        'cozinheiro ao domicílio',
        'cozinheira ao domicílio',
        'personal chef',
        'serviço de chef ao domicílio',
      ],
    },
  ],
  hints: [
    'buffet',
    'buffets',
    'canapés',
    'finger food',
    'cocktail de boas-vindas',
    'festas de empresa',
    'ementas',
    'travessas',
    'porco no espeto',
    'mesa de queijos',
    'mesa de doces',
    'aluguer de loiça',
    'empregados de mesa',
    'salgadinhos',
    'volantes',
    'coffee break',
    'coffee breaks',
    'salgados para festas',
  ],
  action: 'Pedir proposta para a festa',
  submit: 'Enviar os dados da festa',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`A comida vai ter com a festa ${'inPlace'}`,
    line`Para os seus convidados: ${'offerings'}`,
    'A comida vai ter com os convidados',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Para a festa: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para os convidados: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga a ocasião, o local e quantos comem; daí saem travessas, quantidades e horas.`,
    line`${'aNoun'} ${'inPlace'}. Para a festa: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Para a festa: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga a ocasião, o local e quantos comem; daí saem travessas, quantidades e horas.`,
    line`${'aNoun'} ${'inPlace'}. Diga a ocasião, o local e quantos comem; daí saem travessas, quantidades e horas.`,
    line`Para os convidados: ${'offerings'}.`,
    'Diga a ocasião, o local e quantos comem. Daí saem as travessas, as quantidades e as horas a que cada coisa chega à mesa.',
  ],
  closing: [
    'Escreva a ocasião, o local e o número de convidados.',
    'Diga se os convidados ficam de pé ou sentados.',
  ],
  beside: [
    'Diga para quantas bocas.',
    'Quente ou frio? Depende da cozinha que houver no local.',
    'Pergunte por uma versão sem carne.',
    'Em travessa, em buffet ou empratado: escolha.',
  ],
  toFill: [
    'Acrescente um buffet ou uma ementa',
    'Acrescente canapés ou travessas',
    'Acrescente bebidas ou loiça',
  ],
  sections: {
    features: {
      nav: 'Antes da festa',
      heading: [line`Antes de ${'name'} cozinhar`, 'O que precisamos de saber'],
      items: [
        {
          title: 'Quantos comem?',
          body: 'Para começar basta uma conta por alto; o número certo diz-se perto da data.',
        },
        {
          title: 'O que há no local?',
          body: 'Tomadas, água, um fogão, um elevador: disso depende o que chega quente à mesa.',
        },
        {
          title: 'Quem não come o quê?',
          body: 'Junte as alergias com as confirmações e mande-nos a lista.',
        },
      ],
    },
    offerings: {
      nav: 'Ementas',
      heading: [line`O que ${'name'} põe na mesa`, 'O que se põe na mesa'],
      intro: [
        'Componha a mesa conforme a ocasião e a hora. Ajudamos nas contas e nas combinações.',
      ],
    },
    process: {
      nav: 'Passos',
      heading: ['Da lista de convidados à loiça lavada'],
      items: [
        { title: 'Dados', body: 'Diz a ocasião, o dia, o local e um número aproximado.' },
        {
          title: 'Proposta',
          body: 'Escrevemos pratos, quantidades e total; corta e acrescenta à vontade.',
        },
        {
          title: 'Montagem',
          body: 'No dia entregamos, montamos a mesa e recolhemos as travessas como ficou combinado.',
        },
      ],
    },
    gallery: { nav: 'Imagens', heading: ['Mesas postas'], intro: ['Antes de alguém se servir.'] },
    about: {
      nav: 'A cozinha',
      heading: [line`A cozinha de ${'name'}`, 'A cozinha por trás'],
      intro: [
        'Cozinhar é metade. A outra metade são caixas, relógios e uma carrinha que sai a horas.',
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Contas por pessoa'],
      intro: [
        'O total depende dos convidados, da loiça e de quem serve. Peça-o com os dados da festa.',
      ],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['O que se pergunta antes da festa'],
      items: [
        {
          title: 'Trazem pratos e talheres?',
          body: 'Diga o que há no local. Fazemos a lista do que falta.',
        },
        {
          title: 'Até quando posso mudar o número de convidados?',
          body: 'O prazo vem na proposta. Confirme-o antes de aceitar.',
        },
        {
          title: 'E o que sobra?',
          body: 'Diga antes se tem caixas, e guardamos o que se conserva.',
        },
      ],
    },
    callToAction: {
      nav: 'A sua festa',
      heading: ['Os convites já seguiram?'],
      intro: ['Mande o dia, o local e quantos confirmaram.'],
    },
    visit: {
      nav: 'Onde estamos',
      heading: [line`Cozinha-se ${'inPlace'}`, 'Onde se cozinha'],
      intro: ['Diga para onde levamos as travessas.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Fale da festa a ${'name'}`, 'Fale-nos da festa'],
      intro: ['Ocasião, dia, local, convidados e o que ninguém pode comer.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const restaurant: TradeWords = {
  senses: [
    {
      noun: 'restaurante',
      gender: 'm',
      words: [
        'restaurante',
        'restaurantes',
        'churrascaria',
        'marisqueira',
        'tasca',
        'taberna',
        'bistrô',
        'casa de pasto',
        'hamburgueria',
        'casa de petiscos',
        'food truck',
        'trattoria',
        'rodízio',
        'lanchonete',
      ],
    },
    { noun: 'pizaria', gender: 'f', words: ['pizaria', 'pizzaria', 'pizarias', 'pizzarias'] },
  ],
  hints: [
    'petiscos',
    'bacalhau',
    'francesinha',
    'piza',
    'pizas',
    'pizza',
    'massa',
    'sushi',
    'hambúrgueres',
    'tacos',
    'almoço',
    'almoços',
    'jantar',
    'jantares',
    'pratos',
    'cozinha',
    'chef',
    'marisco',
    'peixe',
    'carne',
    'sobremesas',
    'vinhos',
    'feijoada',
    'picanha',
  ],
  action: 'Reservar mesa',
  submit: 'Pedir a reserva',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Mesa posta ${'inPlace'}`,
    line`Na cozinha: ${'offerings'}`,
    'A mesa está posta',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Na carta: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Na carta: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Escolha o prato, diga quantos são, e a mesa fica à espera.`,
    line`${'aNoun'} ${'inPlace'}. Na carta: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Na carta: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Escolha o prato, diga quantos são, e a mesa fica à espera.`,
    line`${'aNoun'} ${'inPlace'}. Escolha o prato, diga quantos são, e a mesa fica à espera.`,
    line`Na carta: ${'offerings'}.`,
    'Veja a carta, escolha com calma e reserve mesa. Diga a que horas vêm e se há alguma coisa que não podem comer.',
  ],
  closing: [
    'Reserve com o dia, a hora e o número de pessoas.',
    'Veja a carta e reserve a sua mesa.',
  ],
  beside: [
    'Pergunte com que vinho vai bem.',
    'Para partilhar? Peça ao centro.',
    'Alergias? Diga a quem o atende antes de pedir.',
    'Pergunte como se prepara.',
  ],
  toFill: ['Acrescente uma entrada', 'Acrescente um prato principal', 'Acrescente uma sobremesa'],
  sections: {
    features: {
      nav: 'À mesa',
      heading: [line`Antes de se sentar à mesa de ${'name'}`, 'Antes de se sentar'],
      items: [
        {
          title: 'Avise das alergias',
          body: 'Escreva-as na reserva, para a cozinha saber antes de acender o lume.',
        },
        {
          title: 'Traga as crianças',
          body: 'Diga quantas são, e preparamos cadeiras altas se as houver livres.',
        },
        {
          title: 'Festeje alguma coisa',
          body: 'Conte a ocasião e o número de pessoas, e vemos que mesa convém.',
        },
      ],
    },
    offerings: {
      nav: 'Carta',
      heading: [line`O que se come à mesa de ${'name'}`, 'O que se come'],
      intro: ['A carta em poucas linhas. Quanto ao resto, pergunte à mesa.'],
    },
    gallery: { nav: 'Imagens', heading: ['Pratos e mesas'], intro: ['A sala antes de encher.'] },
    about: {
      nav: 'A casa',
      heading: [line`A cozinha de ${'name'}`, 'Quem está na cozinha'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Lume, faca e uma mesa onde se fala sem pressa.`,
        'Lume, faca e uma mesa onde se fala sem pressa.',
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Preços da carta'],
      intro: ['Para uma ementa de grupo, escreva-nos.'],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`A sua mesa ${'inPlace'}`, 'Como chegar à mesa'],
      intro: ['Se vier de carro, pergunte onde estacionar.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de reservar'],
      items: [
        {
          title: 'Como reservo?',
          body: 'Preencha o formulário com o dia, a hora e quantos são. A mesa é sua quando respondermos.',
        },
        {
          title: 'E se eu me atrasar?',
          body: 'Ligue ou escreva logo que souber, e vemos quanto tempo guardamos a mesa.',
        },
        { title: 'Posso levar um bolo?', body: 'Pergunte antes, e dizemos como fazemos.' },
      ],
    },
    callToAction: {
      nav: 'Grupos',
      heading: ['Vêm muitos?'],
      intro: ['Diga o dia, quantos são e o que se festeja.'],
    },
    contact: {
      nav: 'Reservas',
      heading: [line`Reserve mesa com ${'name'}`, 'Reserve uma mesa'],
      intro: ['Dia, hora e número de pessoas.'],
    },
  },
};

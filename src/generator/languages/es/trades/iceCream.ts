import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const iceCream: TradeWords = {
  senses: [
    {
      noun: 'heladería',
      gender: 'f',
      words: [
        'heladería',
        'heladerías',
        'heladería artesanal',
        'helados artesanales',
        'helados artesanos',
        'tienda de helados',
        'fábrica de helados',
        'maestro heladero',
        'maestra heladera',
        'gelateria',
      ],
    },
    { noun: 'paletería', gender: 'f', words: ['paletería', 'paleterías', 'paletería y nevería'] },
    { noun: 'nevería', gender: 'f', words: ['nevería', 'neverías'] },
    {
      noun: 'camión de helados',
      gender: 'm',
      words: ['camión de helados', 'camioncito de helados', 'food truck de helados'],
    },
    {
      noun: 'carrito de helados',
      gender: 'm',
      words: ['carrito de helados', 'carro de helados', 'puesto de helados', 'quiosco de helados'],
    },
    {
      noun: 'furgoneta de helados',
      gender: 'f',
      words: ['furgoneta de helados', 'furgonetas de helados'],
    },
    {
      noun: 'yogurtería',
      gender: 'f',
      words: [
        'yogurtería',
        'yogurterías',
        'tienda de yogur helado',
        'yogur helado',
        'frozen yogurt',
      ],
    },
  ],
  hints: [
    'helado',
    'helados',
    'sorbete',
    'sorbetes',
    'granizado',
    'granizados',
    'copas de helado',
    'paletas heladas',
    'cucuruchos',
    'gelato',
  ],
  action: 'Preguntar por un encargo',
  submit: 'Enviar el encargo o la pregunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Tarrina o cucurucho ${'inPlace'}`,
    line`Te toca: ${'offerings'}`,
    'Tarrina o cucurucho, y una cuchara para empezar',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Para pedir cuando te toque: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para pedir cuando te toque: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Lee los sabores mientras avanza la cola y elige tarrina o cucurucho.`,
    line`${'aNoun'} ${'inPlace'}. Para pedir cuando te toque: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Para pedir cuando te toque: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Lee los sabores mientras avanza la cola y elige tarrina o cucurucho.`,
    line`${'aNoun'} ${'inPlace'}. Lee los sabores mientras avanza la cola y elige tarrina o cucurucho.`,
    line`Para pedir cuando te toque: ${'offerings'}.`,
    'Lee los sabores mientras avanza la cola, junta dos que se lleven bien y di si van en tarrina o en cucurucho.',
  ],
  closing: [
    'Mira los sabores y cambia de idea al llegar al mostrador.',
    'Para llevar una tarrina a casa, pregunta antes.',
  ],
  beside: [
    '¿Una cuchara o dos? Dilo al pedir.',
    'Pregunta con qué sabor le va bien.',
    '¿Evitas la leche, el huevo o los frutos secos? Avisa antes de pedir.',
    'Si ese día se ha acabado, mira qué hay al lado.',
  ],
  toFill: ['Añade un sabor', 'Añade un sorbete', 'Añade una copa o un batido'],
  sections: {
    features: {
      nav: 'Tu turno',
      heading: [line`Tu turno en ${'name'}`, 'Cuando llega tu turno'],
      items: [
        {
          title: 'Elige dónde va',
          body: 'La tarrina protege las mangas; el cucurucho no deja nada que tirar.',
        },
        {
          title: 'Combina las bolas',
          body: 'Lo ácido con lo cremoso, lo suave con lo intenso: fruta y nata, chocolate y avellana.',
        },
        {
          title: 'Cuidado con el sol',
          body: 'Empieza por los bordes, guarda una servilleta en la otra mano y habla después.',
        },
      ],
    },
    offerings: {
      nav: 'Sabores',
      heading: [line`En la vitrina de ${'name'}`, 'En la vitrina'],
      intro: ['Los sabores van y vienen. Pregunta cuáles quedan cuando llegues.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién sirve las bolas en ${'name'}`, 'Quién sirve las bolas'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Nadie en la cola lo tiene del todo decidido, y ahí está la gracia.`,
        'Nadie en la cola lo tiene del todo decidido, y ahí está la gracia.',
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Cucuruchos, tarrinas, cucharas'],
      intro: ['Para mirar mientras te decides.'],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Lo que cuesta una bola'],
      intro: ['El barquillo, la nata o el litro para casa: pregúntalo al pedir.'],
    },
    visit: {
      nav: 'Visítanos',
      heading: [line`Tu próximo cucurucho ${'inPlace'}`, 'Tu próximo cucurucho'],
      intro: ['Sigue a quienes caminan despacio y con una mano en alto.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Se pregunta en la cola'],
      items: [
        {
          title: '¿Puedo probar un sabor?',
          body: 'Señálalo y pide una cucharadita antes de decidirte.',
        },
        {
          title: '¿Hay algo sin leche?',
          body: 'Empieza por los sorbetes. Cuéntanos qué no puedes tomar y revisamos la cubeta.',
        },
        {
          title: '¿Y para un cumpleaños?',
          body: 'Escribe la fecha, cuántos niños vienen y qué sabores piden a gritos.',
        },
      ],
    },
    callToAction: {
      heading: ['¿Postre para muchos?'],
      intro: ['Dinos la fecha y cuenta las cucharas.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Encarga en ${'name'}`, 'Encarga una tarrina'],
      intro: ['Un litro para casa, una tarta helada, un sabor que echas de menos: escríbelo aquí.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'blog',
      gender: 'm',
      yields: true,
      words: [
        'blog de arte',
        'blog de jardinería',
        'blog de arquitectura',
        'blog',
        'blogs',
        'bloguero',
        'bloguera',
        'bitácora',
        'revista',
        'revista digital',
        'blog de viajes',
        'blog de cocina',
        'blog de recetas',
        'blog de moda',
      ],
    },
    { noun: 'podcast', gender: 'm', yields: true, words: ['podcast', 'podcasts'] },
  ],
  hints: [
    'artículos',
    'entradas de blog',
    'recetas',
    'relatos',
    'ensayos',
    'episodios',
    'lectores',
    'opinión',
    'crónicas',
  ],
  action: 'Escribir a quien firma',
  submit: 'Enviar',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Hecho ${'inPlace'}`,
    line`Sobre ${'offerings'}`,
    'Sin prisa',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: piezas sobre ${'offerings'}, sin prisa y con sitio para contestar.`,
    line`${'name'}: piezas sobre ${'offerings'}, sin prisa y con sitio para contestar.`,
    line`${'name'}, ${'inPlace'}: piezas que duran un café, y una dirección para contestar a quien las hace.`,
    line`${'name'}: piezas que duran un café, y una dirección para contestar a quien las hace.`,
    line`Piezas sobre ${'offerings'}, hechas ${'inPlace'}.`,
    line`Piezas sobre ${'offerings'}, y una dirección para contestar.`,
    line`Hecho ${'inPlace'}: piezas que duran un café, y una dirección para contestar a quien las hace.`,
    'Piezas que duran lo que dura un café, y una dirección para contestar a quien las ha hecho.',
  ],
  closing: ['Empieza por lo último y dinos qué piensas.', 'Empieza por donde quieras.'],
  beside: [
    'Hay más de una pieza sobre esto.',
    'Escribe si sabes algo que falte.',
    'Para tomarse con calma.',
    'También se admite llevar la contraria.',
  ],
  toFill: ['Añade un tema', 'Añade un segundo tema', 'Añade un tercer tema'],
  sections: {
    posts: {
      nav: 'Piezas',
      heading: [line`Lo último de ${'name'}`, 'Lo último'],
      intro: ['Del más reciente al más antiguo.'],
    },
    features: {
      nav: 'Empezar',
      heading: [line`Por dónde empezar con ${'name'}`, 'Por dónde empezar'],
      items: [
        { title: 'Empieza por el final', body: 'Lo último suele explicar lo anterior.' },
        { title: 'Contesta', body: 'Un mensaje largo vale más que un pulgar hacia arriba.' },
        { title: 'Corrige', body: 'Si algo no es así, dilo: se cambia y se anota.' },
      ],
    },
    about: {
      nav: 'Quién está detrás',
      heading: [line`Quién hace ${'name'}`, 'Quién está detrás'],
      intro: ['Alguien que mira, apunta y luego tacha la mitad.'],
    },
    offerings: {
      nav: 'Temas',
      heading: [line`De qué trata ${'name'}`, 'De qué se habla'],
      intro: ['Los temas vuelven, las piezas no.'],
    },
    pricing: {
      nav: 'Apoyar',
      heading: ['Apoyar este trabajo'],
      intro: ['Si quieres que siga, hay formas de decirlo.'],
      items: [
        { title: 'Un café', body: 'Una vez, lo que cuesta una taza.' },
        { title: 'Cada mes', body: 'Lo que cuesta un periódico de domingo.' },
        { title: 'Un anuncio', body: 'Si encaja con lo que se hace aquí, pregunta.' },
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Márgenes y notas'],
      intro: ['Lo que no cabía en otro sitio.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Preguntas del público'],
      items: [
        {
          title: '¿Puedo citar una pieza?',
          body: 'Sí, con el nombre y el enlace. Si es largo, pregunta.',
        },
        { title: '¿Puedo proponer un tema?', body: 'Sí: dos frases y por qué te importa.' },
        { title: '¿Hay boletín?', body: 'Escribe tu dirección y te contamos si lo hay.' },
      ],
    },
    callToAction: {
      nav: 'Avisos',
      heading: ['¿Un aviso cuando haya algo nuevo?'],
      intro: ['Deja una dirección y te escribimos cuando lo haya.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Escribe a ${'name'}`, 'Escribe a quien firma'],
      intro: ['De qué se trata y qué piensas.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'blog',
      gender: 'm',
      yields: true,
      words: [
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
    'viajes',
    'episodios',
    'lectores',
    'opinión',
    'crónicas',
  ],
  action: 'Escribir a quien firma',
  submit: 'Enviar',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Escrito ${'inPlace'}`,
    line`Sobre ${'offerings'}`,
    'Para leer despacio',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: textos sobre ${'offerings'}, sin prisa y con sitio para contestar.`,
    line`${'name'}: textos sobre ${'offerings'}, sin prisa y con sitio para contestar.`,
    line`${'name'}, ${'inPlace'}: textos que se leen en un café, y una dirección para contestar a quien los escribe.`,
    line`${'name'}: textos que se leen en un café, y una dirección para contestar a quien los escribe.`,
    line`Textos sobre ${'offerings'}, escritos ${'inPlace'}.`,
    line`Textos sobre ${'offerings'}, y una dirección para contestar.`,
    line`Escrito ${'inPlace'}: textos que se leen en un café, y una dirección para contestar a quien los escribe.`,
    'Textos que se leen en lo que dura un café, y una dirección para contestar a quien los ha escrito.',
  ],
  closing: ['Lee el último y dinos qué piensas.', 'Empieza por donde quieras.'],
  beside: [
    'Hay más de un texto sobre esto.',
    'Escribe si sabes algo que falte.',
    'Léelo despacio.',
    'También se admite llevar la contraria.',
  ],
  toFill: ['Añade un tema', 'Añade un segundo tema', 'Añade un tercer tema'],
  sections: {
    posts: {
      nav: 'Textos',
      heading: [line`Lo último de ${'name'}`, 'Lo último'],
      intro: ['De más nuevo a más viejo.'],
    },
    features: {
      nav: 'Leer',
      heading: [line`Cómo leer ${'name'}`, 'Cómo leer esto'],
      items: [
        { title: 'Empieza por el final', body: 'El último texto suele explicar los anteriores.' },
        { title: 'Contesta', body: 'Un mensaje largo vale más que un pulgar.' },
        { title: 'Corrige', body: 'Si algo no es así, dilo: se cambia y se anota.' },
      ],
    },
    about: {
      nav: 'Quién escribe',
      heading: [line`Quién escribe ${'name'}`, 'Quién escribe'],
      intro: ['Alguien que mira, apunta y luego tacha la mitad.'],
    },
    offerings: {
      nav: 'Temas',
      heading: [line`De qué trata ${'name'}`, 'De qué se habla'],
      intro: ['Los temas vuelven, los textos no.'],
    },
    pricing: {
      nav: 'Apoyar',
      heading: ['Apoyar este trabajo'],
      intro: ['Si quieres que siga, hay formas de decirlo.'],
      items: [
        { title: 'Un café', body: 'Una vez, lo que cuesta una taza.' },
        { title: 'Cada mes', body: 'Lo que cuesta un periódico de domingo.' },
        { title: 'Un anuncio', body: 'Si encaja con lo que aquí se lee, pregunta.' },
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Márgenes y notas'],
      intro: ['Lo que no cabía en el texto.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['De lectores'],
      items: [
        {
          title: '¿Puedo citar un texto?',
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
      intro: ['Qué has leído y qué piensas.'],
    },
  },
};

import { line } from '../line';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where the trade has no words of its own for it. The register is "tú". */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'Inicio', heading: ['Te damos la bienvenida'], intro: [], items: [] },
  features: {
    nav: 'En breve',
    heading: [line`Lo que conviene saber de ${'name'}`, 'Lo que conviene saber'],
    intro: [],
    items: [],
  },
  about: {
    nav: 'Nosotros',
    heading: [line`Así es ${'name'}`, 'Quiénes somos'],
    intro: [],
    items: [],
  },
  offerings: {
    nav: 'Qué ofrecemos',
    heading: [line`Lo que ofrece ${'name'}`, 'Lo que ofrecemos'],
    intro: [],
    items: [],
  },
  gallery: {
    nav: 'Galería',
    heading: [line`${'name'} en imágenes`, 'En imágenes'],
    intro: ['Un vistazo antes de que vengas.'],
    items: [],
  },
  process: {
    nav: 'Cómo funciona',
    heading: ['Cómo funciona'],
    intro: [],
    items: [
      { title: 'Escribes', body: 'Cuéntanos en pocas líneas qué tienes en mente.' },
      { title: 'Contestamos', body: 'Si algo no está claro, preguntamos antes de empezar.' },
      { title: 'Acordamos', body: 'Las dos partes saben qué pasa después y cuánto cuesta.' },
    ],
  },
  pricing: { nav: 'Precios', heading: ['Precios'], intro: [], items: [] },
  testimonials: {
    nav: 'Opiniones',
    heading: [line`Lo que cuentan de ${'name'}`, 'Lo que cuentan los clientes'],
    intro: [],
    items: [],
  },
  team: {
    nav: 'Equipo',
    heading: [line`Las personas de ${'name'}`, 'El equipo'],
    intro: [],
    items: [],
  },
  faq: {
    nav: 'Preguntas',
    heading: ['Preguntas y respuestas'],
    intro: [],
    items: [
      {
        title: '¿Cómo me pongo en contacto?',
        body: 'Usa el formulario de esta página y deja una dirección donde podamos contestarte.',
      },
      {
        title: '¿Qué pongo en el mensaje?',
        body: 'Qué necesitas y para cuándo. Lo demás puede esperar a nuestra respuesta.',
      },
      {
        title: '¿Puedo preguntar antes de decidirme?',
        body: 'Sí. Preguntar no te compromete a nada.',
      },
    ],
  },
  visit: {
    nav: 'Visítanos',
    heading: [line`Encuentra a ${'name'} ${'inPlace'}`, line`Estamos ${'inPlace'}`, 'Cómo llegar'],
    intro: [],
    items: [],
  },
  posts: {
    nav: 'Diario',
    heading: [line`Notas de ${'name'}`, 'Últimas notas'],
    intro: [],
    items: [],
  },
  events: { nav: 'Agenda', heading: ['Próximas fechas'], intro: [], items: [] },
  callToAction: {
    nav: 'Siguiente paso',
    heading: [line`Habla con ${'name'}`, '¿Hablamos?'],
    intro: ['Envía unas líneas sobre lo que necesitas. Leemos cada mensaje antes de contestar.'],
    items: [],
  },
  contact: {
    nav: 'Contacto',
    heading: [line`Escribe a ${'name'}`, 'Ponte en contacto'],
    intro: ['Deja tu nombre, un correo electrónico y tu pregunta.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'Añade tu nombre o marca',
  price: 'Añade tu precio',
  amount: 'Añade una cantidad',
  phone: 'Añade tu número de teléfono',
  email: 'Añade tu correo electrónico',
  address: 'Añade tu dirección',
  hours: 'Añade tu horario',
  person: ['Añade un nombre', 'Añade un segundo nombre', 'Añade un tercer nombre'],
  personBody: 'Añade su función y una frase sobre esta persona',
  review: [
    'Añade el nombre de un cliente',
    'Añade el nombre de un segundo cliente',
    'Añade el nombre de un tercer cliente',
  ],
  reviewBody: 'Añade la opinión de este cliente',
  post: [
    'Añade el título de tu último texto',
    'Añade el título de un segundo texto',
    'Añade el título de un tercer texto',
  ],
  postBody: 'Añade la primera frase del texto',
  event: ['Añade tu próxima fecha', 'Añade una segunda fecha', 'Añade una tercera fecha'],
  eventBody: 'Añade qué pasa y dónde',
  date: 'Añade el día y la hora',
  offeringBody: 'Añade una frase sobre ello',
  picture: [
    'Añade un pie para la primera imagen',
    'Añade un pie para la segunda imagen',
    'Añade un pie para la tercera imagen',
  ],
  story: 'Añade dos o tres frases con tus palabras: quién eres y cómo empezó esto.',
};

export const form: FormWords = {
  name: 'Tu nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  date: 'Fecha preferida',
  message: 'Mensaje',
};

export const facts: LanguagePack['facts'] = {
  address: 'Dirección',
  hours: 'Horario',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  story: 'Con nuestras palabras',
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const homeServices: TradeWords = {
  senses: [
    {
      noun: 'fontanería',
      gender: 'f',
      schemaType: 'Plumber',
      words: [
        'fontanero',
        'fontaneros',
        'fontanera',
        'fontanería',
        'plomero',
        'plomería',
        'gasfíter',
      ],
    },
    {
      noun: 'empresa de electricidad',
      gender: 'f',
      schemaType: 'Electrician',
      words: ['electricista', 'electricistas', 'instalador eléctrico', 'instalaciones eléctricas'],
    },
    {
      noun: 'cerrajería',
      gender: 'f',
      schemaType: 'Locksmith',
      words: ['cerrajero', 'cerrajeros', 'cerrajería'],
    },
    {
      noun: 'empresa de climatización',
      gender: 'f',
      schemaType: 'HVACBusiness',
      words: [
        'climatización',
        'aire acondicionado',
        'instalador de aire acondicionado',
        'calefacción y climatización',
      ],
    },
    {
      noun: 'servicio de reparaciones',
      gender: 'm',
      words: [
        'manitas',
        'servicio de reparaciones',
        'reparaciones del hogar',
        'reparaciones a domicilio',
      ],
    },
    {
      noun: 'empresa de limpieza',
      gender: 'f',
      words: [
        'empresa de limpieza',
        'servicio de limpieza',
        'servicios de limpieza',
        'limpieza de oficinas',
        'limpiezas',
      ],
    },
    {
      noun: 'empresa de mudanzas',
      gender: 'f',
      words: ['mudanzas', 'empresa de mudanzas', 'transportes y mudanzas'],
    },
    {
      noun: 'servicio de piscinas',
      gender: 'm',
      words: ['mantenimiento de piscinas', 'limpieza de piscinas', 'servicio de piscinas'],
    },
  ],
  hints: [
    'fugas',
    'goteras',
    'calderas',
    'caldera',
    'tuberías',
    'cableado',
    'desagües',
    'averías',
    'baños',
    'cocinas',
    'enchufes',
    'presupuesto',
    'cuadros eléctricos',
    'desatascos',
    'reparaciones',
  ],
  action: 'Pedir presupuesto',
  submit: 'Enviar la descripción',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Oficio y herramientas ${'inPlace'}`,
    line`Llámanos para ${'offerings'}`,
    'Dinos qué falla',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Trabajos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Trabajos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Describe qué falla o qué quieres hacer, y manda una foto si puedes.`,
    line`${'aNoun'} ${'inPlace'}. Trabajos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Trabajos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Describe qué falla o qué quieres hacer, y manda una foto si puedes.`,
    line`${'aNoun'} ${'inPlace'}. Describe qué falla o qué quieres hacer, y manda una foto si puedes.`,
    line`Trabajos: ${'offerings'}.`,
    'Describe qué falla o qué quieres hacer, manda una foto si puedes, y te contestamos con preguntas o con una propuesta.',
  ],
  closing: [
    'Describe el trabajo en unas líneas y pide presupuesto.',
    'Manda una foto y la dirección.',
  ],
  beside: [
    'Manda una foto para ver de qué se trata.',
    'Di si corre prisa.',
    'Pregunta qué incluye el precio.',
    'Cuéntanos qué se ha intentado ya.',
  ],
  toFill: ['Añade un trabajo que haces', 'Añade un segundo trabajo', 'Añade un tercer trabajo'],
  sections: {
    features: {
      nav: 'Cómo trabajamos',
      heading: [line`Trabajar con ${'name'}`, 'Antes de empezar'],
      items: [
        {
          title: 'El precio, antes',
          body: 'Pide la propuesta por escrito antes de que salga la herramienta.',
        },
        {
          title: 'El sitio, despejado',
          body: 'Aparta lo que estorbe donde hay que trabajar, y se empieza antes.',
        },
        {
          title: 'Una explicación',
          body: 'Pide que te enseñen qué se ha hecho y qué hay que vigilar.',
        },
      ],
    },
    offerings: {
      nav: 'Trabajos',
      heading: [line`Qué hace ${'name'}`, 'Qué hacemos'],
      intro: ['Si tu caso no está en la lista, descríbelo igualmente.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['De la avería al arreglo'],
      items: [
        { title: 'Describes', body: 'Qué pasa, desde cuándo y dónde está.' },
        { title: 'Valoramos', body: 'Miramos fotos o vamos a verlo, y ponemos un precio.' },
        {
          title: 'Arreglamos',
          body: 'El día acordado venimos, y antes de irnos lo probamos contigo.',
        },
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Qué cuesta un trabajo'],
      intro: ['Los precios dependen del sitio y del material: pide el tuyo.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién viene de parte de ${'name'}`, 'Quién llama a tu puerta'],
      intro: [
        'Cada casa tiene sus tuberías, sus cables y sus manías; las miramos antes de hablar de precio.',
      ],
    },
    visit: {
      nav: 'Zona',
      heading: ['Dónde trabajamos', 'Dónde estamos'],
      intro: ['Pregunta si llegamos hasta tu calle.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de llamar'],
      items: [
        {
          title: '¿Cuánto costará?',
          body: 'Depende de lo que haya detrás de la pared. Manda fotos y medidas para una primera cifra.',
        },
        {
          title: '¿Tengo que estar en casa?',
          body: 'Para empezar y para acabar, sí. Lo de en medio lo acordamos.',
        },
        {
          title: '¿Qué hago mientras tanto?',
          body: 'Cierra el agua o la luz si hay peligro, y cuéntanoslo en el mensaje.',
        },
      ],
    },
    testimonials: {
      nav: 'Opiniones',
      heading: [line`Lo que cuentan de ${'name'}`, 'Lo que cuentan después'],
    },
    callToAction: {
      nav: 'Presupuesto',
      heading: ['¿Algo que lleva meses esperando?'],
      intro: ['Mándanos dos fotos y una frase.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Cuéntale el problema a ${'name'}`, 'Cuéntanos el problema'],
      intro: ['Qué pasa, dónde y desde cuándo.'],
    },
  },
};

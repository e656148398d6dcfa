import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const salon: TradeWords = {
  senses: [
    {
      noun: 'peluquería',
      gender: 'f',
      words: [
        'peluquería',
        'peluquerías',
        'peluquero',
        'peluquera',
        'salón de peluquería',
        'estilista',
        'estudio de peluquería',
      ],
    },
    { noun: 'barbería', gender: 'f', words: ['barbería', 'barberías', 'barbero', 'barber shop'] },
    {
      noun: 'centro de estética',
      gender: 'm',
      schemaType: 'BeautySalon',
      words: [
        'maquilladora',
        'maquillador',
        'artista del maquillaje',
        'centro de estética',
        'centro de belleza',
        'salón de belleza',
        'estética',
        'esteticista',
        'salón de uñas',
        'estudio de uñas',
        'manicurista',
      ],
    },
    {
      noun: 'estudio de tatuaje',
      gender: 'm',
      schemaType: 'TattooParlor',
      words: [
        'artista del tatuaje',
        'estudio de tatuaje',
        'estudio de tatuajes',
        'tatuador',
        'tatuadora',
        'tatuajes',
        'tattoo',
      ],
    },
  ],
  hints: [
    'corte',
    'cortes',
    'mechas',
    'tinte',
    'balayage',
    'barba',
    'afeitado',
    'manicura',
    'pedicura',
    'depilación',
    'peinados',
    'recogidos',
    'tratamientos faciales',
    'alisado',
  ],
  action: 'Pedir cita',
  submit: 'Pedir la cita',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un sillón libre ${'inPlace'}`,
    line`Pide cita para ${'offerings'}`,
    'Siéntate y cuéntanos',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Servicios: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Servicios: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Cuenta qué quieres cambiar y qué debe quedarse como está.`,
    line`${'aNoun'} ${'inPlace'}. Servicios: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Servicios: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Cuenta qué quieres cambiar y qué debe quedarse como está.`,
    line`${'aNoun'} ${'inPlace'}. Cuenta qué quieres cambiar y qué debe quedarse como está.`,
    line`Servicios: ${'offerings'}.`,
    'Siéntate, cuenta qué quieres cambiar y qué debe quedarse como está. Lo hablamos antes de empezar y luego pides cita.',
  ],
  closing: ['Elige un servicio y pide cita.', 'Escribe el día que te viene bien.'],
  beside: [
    'Cuéntanos qué te has hecho antes.',
    'Trae una foto si te ayuda a explicarlo.',
    'Pregunta cuánto se tarda.',
    '¿Piel sensible? Dilo al pedir cita.',
  ],
  toFill: ['Añade un servicio', 'Añade un segundo servicio', 'Añade un tercer servicio'],
  sections: {
    features: {
      nav: 'Tu cita',
      heading: [line`Tu cita en ${'name'}`, 'Tu cita'],
      items: [
        {
          title: 'Primero hablamos',
          body: 'Qué te gusta, qué no, y cuánto tiempo quieres dedicarle por las mañanas.',
        },
        {
          title: 'Sin sorpresas',
          body: 'Pregunta el precio y el tiempo antes de empezar.',
        },
        { title: 'Para después', body: 'Te contamos cómo cuidarlo en casa con lo que ya tienes.' },
      ],
    },
    offerings: {
      nav: 'Servicios',
      heading: [line`Qué puedes pedir en ${'name'}`, 'Qué puedes pedir'],
      intro: ['Si dudas entre dos, pide consejo al reservar.'],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Lista de precios'],
      intro: ['Pregunta por tu caso si no lo ves en la lista.'],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Delante del espejo'],
      intro: ['El salón y sus herramientas.'],
    },
    team: {
      nav: 'Equipo',
      heading: [line`Las manos de ${'name'}`, 'Quién te atiende'],
      intro: ['Pide cita con quien prefieras.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Detrás del sillón de ${'name'}`, 'Detrás del sillón'],
      intro: ['Mirar, preguntar y luego empezar: en ese orden.'],
    },
    visit: {
      nav: 'Visítanos',
      heading: [line`Tu sillón ${'inPlace'}`, 'Dónde te esperamos'],
      intro: ['Ven unos minutos antes y deja el abrigo.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la cita'],
      items: [
        {
          title: '¿Cómo cambio o anulo mi cita?',
          body: 'Escribe o llama en cuanto lo sepas, para que otra persona pueda venir a esa hora.',
        },
        {
          title: '¿Cómo me preparo?',
          body: 'Pregunta al reservar: depende de lo que vayas a hacerte.',
        },
        {
          title: '¿Y si no me gusta?',
          body: 'Dilo en el momento, con el espejo delante. Para eso está.',
        },
      ],
    },
    contact: {
      nav: 'Citas',
      heading: [line`Pide cita en ${'name'}`, 'Pide tu cita'],
      intro: ['El servicio, el día y la hora que prefieres.'],
    },
  },
};

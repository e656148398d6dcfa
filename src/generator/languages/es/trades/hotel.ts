import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const hotel: TradeWords = {
  senses: [
    {
      noun: 'hotel',
      gender: 'm',
      schemaType: 'Hotel',
      words: ['hotel', 'hoteles', 'hotel boutique', 'resort', 'parador', 'balneario'],
    },
    {
      noun: 'casa rural',
      gender: 'f',
      words: [
        'casa rural',
        'casas rurales',
        'alojamiento rural',
        'casa de huéspedes',
        'hostería',
        'posada',
        'pensión',
        'villa vacacional',
        'apartamento turístico',
        'apartamentos turísticos',
        'alquiler vacacional',
        'alojamiento',
        'finca rural',
        'cabañas',
      ],
    },
    {
      noun: 'bed and breakfast',
      gender: 'm',
      schemaType: 'BedAndBreakfast',
      words: ['bed and breakfast', 'alojamiento con desayuno'],
    },
    {
      noun: 'albergue',
      gender: 'm',
      schemaType: 'Hostel',
      words: ['albergue', 'albergues', 'hostal', 'hostales', 'hostel'],
    },
    {
      noun: 'camping',
      gender: 'm',
      schemaType: 'Campground',
      words: ['camping', 'campings', 'glamping', 'zona de acampada'],
    },
  ],
  hints: [
    'habitaciones',
    'habitación',
    'suites',
    'desayuno',
    'desayunos',
    'piscina',
    'vistas al mar',
    'huéspedes',
    'estancia',
    'noches',
    'escapada',
  ],
  action: 'Preguntar por una habitación',
  submit: 'Enviar la pregunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una cama y una ventana ${'inPlace'}`,
    line`Para tu estancia: ${'offerings'}`,
    'Deja la maleta',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Te esperan: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Te esperan: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di cuándo llegas, cuántos sois y qué necesitas para dormir bien.`,
    line`${'aNoun'} ${'inPlace'}. Te esperan: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Te esperan: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di cuándo llegas, cuántos sois y qué necesitas para dormir bien.`,
    line`${'aNoun'} ${'inPlace'}. Di cuándo llegas, cuántos sois y qué necesitas para dormir bien.`,
    line`Te esperan: ${'offerings'}.`,
    'Di cuándo llegas, cuántas noches te quedas y qué necesitas para dormir bien. Te contestamos si hay habitación.',
  ],
  closing: ['Escribe las fechas y cuántos sois.', 'Mira la casa y pregunta por tus fechas.'],
  beside: [
    'Pregunta si está libre en tus fechas.',
    'Di si viajas con niños.',
    'Pregunta qué incluye.',
    'Pregunta a qué hora conviene llegar.',
  ],
  toFill: [
    'Añade una habitación',
    'Añade algo que incluye la estancia',
    'Añade algo que hacer cerca',
  ],
  sections: {
    features: {
      nav: 'Tu estancia',
      heading: [line`Tu estancia en ${'name'}`, 'Tu estancia'],
      items: [
        { title: 'Llegar', body: 'Di a qué hora vienes, y alguien te espera con la llave.' },
        {
          title: 'Dormir',
          body: 'Una almohada más alta, una cuna, silencio: pídelo antes de llegar.',
        },
        { title: 'Salir', body: 'Pregunta en recepción qué merece la pena a pie.' },
      ],
    },
    offerings: {
      nav: 'Habitaciones',
      heading: [line`Qué ofrece ${'name'}`, 'Qué hay en la casa'],
      intro: ['Pregunta por la que te interesa con las fechas.'],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Cuartos, camas y ventanas'],
      intro: ['Antes de que deshagas la maleta.'],
    },
    pricing: {
      nav: 'Tarifas',
      heading: ['Lo que cuesta una noche'],
      intro: ['Depende de las fechas: pregunta por las tuyas.'],
    },
    about: {
      nav: 'La casa',
      heading: [line`La casa de ${'name'}`, 'La casa'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Camas hechas, una luz encendida y alguien que sabe el camino.`,
        'Camas hechas, una luz encendida y alguien que sabe el camino.',
      ],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de reservar'],
      items: [
        { title: '¿Aceptáis animales?', body: 'Di cuál y de qué tamaño, y te contestamos.' },
        { title: '¿A qué hora puedo entrar?', body: 'Pregunta al reservar, y di si llegas tarde.' },
        {
          title: '¿Puedo anular?',
          body: 'Pide las condiciones antes de reservar, para no llevarte sorpresas.',
        },
      ],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`El camino a ${'name'}`, 'El camino a la casa'],
      intro: ['Si vienes en coche, pregunta dónde se aparca.'],
    },
    callToAction: {
      nav: 'Tus fechas',
      heading: ['¿Ya sabes cuándo?'],
      intro: ['Manda las fechas y cuántos sois.'],
    },
    contact: {
      nav: 'Reservas',
      heading: [line`Pregunta en ${'name'} por tus fechas`, 'Pregunta por tus fechas'],
      intro: ['Llegada, salida y número de personas.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const garage: TradeWords = {
  senses: [
    {
      noun: 'taller mecánico',
      gender: 'm',
      words: [
        'taller mecánico',
        'taller de coches',
        'taller de automóviles',
        'mecánico',
        'mecánicos',
        'mecánica',
        'taller de chapa y pintura',
        'chapa y pintura',
        'taller de reparación',
        'taller de neumáticos',
      ],
    },
    {
      noun: 'taller de motos',
      gender: 'm',
      schemaType: 'MotorcycleRepair',
      words: ['taller de motos', 'taller de motocicletas', 'reparación de motos'],
    },
  ],
  hints: [
    'frenos',
    'neumáticos',
    'cambio de aceite',
    'itv',
    'motor',
    'embrague',
    'escape',
    'coches',
    'revisión del coche',
    'batería',
    'vehículos',
    'llantas',
  ],
  action: 'Pedir hora',
  submit: 'Pedir la hora',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Motor y herramienta ${'inPlace'}`,
    line`Para tu vehículo: ${'offerings'}`,
    'Dinos qué ruido hace',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Servicios: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Servicios: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di qué coche es, qué ruido hace y cuándo lo necesitas de vuelta.`,
    line`${'aNoun'} ${'inPlace'}. Servicios: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Servicios: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di qué coche es, qué ruido hace y cuándo lo necesitas de vuelta.`,
    line`${'aNoun'} ${'inPlace'}. Di qué coche es, qué ruido hace y cuándo lo necesitas de vuelta.`,
    line`Servicios: ${'offerings'}.`,
    'Di qué coche es, qué ruido hace y cuándo lo necesitas de vuelta. Lo miramos, te llamamos con el precio y luego decides.',
  ],
  closing: ['Pide hora con la marca y el año del coche.', 'Describe el ruido y pide hora.'],
  beside: [
    'Di la marca, el modelo y el año.',
    'Pregunta cuánto tiempo se queda.',
    'Pregunta por el precio de la pieza.',
    'Di cuándo se hizo la última vez.',
  ],
  toFill: ['Añade un trabajo del taller', 'Añade un segundo trabajo', 'Añade un tercer trabajo'],
  sections: {
    features: {
      nav: 'En el taller',
      heading: [line`Tu coche en ${'name'}`, 'Tu coche en el taller'],
      items: [
        { title: 'Llamamos antes', body: 'Si aparece algo más, te llamamos y decides tú.' },
        { title: 'Piezas a la vista', body: 'Pide ver la pieza vieja antes de que la tiremos.' },
        { title: 'Cuentas claras', body: 'Mano de obra y piezas, en líneas separadas.' },
      ],
    },
    offerings: {
      nav: 'Trabajos',
      heading: [line`Qué repara ${'name'}`, 'Qué reparamos'],
      intro: ['Si tu avería no está aquí, descríbela.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['Del ruido a la llave'],
      items: [
        { title: 'Describes', body: 'Qué suena, cuándo y desde hace cuánto.' },
        { title: 'Miramos', body: 'Lo ponemos en el elevador y te decimos qué es.' },
        { title: 'Arreglamos', body: 'Con tu sí. Antes, no.' },
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Lo que cuesta'],
      intro: ['El precio final depende del modelo: pregunta por el tuyo.'],
    },
    about: {
      nav: 'Taller',
      heading: [line`Quién está debajo del coche en ${'name'}`, 'Quién está debajo del coche'],
      intro: ['Escuchar el motor antes de abrir la caja de herramientas.'],
    },
    gallery: { nav: 'Imágenes', heading: ['Grasa y tornillos'], intro: ['El taller por dentro.'] },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`El taller ${'inPlace'}`, 'Dónde está el taller'],
      intro: ['Si el coche no anda, llama antes de venir.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de dejar la llave'],
      items: [
        {
          title: '¿Cuánto tarda?',
          body: 'Depende de las piezas. Te lo decimos después de mirarlo.',
        },
        { title: '¿Puedo traer mis piezas?', body: 'Pregunta antes: no todas sirven.' },
        { title: '¿Hay coche de sustitución?', body: 'Pregunta al pedir hora.' },
      ],
    },
    callToAction: {
      nav: 'Avería',
      heading: ['¿Una luz roja en el tablero?'],
      intro: ['Di cuál es y qué coche.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pide hora en ${'name'}`, 'Pide tu hora'],
      intro: ['Coche, año y qué le pasa.'],
    },
  },
};

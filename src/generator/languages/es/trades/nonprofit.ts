import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nonprofit: TradeWords = {
  senses: [
    {
      noun: 'organización sin ánimo de lucro',
      gender: 'f',
      words: [
        'ong',
        'organización sin ánimo de lucro',
        'organización sin fines de lucro',
        'fundación',
        'entidad benéfica',
        'banco de alimentos',
        'protectora de animales',
        'refugio de animales',
        'protectora',
      ],
    },
    {
      noun: 'asociación',
      gender: 'f',
      words: [
        'asociación',
        'asociaciones',
        'asociación de vecinos',
        'asociación cultural',
        'club deportivo',
        'peña',
        'colectivo vecinal',
        'ampa',
      ],
    },
    {
      noun: 'iglesia',
      gender: 'f',
      schemaType: 'PlaceOfWorship',
      words: ['iglesia', 'parroquia', 'mezquita', 'sinagoga', 'templo', 'congregación'],
    },
  ],
  hints: [
    'donar',
    'donaciones',
    'donativos',
    'voluntarios',
    'voluntarias',
    'voluntariado',
    'socios',
    'causa',
    'comunidad',
    'refugiados',
    'solidaridad',
  ],
  action: 'Echar una mano',
  submit: 'Ofrecer ayuda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Personas y manos ${'inPlace'}`,
    line`Nos ocupamos de: ${'offerings'}`,
    'Cada mano cuenta',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Lo que hacemos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Lo que hacemos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Mira qué hacemos y qué hace falta, y di cómo quieres ayudar.`,
    line`${'aNoun'} ${'inPlace'}. Lo que hacemos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Lo que hacemos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Mira qué hacemos y qué hace falta, y di cómo quieres ayudar.`,
    line`${'aNoun'} ${'inPlace'}. Mira qué hacemos y qué hace falta, y di cómo quieres ayudar.`,
    line`Lo que hacemos: ${'offerings'}.`,
    'Mira qué hacemos, qué hace falta y quién puede ayudar. Se puede dar tiempo, cosas o dinero; di qué tienes y hablamos.',
  ],
  closing: ['Di cuánto tiempo tienes y qué sabes hacer.', 'Mira qué hace falta y escríbenos.'],
  beside: [
    'Pregunta cómo puedes participar.',
    'Pregunta qué hace falta ahora.',
    'Trae a alguien contigo.',
    'Pregunta a quién llega.',
  ],
  toFill: ['Añade algo que hacéis', 'Añade una segunda actividad', 'Añade una tercera actividad'],
  sections: {
    about: {
      nav: 'Quiénes somos',
      heading: [line`Por qué existe ${'name'}`, 'Por qué existimos'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Empezamos por lo que está cerca.`,
        'Empezamos por lo que está cerca.',
      ],
    },
    features: {
      nav: 'Ayudar',
      heading: [line`Ayudar a ${'name'}`, 'Cómo ayudar'],
      items: [
        { title: 'Con tiempo', body: 'Una tarde suelta también sirve. Di cuándo puedes.' },
        {
          title: 'Con cosas',
          body: 'Pregunta antes qué hace falta, para que nada se quede en un rincón.',
        },
        { title: 'Con dinero', body: 'Pregunta en qué se gasta y te lo contamos.' },
      ],
    },
    offerings: {
      nav: 'Qué hacemos',
      heading: [line`Lo que hace ${'name'}`, 'Lo que hacemos'],
      intro: ['Escrito en corto. Lo largo, en persona.'],
    },
    process: {
      nav: 'Participar',
      heading: ['De la primera nota al primer día'],
      items: [
        { title: 'Escribes', body: 'Tu nombre, tu barrio y las horas que tienes.' },
        { title: 'Nos conocemos', body: 'Un café y preguntas por las dos partes.' },
        { title: 'Empiezas', body: 'Vienes el primer día con alguien que ya conoce el camino.' },
      ],
    },
    events: {
      nav: 'Agenda',
      heading: ['Próximos encuentros'],
      intro: ['Días en los que puedes pasar.'],
    },
    pricing: {
      nav: 'Donar',
      heading: ['Formas de dar'],
      intro: ['Pregunta a qué se destina cada donación.'],
      items: [
        { title: 'Una vez', body: 'La cantidad que quieras, cuando quieras.' },
        { title: 'Cada mes', body: 'Una cantidad pequeña con la que podemos hacer planes.' },
        { title: 'En nombre de alguien', body: 'Un regalo que no ocupa sitio.' },
      ],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Lo que se suele preguntar'],
      items: [
        {
          title: '¿Necesito experiencia?',
          body: 'Di qué sabes hacer y qué te gustaría aprender, y lo vemos.',
        },
        {
          title: '¿En qué se gasta el dinero?',
          body: 'Pregunta, y te lo explicamos.',
        },
        {
          title: '¿Puedo traer ropa o comida?',
          body: 'Escribe antes qué es, y te decimos si hace falta.',
        },
      ],
    },
    callToAction: {
      nav: 'Ayuda',
      heading: ['¿Tienes una hora libre?'],
      intro: ['Escribe cuándo, y encontramos algo que hacer.'],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`Pasa a vernos ${'inPlace'}`, 'Pasa a vernos'],
      intro: ['La puerta se abre también para preguntar.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Escribe a ${'name'}`, 'Escríbenos dos líneas'],
      intro: ['Qué tienes: tiempo, cosas o preguntas.'],
    },
  },
};

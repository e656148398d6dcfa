import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const software: TradeWords = {
  senses: [
    {
      noun: 'empresa de software',
      gender: 'f',
      words: [
        'software',
        'empresa de software',
        'empresa tecnológica',
        'empresa informática',
        'desarrollo de software',
        'consultora tecnológica',
      ],
    },
    {
      noun: 'startup',
      gender: 'f',
      words: ['startup', 'startups', 'start-up', 'empresa emergente'],
    },
    {
      noun: 'aplicación',
      gender: 'f',
      schemaType: 'SoftwareApplication',
      words: [
        'creador de páginas web',
        'constructor de páginas web',
        'constructor de sitios web',
        'creador de sitios web',
        'aplicación',
        'app',
        'aplicación móvil',
        'saas',
        'plataforma',
        'plataforma digital',
        'aplicación web',
        'programa de facturación',
      ],
    },
    {
      noun: 'estudio de videojuegos',
      gender: 'm',
      words: ['estudio de videojuegos', 'videojuego', 'videojuegos'],
    },
  ],
  hints: [
    'arquitectura de software',
    'gráfico de barras',
    'panel',
    'analítica',
    'automatización',
    'integraciones',
    'usuarios',
    'datos',
    'en la nube',
    'api',
    'facturación',
    'informes',
    'lanzamiento',
    'beta',
  ],
  action: 'Pedir una demostración',
  submit: 'Pedir la demostración',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Hecho ${'inPlace'}`,
    line`En una pantalla: ${'offerings'}`,
    'Menos clics para la misma tarea',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Funciones: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Funciones: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Mira qué hace, pide una demostración y pruébalo con tus propios datos.`,
    line`${'aNoun'} ${'inPlace'}. Funciones: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Funciones: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Mira qué hace, pide una demostración y pruébalo con tus propios datos.`,
    line`${'aNoun'} ${'inPlace'}. Mira qué hace, pide una demostración y pruébalo con tus propios datos.`,
    line`Funciones: ${'offerings'}.`,
    'Mira qué hace y qué no. Pide una demostración, hazla con tus propios datos y decide después si te quita trabajo.',
  ],
  closing: ['Pide una demostración con tus datos.', 'Mira qué hace y pregunta.'],
  beside: [
    'Para ver en la demostración.',
    'Pregunta cómo encaja con lo que usas.',
    'Di cuántas personas lo usarían.',
    'Pregunta qué datos necesita.',
  ],
  toFill: ['Añade una función', 'Añade una segunda función', 'Añade una tercera función'],
  sections: {
    features: {
      nav: 'Funciones',
      heading: [line`Para qué sirve ${'name'}`, 'Para qué sirve'],
      items: [
        { title: 'Empieza con lo tuyo', body: 'Trae una tarea real, no un ejemplo inventado.' },
        { title: 'Sal cuando quieras', body: 'Pregunta antes de entrar cómo te llevas tus datos.' },
        {
          title: 'Pregunta a quien lo hace',
          body: 'Pide hablar con quien escribe el programa.',
        },
      ],
    },
    process: {
      nav: 'Cómo funciona',
      heading: ['Tres pasos hasta la primera tarea'],
      items: [
        { title: 'Cuenta', body: 'Qué haces hoy a mano y cuánto tiempo se va en ello.' },
        { title: 'Mira', body: 'Te lo enseñamos con un caso parecido al tuyo.' },
        { title: 'Prueba', body: 'Lo usas con tus datos y decides.' },
      ],
    },
    offerings: {
      nav: 'Producto',
      heading: [line`Qué hace ${'name'}`, 'Qué hace el programa'],
      intro: ['Lo esencial en una lista.'],
    },
    pricing: {
      nav: 'Planes',
      heading: ['Planes y precios'],
      intro: ['Pregunta por tu número de usuarios.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién escribe ${'name'}`, 'Quién lo escribe'],
      intro: ['Un programa es bueno cuando dejas de pensar en él.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la demostración'],
      items: [
        {
          title: '¿Necesito instalar algo?',
          body: 'Pregunta con el sistema que usas, y te decimos qué hace falta.',
        },
        {
          title: '¿Dónde están mis datos?',
          body: 'Pídenos el lugar y las condiciones por escrito antes de empezar.',
        },
        {
          title: '¿Puedo pasar lo que ya tengo?',
          body: 'Manda un ejemplo sin datos personales y lo miramos.',
        },
      ],
    },
    callToAction: {
      nav: 'Demostración',
      heading: ['¿Una tarea que repites cada semana?'],
      intro: ['Descríbela y te enseñamos si sabemos hacerla.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Habla con ${'name'}`, 'Pide tu demostración'],
      intro: ['Qué haces hoy, con qué, y cuántos sois.'],
    },
  },
};

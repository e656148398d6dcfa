import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const event: TradeWords = {
  senses: [
    {
      noun: 'congreso',
      gender: 'm',
      words: [
        'congreso',
        'congresos',
        'conferencia',
        'conferencias',
        'jornadas',
        'simposio',
        'cumbre',
        'jornada técnica',
      ],
    },
    {
      noun: 'festival',
      gender: 'm',
      schemaType: 'Festival',
      words: ['festival', 'festivales', 'feria', 'verbena', 'fiesta mayor'],
    },
    {
      noun: 'evento',
      gender: 'm',
      words: [
        'evento',
        'hackathon',
        'exposición',
        'gala',
        'maratón',
        'carrera solidaria',
        'torneo',
        'encuentro',
        'meetup',
      ],
    },
    {
      noun: 'teatro',
      gender: 'm',
      schemaType: 'PerformingArtsTheater',
      words: ['teatro', 'museo', 'cine', 'sala de teatro', 'centro cultural'],
    },
  ],
  hints: [
    'ponentes',
    'entradas',
    'programa',
    'agenda',
    'inscripción',
    'inscripciones',
    'patrocinadores',
    'asistentes',
    'charlas',
    'talleres',
    'escenario',
    'cartel',
  ],
  action: 'Preguntar por una plaza',
  submit: 'Enviar la pregunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Nos vemos ${'inPlace'}`,
    line`En el programa: ${'offerings'}`,
    'Guarda el día',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En el programa: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En el programa: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Mira el programa, elige lo que te interesa y pregunta por una plaza.`,
    line`${'aNoun'} ${'inPlace'}. En el programa: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En el programa: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Mira el programa, elige lo que te interesa y pregunta por una plaza.`,
    line`${'aNoun'} ${'inPlace'}. Mira el programa, elige lo que te interesa y pregunta por una plaza.`,
    line`En el programa: ${'offerings'}.`,
    'Mira el programa, elige lo que te interesa y pregunta por una plaza. Di si necesitas algo para llegar o para entrar.',
  ],
  closing: ['Mira el programa y pregunta por una plaza.', 'Escribe cuántas personas venís.'],
  beside: [
    'Busca la hora en el programa.',
    'Pregunta si quedan plazas.',
    'Llega con tiempo.',
    'Pregunta si hay que apuntarse aparte.',
  ],
  toFill: ['Añade un punto del programa', 'Añade un segundo punto', 'Añade un tercer punto'],
  sections: {
    features: {
      nav: 'Asistir',
      heading: [line`Asistir a ${'name'}`, 'Antes de venir'],
      items: [
        {
          title: 'Elige antes',
          body: 'Marca lo que no te quieres perder; entre dos cosas hay que caminar.',
        },
        {
          title: 'Di qué necesitas',
          body: 'Rampa, intérprete, menú: escríbelo y miramos qué se puede hacer.',
        },
        { title: 'Trae a alguien', body: 'Las pausas se cuentan mejor entre dos.' },
      ],
    },
    events: {
      nav: 'Programa',
      heading: ['Qué pasa y cuándo'],
      intro: ['El orden del día, según se confirma.'],
    },
    offerings: {
      nav: 'Contenido',
      heading: [line`Qué hay en ${'name'}`, 'Qué hay'],
      intro: ['Un resumen; lo demás está en el programa.'],
    },
    team: {
      nav: 'Personas',
      heading: [line`Quién estará en ${'name'}`, 'Quién estará'],
      intro: ['Nombres que se van confirmando.'],
    },
    pricing: {
      nav: 'Entradas',
      heading: ['Entradas y precios'],
      intro: ['Pregunta por grupos y estudiantes.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién organiza ${'name'}`, 'Quién organiza'],
      intro: ['Sillas, micrófonos y café a su hora: lo demás lo ponéis vosotros.'],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Antes de abrir las puertas'],
      intro: ['El sitio, todavía vacío.'],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`El lugar ${'inPlace'}`, 'El lugar'],
      intro: ['Mira el camino la víspera.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes del día'],
      items: [
        {
          title: '¿Puedo cambiar el nombre de la entrada?',
          body: 'Escribe antes del día con los dos nombres.',
        },
        {
          title: '¿Hay sitio para una silla de ruedas?',
          body: 'Dilo al pedir plaza y te contamos cómo es el acceso.',
        },
        { title: '¿Puedo proponer algo?', body: 'Sí: escribe la idea en tres frases.' },
      ],
    },
    callToAction: {
      nav: 'Plazas',
      heading: ['¿Te guardamos un sitio?'],
      intro: ['Di cuántas personas y qué día.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pregunta a ${'name'}`, 'Pregunta por tu plaza'],
      intro: ['Cuántas personas, qué día, y qué necesitáis.'],
    },
  },
};

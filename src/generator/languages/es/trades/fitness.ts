import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const fitness: TradeWords = {
  senses: [
    {
      noun: 'gimnasio',
      gender: 'm',
      schemaType: 'ExerciseGym',
      words: [
        'gimnasio',
        'gimnasios',
        'centro deportivo',
        'crossfit',
        'box de crossfit',
        'centro de fitness',
        'gym',
        'rocódromo',
        'sala de boxeo',
      ],
    },
    {
      noun: 'servicio de entrenamiento personal',
      gender: 'm',
      words: ['entrenador personal', 'entrenadora personal', 'entrenamiento personal'],
    },
    {
      noun: 'escuela de baile',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: [
        'escuela de baile',
        'academia de baile',
        'clases de baile',
        'escuela de danza',
        'estudio de danza',
      ],
    },
    {
      noun: 'escuela de artes marciales',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: [
        'artista marcial',
        'artes marciales',
        'karate',
        'judo',
        'jiu-jitsu',
        'taekwondo',
        'dojo',
      ],
    },
    {
      noun: 'escuela deportiva',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: [
        'escuela de surf',
        'surf camp',
        'centro de buceo',
        'escuela de buceo',
        'escuela de esquí',
        'escuela de vela',
        'escuela de natación',
        'escuela de tenis',
        'escuela deportiva',
      ],
    },
  ],
  hints: [
    'entrenamiento',
    'entrenamientos',
    'spinning',
    'zumba',
    'fuerza',
    'estiramientos',
    'boxeo',
    'cardio',
    'clases dirigidas',
  ],
  action: 'Probar una clase',
  submit: 'Pedir una clase',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un lugar para moverse ${'inPlace'}`,
    line`En la sala: ${'offerings'}`,
    'Ven con ropa cómoda',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Clases: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Clases: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Ven con ropa cómoda, di qué has hecho antes y empieza a tu paso.`,
    line`${'aNoun'} ${'inPlace'}. Clases: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Clases: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Ven con ropa cómoda, di qué has hecho antes y empieza a tu paso.`,
    line`${'aNoun'} ${'inPlace'}. Ven con ropa cómoda, di qué has hecho antes y empieza a tu paso.`,
    line`Clases: ${'offerings'}.`,
    'Ven con ropa cómoda y di qué has hecho antes y qué te duele. Empiezas a tu paso, y nadie te compara con el de al lado.',
  ],
  closing: ['Elige una clase y escribe para probarla.', 'Pregunta qué clase te conviene.'],
  beside: [
    'Pregunta si es tu nivel.',
    'Llega unos minutos antes.',
    'Di si tienes una lesión.',
    'Trae agua y una toalla.',
  ],
  toFill: ['Añade una clase', 'Añade una segunda clase', 'Añade una tercera clase'],
  sections: {
    features: {
      nav: 'Empezar',
      heading: [line`Empezar en ${'name'}`, 'El primer día'],
      items: [
        {
          title: 'Di qué te duele',
          body: 'Antes de empezar, no después: hay otra forma de hacer casi todo.',
        },
        {
          title: 'Empieza despacio',
          body: 'El primer día basta con mirar, probar y volver a casa entero.',
        },
        {
          title: 'Encuentra tu hora',
          body: 'Mira el horario y elige la clase a la que podrás volver.',
        },
      ],
    },
    offerings: {
      nav: 'Clases',
      heading: [line`Qué se hace en ${'name'}`, 'Qué se hace en la sala'],
      intro: ['Cada clase tiene su ritmo; pregunta cuál es el tuyo.'],
    },
    events: {
      nav: 'Horario',
      heading: ['La semana en la sala'],
      intro: ['Días y horas de las clases.'],
    },
    pricing: {
      nav: 'Cuotas',
      heading: ['Cuotas y bonos'],
      intro: ['Pregunta por una clase suelta antes de decidir.'],
    },
    team: {
      nav: 'Equipo',
      heading: [line`Quién da las clases en ${'name'}`, 'Quién da las clases'],
      intro: ['Personas a las que puedes preguntar.'],
    },
    about: {
      nav: 'La sala',
      heading: [line`La sala de ${'name'}`, 'La sala'],
      intro: ['Suelo, espejo, aire y alguien que mira cómo lo haces.'],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['La sala en imágenes'],
      intro: ['Antes de que empiece la clase.'],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`La sala ${'inPlace'}`, 'Dónde está la sala'],
      intro: ['Pregunta por los vestuarios si vienes del trabajo.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la primera clase'],
      items: [
        {
          title: 'Nunca he hecho nada de esto. ¿Puedo venir?',
          body: 'Sí. Dilo al llegar y alguien estará pendiente de ti.',
        },
        {
          title: '¿Qué tengo que llevar?',
          body: 'Ropa en la que puedas agacharte. Por el resto, pregunta.',
        },
        {
          title: '¿Cómo me apunto?',
          body: 'Escribe qué clase y qué día, y te decimos si hay sitio.',
        },
      ],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Prueba una clase en ${'name'}`, 'Prueba una clase'],
      intro: ['Qué clase, qué día y qué has hecho antes.'],
    },
  },
};

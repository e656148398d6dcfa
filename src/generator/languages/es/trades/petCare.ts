import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const petCare: TradeWords = {
  senses: [
    {
      noun: 'peluquería canina',
      gender: 'f',
      words: [
        'peluquería canina',
        'peluquero canino',
        'peluquera canina',
        'peluquería para perros',
        'peluquería de mascotas',
      ],
    },
    {
      noun: 'clínica veterinaria',
      gender: 'f',
      schemaType: 'VeterinaryCare',
      words: [
        'clínica veterinaria',
        'veterinario',
        'veterinaria',
        'veterinarios',
        'hospital veterinario',
      ],
    },
    {
      noun: 'servicio de paseo de perros',
      gender: 'm',
      words: [
        'paseador de perros',
        'paseadora de perros',
        'paseo de perros',
        'cuidador de mascotas',
        'cuidadora de mascotas',
        'cuidado de mascotas',
      ],
    },
    {
      noun: 'escuela canina',
      gender: 'f',
      words: [
        'adiestramiento canino',
        'adiestrador canino',
        'educador canino',
        'educadora canina',
        'escuela canina',
      ],
    },
    {
      noun: 'residencia canina',
      gender: 'f',
      words: [
        'guardería de perros',
        'guardería para perros',
        'guardería de mascotas',
        'residencia canina',
        'guardería canina',
        'hotel canino',
        'hotel para perros',
        'hotel para mascotas',
        'residencia para mascotas',
        'criadero de perros',
      ],
    },
    {
      noun: 'escuela de equitación',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['hípica', 'escuela de equitación', 'clases de equitación', 'centro ecuestre'],
    },
  ],
  hints: [
    'perros',
    'perro',
    'gatos',
    'gato',
    'mascotas',
    'mascota',
    'cachorros',
    'caballos',
    'conejos',
    'animales de compañía',
    'patas',
  ],
  action: 'Preguntar por tu animal',
  submit: 'Enviar la pregunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Para patas y hocicos ${'inPlace'}`,
    line`Para tu animal: ${'offerings'}`,
    'Primero, que huela la mano',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Para tu animal: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para tu animal: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di cómo se llama, qué edad tiene y a qué le tiene miedo.`,
    line`${'aNoun'} ${'inPlace'}. Para tu animal: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Para tu animal: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di cómo se llama, qué edad tiene y a qué le tiene miedo.`,
    line`${'aNoun'} ${'inPlace'}. Di cómo se llama, qué edad tiene y a qué le tiene miedo.`,
    line`Para tu animal: ${'offerings'}.`,
    'Di cómo se llama, qué edad tiene y a qué le tiene miedo. Así el primer encuentro empieza con calma para los tres.',
  ],
  closing: [
    'Cuenta cómo es tu animal y pide un día.',
    'Escribe su nombre, su edad y qué necesita.',
  ],
  beside: [
    'Di la raza y el tamaño.',
    'Cuenta qué le da miedo.',
    'Pregunta cuánto dura.',
    'Trae su manta si le ayuda.',
  ],
  toFill: ['Añade un servicio', 'Añade un segundo servicio', 'Añade un tercer servicio'],
  sections: {
    features: {
      nav: 'La visita',
      heading: [line`Tu animal en ${'name'}`, 'La primera visita'],
      items: [
        { title: 'Sin prisa', body: 'Primero olfatear, después tocar.' },
        { title: 'Con su historia', body: 'Cartilla, alergias, manías: tráelo escrito.' },
        { title: 'Con noticias', body: 'Te contamos cómo ha ido, también lo que no salió.' },
      ],
    },
    offerings: {
      nav: 'Servicios',
      heading: [line`Qué hace ${'name'} por tu animal`, 'Qué hacemos'],
      intro: ['Pregunta si sirve para el tuyo.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['De la correa a la calma'],
      items: [
        { title: 'Presentar', body: 'Nos cuentas quién es y qué necesita.' },
        { title: 'Conocer', body: 'Una visita corta para que sepa a qué huele aquí.' },
        { title: 'Cuidar', body: 'El día acordado, a su ritmo.' },
      ],
    },
    gallery: { nav: 'Imágenes', heading: ['Orejas y patas'], intro: ['Los que se dejan mirar.'] },
    pricing: {
      nav: 'Precios',
      heading: ['Precios según tamaño'],
      intro: ['Pregunta con la raza y el peso.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién cuida en ${'name'}`, 'Quién cuida'],
      intro: ['Los animales no leen páginas; se fijan en las manos.'],
    },
    team: { nav: 'Equipo', heading: [line`Las manos de ${'name'}`, 'Las manos'] },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`Ven a vernos ${'inPlace'}`, 'Dónde estamos'],
      intro: ['Ven con correa o transportín.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la primera visita'],
      items: [
        {
          title: 'Mi perro es nervioso. ¿Puede venir?',
          body: 'Dilo al pedir el día, y buscamos una hora tranquila.',
        },
        {
          title: '¿Hace falta la cartilla de vacunas?',
          body: 'Tráela; te decimos qué pedimos según el servicio.',
        },
        { title: '¿Puedo quedarme?', body: 'Pregunta: unos se calman contigo y otros sin ti.' },
      ],
    },
    callToAction: {
      nav: 'Cita',
      heading: ['¿Alguien mueve la cola?'],
      intro: ['Di quién es y qué día os viene bien.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Cuéntale a ${'name'} cómo es`, 'Cuéntanos cómo es'],
      intro: ['Nombre, edad, raza y qué necesita.'],
    },
  },
};

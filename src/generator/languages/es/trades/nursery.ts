import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nursery: TradeWords = {
  senses: [
    {
      noun: 'guardería',
      gender: 'f',
      words: [
        'guardería',
        'guarderías',
        'guardería infantil',
        'jardín maternal',
        'sala cuna',
        'centro de día infantil',
        'madre de día',
        'casa nido',
      ],
    },
    {
      noun: 'escuela infantil',
      gender: 'f',
      schemaType: 'Preschool',
      words: [
        'escuela infantil',
        'escuelas infantiles',
        'jardín de infancia',
        'jardín de niños',
        'jardín infantil',
        'jardín de infantes',
        'parvulario',
        'kínder',
        'preescolar',
        'educación infantil',
        'escuela montessori',
        'escuela bosque',
        'escuela waldorf',
      ],
    },
    {
      noun: 'ludoteca',
      gender: 'f',
      words: [
        'ludoteca',
        'ludotecas',
        'centro de juego infantil',
        'actividades extraescolares',
        'extraescolares',
      ],
    },
    {
      noun: 'campamento de verano',
      gender: 'm',
      schemaType: 'LocalBusiness',
      words: [
        'campamento de verano',
        'campamentos de verano',
        'campamento infantil',
        'colonias de verano',
        'campus de verano',
      ],
    },
  ],
  hints: [
    'bebés',
    'párvulos',
    'peques',
    'montessori',
    'periodo de adaptación',
    'psicomotricidad',
    'juego libre',
    'hora del cuento',
    'estimulación temprana',
    'comedor infantil',
    'aula matinal',
    'primer ciclo',
    'crianza',
  ],
  action: 'Concertar una visita',
  submit: 'Pedir una visita',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Botas pequeñas en fila ${'inPlace'}`,
    line`Días con ${'offerings'}`,
    'Cubos, charcos y siestas',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En el día de un niño: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En el día de un niño: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Ven a ver dónde se cuelgan los abrigos, quién lee cuentos y cómo va una mañana.`,
    line`${'aNoun'} ${'inPlace'}. En el día de un niño: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En el día de un niño: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Ven a ver dónde se cuelgan los abrigos, quién lee cuentos y cómo va una mañana.`,
    line`${'aNoun'} ${'inPlace'}. Ven a ver dónde se cuelgan los abrigos, quién lee cuentos y cómo va una mañana.`,
    line`En el día de un niño: ${'offerings'}.`,
    'Ven a ver dónde se cuelgan los abrigos, quién lee cuentos y cómo va una mañana. Trae a tu hijo y las dudas que te quitan el sueño.',
  ],
  closing: [
    'Escribe la edad y el mes para el que buscas plaza.',
    'Pide una mañana para venir a mirar con calma.',
  ],
  beside: [
    'Pregunta para qué edad está pensado.',
    'Trae ropa que se pueda manchar.',
    'Pregunta quién está con ellos a esa hora.',
    'Cuéntanos qué le encanta y qué le da miedo.',
  ],
  toFill: ['Añade un grupo o un horario', 'Añade un segundo grupo', 'Añade una actividad'],
  sections: {
    features: {
      nav: 'Para padres y madres',
      heading: [line`Empezar en ${'name'}`, 'Lo que quiere saber quien deja un hijo'],
      items: [
        {
          title: 'Adaptarse despacio',
          body: 'Al principio te quedas, luego esperas al lado. El ritmo lo pone más el niño que el calendario.',
        },
        {
          title: 'Dos palabras en la puerta',
          body: 'Durmió, comió, se raspó la rodilla: pregúntalo al recogerlo, y cuéntanos por la mañana cómo fue la noche.',
        },
        {
          title: 'Alergias por escrito',
          body: 'Con lo que hay que hacer si aparecen, y antes de la primera merienda.',
        },
      ],
    },
    offerings: {
      nav: 'Grupos',
      heading: [line`Un día en ${'name'}`, 'De qué está hecho el día'],
      intro: ['Casi todo es juego. Estos son sus marcos.'],
    },
    about: {
      nav: 'Cómo cuidamos',
      heading: [line`El mundo en ${'name'}`, 'El mundo a la altura de las rodillas'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Se aprende con las manos, las rodillas y los porqués, y hace falta sitio para los tres.`,
        'Se aprende con las manos, las rodillas y los porqués, y hace falta sitio para los tres.',
      ],
    },
    team: { nav: 'Educadoras', heading: ['Quién da la mano'] },
    gallery: {
      nav: 'Aulas y patio',
      heading: ['Percheros, cubos, arenero'],
      intro: ['Las aulas sin los niños, que no son anuncio de nadie.'],
    },
    process: {
      nav: 'Adaptación',
      heading: ['De la lista de espera al adiós con la mano'],
      items: [
        { title: 'Mirar', body: 'Venís los dos y preguntas lo que quieras.' },
        { title: 'Probar', body: 'Mañanas cortas a tu lado; luego, despedidas cortas.' },
        { title: 'Quedarse', body: 'Comida, siesta, y un día no levanta la vista cuando te vas.' },
      ],
    },
    pricing: {
      nav: 'Cuotas',
      heading: ['La cuota del mes'],
      intro: ['Pregunta por el comedor y por las ayudas públicas que puedes pedir.'],
    },
    events: {
      nav: 'Puertas abiertas',
      heading: ['Puertas abiertas y fiestas'],
      intro: ['Cuándo se abre la verja a las visitas.'],
    },
    visit: {
      nav: 'La verja',
      heading: [line`Ven a vernos ${'inPlace'}`, 'Dónde está la verja'],
      intro: ['Ciérrala al pasar, aunque sea un momento.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Junto a los percheros'],
      items: [
        {
          title: '¿Hay plaza?',
          body: 'Di edad, mes y horas. Te contamos cómo está y si hay lista de espera.',
        },
        {
          title: 'Está enfermo. ¿Qué hago?',
          body: 'Déjalo en casa y avisa antes de la asamblea de la mañana. Pregunta cuándo puede volver.',
        },
        {
          title: '¿Quién puede recogerlo?',
          body: 'Solo quien figure en tu lista. Que traiga un documento la primera vez.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu plaza',
      heading: ['¿Se acaba la baja?'],
      intro: ['Escribe en qué mes vuelves al trabajo.'],
    },
    contact: {
      nav: 'Pedir plaza',
      heading: [line`Una plaza en ${'name'}`, 'Pregunta por una plaza'],
      intro: ['La edad, el mes y las horas. Datos de salud, por aquí no.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const spa: TradeWords = {
  senses: [
    {
      noun: 'spa',
      gender: 'm',
      words: [
        'spa',
        'spas',
        'spa urbano',
        'balneario urbano',
        'centro de bienestar',
        'centro wellness',
        'circuito de spa',
        'centro de relajación',
      ],
    },
    {
      noun: 'centro de masajes',
      gender: 'm',
      schemaType: 'HealthAndBeautyBusiness',
      words: [
        'masaje',
        'masajes',
        'centro de masajes',
        'masajista',
        'masajistas',
        'quiromasaje',
        'quiromasajista',
        'masaje tailandés',
        'reflexología',
        'shiatsu',
        'reiki',
      ],
    },
    {
      noun: 'casa de baños',
      gender: 'f',
      words: [
        'baños árabes',
        'casa de baños',
        'hammam',
        'termas',
        'aguas termales',
        'temazcal',
        'baño turco',
      ],
    },
  ],
  hints: [
    'sauna',
    'saunas',
    'jacuzzi',
    'hidromasaje',
    'aromaterapia',
    'piedras calientes',
    'exfoliación',
    'exfoliaciones',
    'envolturas',
    'drenaje linfático',
    'masaje relajante',
    'masaje descontracturante',
    'masaje deportivo',
    'chorros',
    'relajación',
    'circuito termal',
    'rituales',
    'bienestar',
  ],
  action: 'Reservar una hora de calma',
  submit: 'Pedir la hora',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una hora de silencio ${'inPlace'}`,
    line`En la camilla: ${'offerings'}`,
    'Túmbate y suelta los hombros',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Túmbate y elige: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Túmbate y elige: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Deja el móvil en el bolso, di dónde te pesa la semana y túmbate.`,
    line`${'aNoun'} ${'inPlace'}. Túmbate y elige: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Túmbate y elige: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Deja el móvil en el bolso, di dónde te pesa la semana y túmbate.`,
    line`${'aNoun'} ${'inPlace'}. Deja el móvil en el bolso, di dónde te pesa la semana y túmbate.`,
    line`Túmbate y elige: ${'offerings'}.`,
    'Deja el móvil en el bolso, di dónde te pesa la semana y cuánta presión te gusta, y túmbate hasta que pase la hora.',
  ],
  closing: [
    'Elige una hora y escribe en qué parte llevas la semana.',
    'Pregunta con qué conviene empezar la primera vez.',
  ],
  beside: [
    'Di cómo lo prefieres: suave o intenso.',
    'Pregunta qué productos se usan, por si tu piel protesta.',
    'Deja un rato libre después: que nadie corra a un tren.',
    '¿Venís dos? Pregunta si puede ser a la misma hora.',
  ],
  toFill: ['Añade un masaje o un baño', 'Añade un segundo ritual', 'Añade un paquete'],
  sections: {
    features: {
      nav: 'Tu hora',
      heading: [line`Una hora en ${'name'}`, 'Cómo es la hora'],
      items: [
        {
          title: 'Llega con calma',
          body: 'Un vaso de agua y unas respiraciones hacen más por la espalda que una carrera desde el coche.',
        },
        {
          title: 'Elige la presión',
          body: 'Más fuerte, más suave, ahí no: dilo en cualquier momento. La hora es tuya.',
        },
        {
          title: 'Quédate como quieras',
          body: 'Te quitas la ropa que te parezca bien. Lo demás lo cubren las toallas.',
        },
      ],
    },
    offerings: {
      nav: 'Rituales',
      heading: [line`Rituales de ${'name'}`, 'Aceite, piedra y vapor'],
      intro: ['Lee qué se siente con cada uno y elige por las ganas, no por el nombre.'],
    },
    pricing: {
      nav: 'Tarifas',
      heading: ['Lo que cuesta tumbarse'],
      intro: ['Pregunta cuánto dura cada uno y qué incluye.'],
    },
    gallery: {
      nav: 'Las salas',
      heading: ['Toallas, piedras, velas'],
      intro: ['Las salas antes de que se tumbe nadie.'],
    },
    about: {
      nav: 'La casa',
      heading: [line`Las manos de ${'name'}`, 'De quién son las manos'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Calor, manos lentas y una puerta cerrada hacen casi todo.`,
        'Calor, manos lentas y una puerta cerrada hacen casi todo.',
      ],
    },
    team: { nav: 'Las manos', heading: ['Quién trabaja junto a la camilla'] },
    visit: {
      nav: 'La entrada',
      heading: [line`El silencio ${'inPlace'}`, 'Dónde empieza el silencio'],
      intro: ['Llama al timbre una sola vez: puede haber alguien descansando.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Preguntado en voz baja'],
      items: [
        {
          title: 'Estoy embarazada. ¿Puedo ir?',
          body: 'Pregunta antes a tu matrona y dinos la semana. Hay rituales que ahora no, y otros que quizá sí.',
        },
        {
          title: '¿Qué me llevo?',
          body: 'Pregunta por albornoz y zapatillas al reservar. Las joyas, mejor en casa.',
        },
        {
          title: '¿Puedo regalar una hora?',
          body: 'Escribe para quién es y qué ritual, y te decimos cómo hacerlo.',
        },
      ],
    },
    callToAction: {
      nav: 'Respira',
      heading: ['¿Los hombros a la altura de las orejas?'],
      intro: ['Dos días posibles y la parte que duele: con eso basta.'],
    },
    contact: {
      nav: 'Reservar',
      heading: [line`Reserva en ${'name'}`, 'Reserva tu hora'],
      intro: ['Qué ritual, qué día, y si vienes solo o en pareja.'],
    },
  },
};

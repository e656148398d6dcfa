import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const realEstate: TradeWords = {
  senses: [
    {
      noun: 'inmobiliaria',
      gender: 'f',
      words: [
        'inmobiliaria',
        'inmobiliarias',
        'agencia inmobiliaria',
        'agente inmobiliario',
        'agente inmobiliaria',
        'bienes raíces',
        'servicios inmobiliarios',
      ],
    },
    {
      noun: 'administración de fincas',
      gender: 'f',
      words: ['administración de fincas', 'administrador de fincas', 'gestión de alquileres'],
    },
  ],
  hints: [
    'pisos',
    'piso',
    'apartamentos',
    'casas',
    'viviendas',
    'locales',
    'hipoteca',
    'compradores',
    'propietarios',
    'alquileres',
    'venta de pisos',
    'chalets',
    'inmuebles',
  ],
  action: 'Concertar una visita',
  submit: 'Pedir la visita',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Puertas y llaves ${'inPlace'}`,
    line`En cartera: ${'offerings'}`,
    'La llave adecuada',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En cartera: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En cartera: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di qué buscas o qué quieres vender, y empezamos por las preguntas.`,
    line`${'aNoun'} ${'inPlace'}. En cartera: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En cartera: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di qué buscas o qué quieres vender, y empezamos por las preguntas.`,
    line`${'aNoun'} ${'inPlace'}. Di qué buscas o qué quieres vender, y empezamos por las preguntas.`,
    line`En cartera: ${'offerings'}.`,
    'Di qué buscas o qué quieres vender: barrio, metros, fecha y presupuesto. Empezamos por las preguntas, no por el contrato.',
  ],
  closing: [
    'Di el barrio y el presupuesto.',
    'Concierta una visita o pregunta por una valoración.',
  ],
  beside: [
    'Pide el plano.',
    'Pregunta por los gastos de comunidad.',
    'Vuelve a otra hora del día.',
    'Pregunta desde cuándo está libre.',
  ],
  toFill: ['Añade un tipo de vivienda', 'Añade un segundo tipo', 'Añade un tercer tipo'],
  sections: {
    features: {
      nav: 'Comprar y vender',
      heading: [line`Buscar con ${'name'}`, 'Antes de una visita'],
      items: [
        {
          title: 'Lo que no sale en la foto',
          body: 'Pregunta por el ruido, la luz de la tarde y los vecinos de arriba.',
        },
        {
          title: 'Todos los gastos',
          body: 'El precio es una línea; pide las demás antes de firmar.',
        },
        { title: 'Sin prisa', body: 'Una casa se ve dos veces, una de ellas con lluvia.' },
      ],
    },
    offerings: {
      nav: 'Inmuebles',
      heading: [line`Qué ofrece ${'name'}`, 'Qué hay ahora'],
      intro: ['Pregunta qué está libre hoy.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['De la búsqueda a la llave'],
      items: [
        { title: 'Buscar', body: 'Dices qué es imprescindible y qué solo sería bonito.' },
        { title: 'Visitar', body: 'Vemos pocas puertas, pero las que encajan.' },
        { title: 'Firmar', body: 'Repasamos cada papel contigo antes del notario.' },
      ],
    },
    team: {
      nav: 'Equipo',
      heading: [line`Quién te acompaña en ${'name'}`, 'Quién te acompaña'],
      intro: ['Personas con las que se hacen las visitas.'],
    },
    pricing: {
      nav: 'Honorarios',
      heading: ['Qué cuesta nuestro trabajo'],
      intro: ['Lo sabes por escrito antes de empezar.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién abre las puertas en ${'name'}`, 'Quién abre las puertas'],
      intro: ['Conocer las calles ayuda más que conocer adjetivos.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de firmar'],
      items: [
        {
          title: '¿Qué papeles necesito?',
          body: 'Depende de si compras, vendes o alquilas. Pregunta y te mandamos la lista.',
        },
        {
          title: '¿Cuánto vale mi casa?',
          body: 'Manda la dirección y los metros, y concertamos una visita para verla.',
        },
        { title: '¿Quién paga qué?', body: 'Te lo ponemos en una hoja antes de decidir.' },
      ],
    },
    callToAction: {
      nav: 'Tu casa',
      heading: ['¿Una llave que cambia de manos?'],
      intro: ['Cuéntanos la calle y la fecha.'],
    },
    visit: {
      nav: 'Oficina',
      heading: [line`Nuestra oficina ${'inPlace'}`, 'La oficina'],
      intro: ['Ven con cita y con preguntas.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pide una visita a ${'name'}`, 'Pide una visita'],
      intro: ['Qué buscas o vendes, dónde y para cuándo.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const travel: TradeWords = {
  senses: [
    {
      noun: 'agencia de viajes',
      gender: 'f',
      words: [
        'agencia de viajes',
        'agencias de viajes',
        'agente de viajes',
        'asesora de viajes',
        'asesor de viajes',
        'viajes a medida',
        'viajes organizados',
        'agencia de turismo',
        'agencia de cruceros',
      ],
    },
    {
      noun: 'empresa de rutas y excursiones',
      gender: 'f',
      words: [
        'barranquismo',
        'rafting',
        'turoperador',
        'operador turístico',
        'turismo activo',
        'turismo de aventura',
        'empresa de turismo',
        'rutas guiadas',
        'visitas guiadas',
        'free tour',
        'tours guiados',
        'excursiones en barco',
        'paseos en barco',
        'excursiones',
      ],
    },
    {
      noun: 'servicio de guía turístico',
      gender: 'm',
      schemaType: 'LocalBusiness',
      words: [
        'guía turístico',
        'guía turística',
        'guías turísticos',
        'guía de montaña',
        'guía local',
        'guía de viajes',
      ],
    },
    {
      noun: 'empresa de chárter',
      gender: 'f',
      schemaType: 'LocalBusiness',
      words: [
        'alquiler de barcos',
        'alquiler de veleros',
        'chárter náutico',
        'alquiler de autocaravanas',
        'alquiler de campers',
        'alquiler de autocares',
      ],
    },
  ],
  hints: [
    'viajes',
    'safaris',
    'cruceros',
    'itinerarios',
    'destinos',
    'vuelos',
    'circuitos',
    'senderismo',
    'trekking',
    'mochileros',
    'vacaciones',
    'viajeros',
    'viajes en grupo',
    'lunas de miel',
    'escapadas',
    'rutas',
    'tours',
  ],
  action: 'Planear un viaje',
  submit: 'Enviar la idea de viaje',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Con ${'place'} en el mapa`,
    line`En la maleta: ${'offerings'}`,
    '¿Dónde te gustaría despertar?',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En el mapa: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En el mapa: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di el mes, quién viene y si te gusta madrugar, y de ahí sale una ruta.`,
    line`${'aNoun'} ${'inPlace'}. En el mapa: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En el mapa: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di el mes, quién viene y si te gusta madrugar, y de ahí sale una ruta.`,
    line`${'aNoun'} ${'inPlace'}. Di el mes, quién viene y si te gusta madrugar, y de ahí sale una ruta.`,
    line`En el mapa: ${'offerings'}.`,
    'Di el mes, quién viene y si te gusta madrugar. De ahí sale una ruta, con tiempo para pararse a mirar.',
  ],
  closing: [
    'Escribe dónde has estado y dónde te gustaría despertar.',
    'Di en qué fechas podrías salir y qué prefieres saltarte.',
  ],
  beside: [
    'Pregunta cuánto se hace a pie.',
    'Pregunta qué papeles y vacunas pide.',
    'Di si compartirías habitación o tienda.',
    'Pregunta qué tiempo hace en ese mes.',
  ],
  toFill: ['Añade un viaje o una ruta', 'Añade un segundo viaje', 'Añade un tercer viaje'],
  sections: {
    features: {
      nav: 'La maleta',
      heading: [line`Salir con ${'name'}`, 'Antes de hacer la maleta'],
      items: [
        {
          title: 'Di tu ritmo',
          body: 'Tres ciudades en un día o tres días en una: la ruta se dibuja alrededor.',
        },
        {
          title: 'Mira los papeles',
          body: 'Pasaporte, visado, seguro: revisa las fechas ahora y no en la puerta de embarque.',
        },
        {
          title: 'Deja un hueco',
          body: 'El café que nadie había previsto es lo que luego se cuenta. Pide una tarde vacía.',
        },
      ],
    },
    offerings: {
      nav: 'Viajes',
      heading: [line`Viajes de ${'name'}`, 'Hacia dónde'],
      intro: ['Puntos de partida: las paradas se quitan, se ponen y se dan la vuelta.'],
    },
    gallery: {
      nav: 'Postales',
      heading: ['Costas, crestas y andenes'],
      intro: ['Vistas para mandar a casa.'],
    },
    process: {
      nav: 'La ruta',
      heading: ['Del deseo al embarque'],
      items: [
        {
          title: 'Soñar',
          body: 'Un mes, una duración, un presupuesto a ojo y algo que tienes que ver.',
        },
        { title: 'Trazar', body: 'Recibes un borrador día a día y mueves las piezas.' },
        { title: 'Salir', body: 'Billetes, direcciones y un teléfono, todo en el mismo sobre.' },
      ],
    },
    about: {
      nav: 'Los mapas',
      heading: [line`Quién dibuja los mapas de ${'name'}`, 'Quién dibuja los mapas'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Un buen itinerario sabe a qué hora sale el ferri y cuándo toca siesta.`,
        'Un buen itinerario sabe a qué hora sale el ferri y cuándo toca siesta.',
      ],
    },
    pricing: {
      nav: 'Tarifas',
      heading: ['Precio por viajero'],
      intro: ['Pregunta qué entra: camas, comidas, entradas, el trayecto al aeropuerto.'],
    },
    team: { nav: 'Guías', heading: ['Quién viaja contigo'] },
    events: {
      nav: 'Salidas',
      heading: ['Próximas salidas'],
      intro: ['Fecha, duración y punto de encuentro.'],
    },
    visit: {
      nav: 'Punto de encuentro',
      heading: [line`Nos vemos ${'inPlace'}`, 'Dónde empiezan los viajes'],
      intro: ['Trae el mapa con tus marcas a lápiz.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Ante el panel de salidas'],
      items: [
        {
          title: 'Viajo por mi cuenta. ¿Me puedo apuntar?',
          body: 'Escribe a qué viaje, y te hablamos de grupos y de habitaciones individuales.',
        },
        {
          title: '¿Y si tengo que cancelar?',
          body: 'Pide las condiciones antes de pagar y piensa en un seguro que lo cubra.',
        },
        {
          title: '¿Es para niños?',
          body: 'Di qué edad tienen. Te contamos qué les gustaría y qué les quedaría lejos.',
        },
      ],
    },
    callToAction: {
      nav: 'Rumbo',
      heading: ['¿La maleta encima del armario?'],
      intro: ['Con un mes y un punto cardinal ya empezamos.'],
    },
    contact: {
      nav: 'Tu viaje',
      heading: [line`Dile a ${'name'} adónde`, 'Dinos adónde'],
      intro: ['Cuándo, cuántos días, cuántos sois y qué esperas ver.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const wedding: TradeWords = {
  senses: [
    {
      noun: 'boda',
      gender: 'f',
      words: [
        'boda',
        'nuestra boda',
        'web de boda',
        'página de boda',
        'invitación de boda',
        'nos casamos',
        'save the date',
        'pedida de mano',
        'boda de',
      ],
    },
  ],
  hints: [
    'bodas',
    'novia',
    'novio',
    'novios',
    'invitados',
    'ceremonia',
    'confirmar asistencia',
    'lista de bodas',
    'luna de miel',
    'banquete',
  ],
  action: 'Confirmar asistencia',
  submit: 'Enviar la respuesta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Boda ${'inPlace'}`,
    line`Nos casamos ${'inPlace'}`,
    'Contamos contigo',
  ],
  description: [
    line`${'name'} se casan ${'inPlace'}. Aquí verás dónde hay que estar, a qué hora, y cómo decir que vienes.`,
    line`${'name'} se casan. Aquí verás dónde hay que estar, a qué hora, y cómo decir que vienes.`,
    line`Nos casamos ${'inPlace'}. Aquí verás dónde hay que estar, a qué hora, y cómo decir que vienes.`,
    'Nos casamos. Aquí verás dónde hay que estar, a qué hora, y cómo decir que vienes y con quién.',
  ],
  closing: [
    'Contesta, para que tu silla te espere.',
    'Escribe los nombres de quienes vienen contigo.',
  ],
  beside: [
    'Allí nos encuentras.',
    'Ven con hambre.',
    'Trae zapatos con los que puedas bailar.',
    'Dinos si necesitas ayuda para llegar.',
  ],
  toFill: ['Añade la ceremonia', 'Añade el banquete', 'Añade la fiesta'],
  sections: {
    about: {
      nav: 'La pareja',
      heading: [line`La historia de ${'name'}`, 'Nuestra historia'],
      intro: ['Conoces al menos a uno de los dos. Así nos encontramos.'],
    },
    events: {
      nav: 'El día',
      heading: ['El día, hora a hora'],
      intro: ['Para que nadie se pierda el beso.'],
    },
    features: {
      nav: 'Invitados',
      heading: [line`Para los invitados de ${'name'}`, 'Para los invitados'],
      items: [
        {
          title: 'Di que vienes',
          body: 'Con nombres, niños incluidos, y lo que alguien no puede comer.',
        },
        { title: 'Dónde dormir', body: 'Pídenos habitaciones cerca antes que los demás.' },
        { title: 'Qué ponerse', body: 'Zapatos para bailar. Lo demás, pregunta.' },
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Los dos'],
      intro: ['Hasta que lleguen las fotos de la boda.'],
    },
    offerings: {
      nav: 'Celebración',
      heading: ['Cómo lo celebramos'],
      intro: ['Lo que trae el día.'],
    },
    pricing: {
      nav: 'Regalos',
      heading: ['Regalos'],
      intro: ['Lo que más queremos es que vengas. Si preguntas de todos modos, aquí hay ideas.'],
      items: [
        { title: 'Para la casa', body: 'Algo que usaremos todos los domingos.' },
        { title: 'Para el viaje', body: 'Una cena, un tren, una noche junto al mar.' },
        { title: 'Para otros', body: 'Un regalo en nuestro nombre a una causa que te importe.' },
      ],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Lo que preguntan los invitados'],
      items: [
        { title: '¿Puedo llevar a alguien?', body: 'Pregúntanos antes, para que haya silla.' },
        {
          title: '¿Están invitados los niños?',
          body: 'Pon sus nombres en la respuesta y te decimos qué hay para ellos.',
        },
        {
          title: '¿Puedo decir unas palabras?',
          body: 'Habla con nosotros antes del día y buscamos el momento.',
        },
      ],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`Nos vemos ${'inPlace'}`, 'El camino a la boda'],
      intro: ['Cuenta con tiempo para aparcar y para equivocarte una vez.'],
    },
    contact: {
      nav: 'Respuesta',
      heading: [line`Contesta a ${'name'}`, '¿Vienes?'],
      intro: ['Nombres, cuántos sois y lo que alguien no puede comer.'],
    },
  },
};

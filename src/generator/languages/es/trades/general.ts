import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const general: TradeWords = {
  senses: [
    {
      noun: 'pequeño negocio',
      gender: 'm',
      words: ['pequeño negocio', 'negocio local', 'negocio familiar', 'pyme'],
    },
  ],
  // Phrases with a trade's word in them that point to no trade.
  hints: ['en construcción', 'barra de búsqueda', 'código de barras'],
  action: 'Escribir',
  submit: 'Enviar mensaje',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Con base ${'inPlace'}`,
    line`${'offerings'} y cómo preguntar`,
    'Qué hacemos y cómo dar con nosotros',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}, y una manera directa de preguntar.`,
    line`${'name'}: ${'offerings'}, contado con palabras sencillas.`,
    line`${'name'} está ${'inPlace'}. Lee qué hacemos y escribe cuando tengas una pregunta.`,
    line`${'offerings'} ${'inPlace'}.`,
    line`${'offerings'}, contado con palabras sencillas.`,
    line`${'name'} en una página: qué hacemos, cómo trabajamos y cómo dar con nosotros.`,
    line`Estamos ${'inPlace'}. Lee qué hacemos y escribe cuando tengas una pregunta.`,
    'Una página que dice qué hacemos, cómo trabajamos y cómo dar con nosotros cuando tengas una pregunta.',
  ],
  closing: ['Sigue leyendo, o escríbenos tu pregunta.', 'Echa un vistazo y dinos qué necesitas.'],
  beside: [
    'Pregunta por los detalles que te importan.',
    'Di qué tienes en mente y te decimos si encaja.',
    '¿No sabes si es lo que necesitas? Descríbelo con tus palabras.',
    'Escribe si quieres saber más.',
  ],
  toFill: [
    'Añade lo primero que ofreces',
    'Añade lo segundo que ofreces',
    'Añade lo tercero que ofreces',
  ],
  sections: {
    features: {
      nav: 'En breve',
      heading: [line`Una guía breve de ${'name'}`, 'Una guía breve'],
      items: [
        {
          title: 'Echa un vistazo',
          body: 'Lee lo que hacemos en esta página y juzga a tu ritmo.',
        },
        {
          title: 'Pregunta lo que sea',
          body: 'Una pregunta te cuesta unas líneas y no te compromete a nada.',
        },
        {
          title: 'Decide en paz',
          body: 'Llévate la respuesta a casa, compara y vuelve cuando lo sepas.',
        },
      ],
    },
    offerings: {
      nav: 'Qué hacemos',
      heading: [line`Qué puedes pedirle a ${'name'}`, 'Qué puedes pedirnos'],
      intro: ['La lista corta. Escribe si falta algo.'],
    },
    about: {
      nav: 'Quiénes somos',
      heading: [line`Quién está detrás de ${'name'}`, 'Quiénes somos'],
      intro: [
        line`${'name'} está ${'inPlace'}.`,
        'Detrás de esta página hay personas a las que puedes escribir.',
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Qué cuesta'],
      intro: ['Pregunta si no ves lo que buscas.'],
    },
    process: { nav: 'Cómo trabajamos', heading: ['Tres pasos, no más'] },
    faq: { nav: 'Preguntas', heading: ['Antes de preguntar'] },
    contact: {
      nav: 'Contacto',
      heading: [line`Escribe a ${'name'}`, 'Escríbenos'],
      intro: ['Con unas líneas basta para empezar.'],
    },
  },
};

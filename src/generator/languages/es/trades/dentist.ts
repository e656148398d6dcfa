import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const dentist: TradeWords = {
  senses: [
    {
      noun: 'clínica dental',
      gender: 'f',
      words: [
        'dentista',
        'dentistas',
        'clínica dental',
        'clínicas dentales',
        'odontólogo',
        'odontóloga',
        'odontólogos',
        'odontología',
        'consulta dental',
        'consultorio dental',
        'clínica odontológica',
        'centro odontológico',
        'higienista dental',
      ],
    },
    {
      noun: 'clínica de ortodoncia',
      gender: 'f',
      words: ['ortodoncista', 'ortodoncistas', 'ortodoncia', 'clínica de ortodoncia'],
    },
    {
      noun: 'clínica de odontopediatría',
      gender: 'f',
      words: ['odontopediatra', 'odontopediatría', 'dentista infantil', 'dentista para niños'],
    },
    {
      noun: 'clínica de cirugía oral',
      gender: 'f',
      words: [
        'implantología',
        'implantólogo',
        'cirugía oral',
        'cirujano maxilofacial',
        'cirugía maxilofacial',
        'endodoncista',
        'periodoncista',
      ],
    },
    {
      noun: 'laboratorio dental',
      gender: 'm',
      schemaType: 'MedicalBusiness',
      words: ['laboratorio dental', 'protésico dental', 'prótesis dentales', 'mecánico dental'],
    },
  ],
  hints: [
    'dientes',
    'muelas',
    'encías',
    'caries',
    'empastes',
    'implantes',
    'implantes dentales',
    'blanqueamiento',
    'blanqueamiento dental',
    'brackets',
    'alineadores',
    'endodoncia',
    'endodoncias',
    'coronas dentales',
    'carillas',
    'limpieza dental',
    'limpiezas dentales',
    'muelas del juicio',
    'férulas',
  ],
  action: 'Pedir cita dental',
  submit: 'Pedir hora',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Dientes y encías ${'inPlace'}`,
    line`En el sillón: ${'offerings'}`,
    'Abre la boca y pregunta',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Para dientes y encías: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para dientes y encías: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di qué muela es y cómo duele, y escucha qué se puede hacer antes de recostarte.`,
    line`${'aNoun'} ${'inPlace'}. Para dientes y encías: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Para dientes y encías: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di qué muela es y cómo duele, y escucha qué se puede hacer antes de recostarte.`,
    line`${'aNoun'} ${'inPlace'}. Di qué muela es y cómo duele, y escucha qué se puede hacer antes de recostarte.`,
    line`Para dientes y encías: ${'offerings'}.`,
    'Di qué muela es y cómo duele. Ves la imagen, escuchas qué se puede hacer y decides antes de que se recline el sillón.',
  ],
  closing: [
    'Escribe qué muela te molesta y si te deja dormir.',
    'Di si te viene mejor por la mañana o por la tarde.',
  ],
  beside: [
    'Pregunta cuántas sesiones son.',
    'Pregunta qué vas a notar y qué lo duerme.',
    'Que te expliquen qué pasa si lo dejas.',
    'Pregunta cómo cepillarte los días siguientes.',
  ],
  toFill: [
    'Añade un tratamiento dental',
    'Añade un segundo tratamiento dental',
    'Añade una revisión o limpieza',
  ],
  sections: {
    features: {
      nav: 'En el sillón',
      heading: [line`En el sillón de ${'name'}`, 'Qué pasa en el sillón'],
      items: [
        {
          title: 'Una señal con la mano',
          body: 'Levanta la izquierda y todo se para. Se acuerda antes de la primera mirada.',
        },
        {
          title: 'Ver lo que vemos',
          body: 'Espejo, radiografía o foto: pide que te enseñen el punto y le pongan nombre.',
        },
        {
          title: 'Un presupuesto en papel',
          body: 'Para todo lo que sea más que un empaste, pídelo por escrito y consúltalo con la almohada.',
        },
      ],
    },
    offerings: {
      nav: 'Para tus dientes',
      heading: [line`Qué hace ${'name'} por los dientes`, 'Qué hacemos por los dientes'],
      intro: ['Cuál de ellos pide tu boca se sabe después de mirarla.'],
    },
    process: {
      nav: 'Primera vez',
      heading: ['La primera visita, paso a paso'],
      items: [
        {
          title: 'La ficha',
          body: 'Enfermedades, pastillas, alergias y cuándo te sentaste por última vez.',
        },
        {
          title: 'La mirada',
          body: 'Dientes, encías, mandíbula, y una radiografía donde el ojo no llega.',
        },
        { title: 'El plan', body: 'Lo que no espera, lo que sí, y lo que prefieres no tocar.' },
      ],
    },
    team: { nav: 'Tras la mascarilla', heading: ['Quién está tras la mascarilla'] },
    pricing: {
      nav: 'Costes',
      heading: ['Qué puede costar el tratamiento'],
      intro: ['Pregunta a tu seguro qué parte paga antes de un trabajo grande.'],
    },
    about: {
      nav: 'La clínica',
      heading: [line`El gabinete de ${'name'}`, 'El gabinete'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Cada diente se mira por separado; la persona, entera.`,
        'Cada diente se mira por separado; la persona, entera.',
      ],
    },
    gallery: {
      nav: 'Salas',
      heading: ['Sillón, lámpara y sala de espera'],
      intro: ['Lo que verás al entrar.'],
    },
    visit: {
      nav: 'Llegar',
      heading: [line`La clínica ${'inPlace'}`, 'El camino hasta el sillón'],
      intro: ['El primer día cuenta unos minutos más para el papeleo.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Con la mano en la mejilla'],
      items: [
        {
          title: 'Me duele ahora mismo. ¿Qué hago?',
          body: 'Llama en vez de escribir. Fuera de horario, acude a las urgencias dentales de tu zona.',
        },
        {
          title: 'Hace mucho que no voy. ¿Pasa algo?',
          body: 'No. Dilo al pedir hora, y nadie te reñirá.',
        },
        {
          title: '¿Cuándo vienen los niños por primera vez?',
          body: 'Pregunta cuando asomen los dientes de leche. El primer viaje en sillón no lleva torno.',
        },
      ],
    },
    callToAction: {
      nav: 'Esa muela',
      heading: ['¿Masticas solo por un lado?'],
      intro: ['Dinos cuál, y qué días podrías venir.'],
    },
    contact: {
      nav: 'Hora',
      heading: [line`Tu hora en ${'name'}`, 'Pide tu hora'],
      intro: ['Nombre, teléfono y dos días que te vengan bien. El historial, mejor en la clínica.'],
    },
  },
};

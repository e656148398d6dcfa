import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const lawyer: TradeWords = {
  senses: [
    {
      noun: 'despacho de abogados',
      gender: 'm',
      words: [
        'abogado',
        'abogada',
        'abogados',
        'abogadas',
        'despacho de abogados',
        'bufete',
        'bufetes',
        'bufete de abogados',
        'despacho jurídico',
        'estudio jurídico',
        'asesoría jurídica',
        'abogado laboralista',
        'abogada laboralista',
        'laboralista',
        'abogado penalista',
        'penalista',
        'servicios jurídicos',
      ],
    },
    {
      noun: 'despacho de procuradores',
      gender: 'm',
      words: ['procurador', 'procuradora', 'procuradores', 'despacho de procuradores'],
    },
  ],
  hints: [
    'mediación',
    'colegio de abogados',
    'litigios',
    'pleitos',
    'demandas',
    'divorcio',
    'divorcios',
    'herencias',
    'testamentos',
    'custodia',
    'despidos',
    'extranjería',
    'contratos',
    'derecho laboral',
    'derecho de familia',
    'derecho penal',
    'derecho civil',
    'derecho mercantil',
    'derecho fiscal',
    'derecho inmobiliario',
    'escrituras',
    'juicios',
    'juzgado',
    'indemnizaciones',
    'propiedad intelectual',
  ],
  action: 'Contar el caso',
  submit: 'Enviar el resumen',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`La ley, sobre la mesa ${'inPlace'}`,
    line`En materia de ${'offerings'}`,
    'Antes de firmar, pregunta',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Materias: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Materias: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Trae la carta, el contrato o la citación, y escucha qué dice la ley.`,
    line`${'aNoun'} ${'inPlace'}. Materias: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Materias: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Trae la carta, el contrato o la citación, y escucha qué dice la ley.`,
    line`${'aNoun'} ${'inPlace'}. Trae la carta, el contrato o la citación, y escucha qué dice la ley.`,
    line`Materias: ${'offerings'}.`,
    'Trae la carta, el contrato o la citación. Escucha qué dice la ley, qué plazos corren y qué caminos quedan abiertos.',
  ],
  closing: [
    'Resume tu caso en cinco líneas y pon todos los plazos.',
    'Di quién está enfrente y pide una entrevista.',
  ],
  beside: [
    'Guarda el sobre: el matasellos puede importar.',
    'No firmes nada hasta haber preguntado.',
    'Anota quién dijo qué, y qué día.',
    'Pregunta quién paga las costas si sale mal.',
  ],
  toFill: ['Añade una materia', 'Añade una segunda materia', 'Añade una tercera materia'],
  sections: {
    features: {
      nav: 'Tu caso',
      heading: [line`Tu caso en manos de ${'name'}`, 'Antes de dar poderes'],
      items: [
        {
          title: 'Los plazos, primero',
          body: 'Algunos vencen en días. Pon la fecha de la notificación en la primera línea.',
        },
        {
          title: 'Secreto profesional',
          body: 'Lo que le confías a quien te defiende no sale del despacho.',
        },
        {
          title: 'Probabilidades, no promesas',
          body: 'Nadie puede prometer una sentencia. Oirás qué juega a tu favor y qué en contra.',
        },
      ],
    },
    offerings: {
      nav: 'Materias',
      heading: [line`Asuntos que lleva ${'name'}`, 'Asuntos que llevamos'],
      intro: ['El derecho no cabe en un cajón. Si el tuyo no está, cuéntalo igual.'],
    },
    process: {
      nav: 'El camino',
      heading: ['De la carta al acuerdo o al juzgado'],
      items: [
        { title: 'Resumen', body: 'Quién, qué, cuándo y qué pide la otra parte.' },
        {
          title: 'Estudio',
          body: 'Vemos si podemos defenderte, leemos el expediente y nombramos riesgos y minuta.',
        },
        {
          title: 'Poder',
          body: 'Firmas la representación, y desde ese día escribimos y hablamos por ti.',
        },
      ],
    },
    team: { nav: 'Letrados', heading: ['Quién habla por ti'] },
    about: {
      nav: 'El despacho',
      heading: [line`El despacho ${'name'}`, 'Cómo entendemos el oficio'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Lo que se arregla en la mesa no tiene que arreglarlo un juez.`,
        'Lo que se arregla en la mesa no tiene que arreglarlo un juez.',
      ],
    },
    pricing: {
      nav: 'Minuta',
      heading: ['Cómo se calcula la minuta'],
      intro: [
        'Por arancel, por horas o por acuerdo: pregunta cuál toca, y por la justicia de oficio.',
      ],
    },
    visit: {
      nav: 'Dónde',
      heading: [line`El despacho ${'inPlace'}`, 'Dónde traer los papeles'],
      intro: ['Con cita, para que nadie te oiga en el pasillo.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de encargar el asunto'],
      items: [
        {
          title: 'He escrito. ¿Ya me defendéis?',
          body: 'Todavía no. Hace falta un encargo aceptado por las dos partes.',
        },
        {
          title: '¿Mando aquí los documentos?',
          body: 'Espera. Dinos antes los nombres de las partes, para descartar un conflicto de intereses.',
        },
        {
          title: '¿Tendré que declarar?',
          body: 'Depende del procedimiento. Pregúntalo en la entrevista y trae cada citación.',
        },
      ],
    },
    callToAction: {
      nav: 'Ese plazo',
      heading: ['¿Una citación sobre la mesa?'],
      intro: ['Danos su fecha y el juzgado, y deja un teléfono.'],
    },
    contact: {
      nav: 'Consulta',
      heading: [line`Resume tu caso para ${'name'}`, 'Resume tu caso'],
      intro: ['Las partes, el conflicto y cada plazo, en pocas líneas.'],
    },
  },
};

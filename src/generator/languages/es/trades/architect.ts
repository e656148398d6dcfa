import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const architect: TradeWords = {
  senses: [
    {
      noun: 'estudio de arquitectura',
      gender: 'm',
      words: [
        'arquitecto',
        'arquitecta',
        'arquitectos',
        'arquitectas',
        'arquitectura',
        'estudio de arquitectura',
        'estudio de arquitectos',
        'despacho de arquitectura',
        'portafolio de arquitectura',
        'delineante',
      ],
    },
    {
      noun: 'estudio de interiorismo',
      gender: 'm',
      words: [
        'interiorista',
        'interioristas',
        'interiorismo',
        'diseño de interiores',
        'diseñadora de interiores',
        'diseñador de interiores',
        'decoradora de interiores',
        'decorador de interiores',
        'estudio de interiorismo',
        'arquitectura de interiores',
        'home staging',
      ],
    },
    {
      noun: 'estudio de urbanismo',
      gender: 'm',
      words: [
        'urbanista',
        'urbanistas',
        'urbanismo',
        'estudio de urbanismo',
        'arquitectura del paisaje',
      ],
    },
    {
      noun: 'oficina de ingeniería',
      gender: 'f',
      words: [
        'aparejador',
        'aparejadora',
        'aparejadores',
        'arquitecto técnico',
        'arquitecta técnica',
        'ingeniero civil',
        'ingeniería civil',
        'cálculo de estructuras',
        'oficina de ingeniería',
        'topógrafo',
        'topografía',
      ],
    },
  ],
  hints: [
    'planos',
    'alzados',
    'maquetas',
    'renders',
    'viviendas unifamiliares',
    'casas pasivas',
    'edificios',
    'proyecto básico',
    'proyecto de ejecución',
    'licencias de obra',
    'interiores',
    'espacios públicos',
    'levantamientos',
    'certificados energéticos',
  ],
  action: 'Plantear un encargo',
  submit: 'Enviar el encargo',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Planos y espacios ${'inPlace'}`,
    line`Sobre el tablero: ${'offerings'}`,
    'Línea, luz, espacio',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Sobre el tablero: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sobre el tablero: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Un espacio empieza por cómo se vive en él; el plano viene después.`,
    line`${'aNoun'} ${'inPlace'}. Sobre el tablero: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Sobre el tablero: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Un espacio empieza por cómo se vive en él; el plano viene después.`,
    line`${'aNoun'} ${'inPlace'}. Un espacio empieza por cómo se vive en él; el plano viene después.`,
    line`Sobre el tablero: ${'offerings'}.`,
    'Un plano empieza por el uso: por dónde entra la luz, quién abre la puerta, qué tiene que quedarse. Mira cómo respondemos.',
  ],
  closing: [
    'Recorre los proyectos y trae un solar y una lista de deseos.',
    'Escribe qué imaginas, y para qué parcela o qué habitaciones.',
  ],
  beside: [
    'Pide ver la sección, no solo la planta.',
    'Empieza con un paseo por el solar.',
    'Pregunta qué permisos necesita.',
    'Trae fotos de lugares que recuerdas.',
  ],
  toFill: [
    'Añade un tipo de proyecto',
    'Añade un segundo tipo de proyecto',
    'Añade un tercer tipo de proyecto',
  ],
  sections: {
    gallery: {
      nav: 'Proyectos',
      heading: [line`Proyectos de ${'name'}`, 'Dibujado y construido'],
      intro: ['Planos, maquetas y espacios acabados.'],
    },
    features: {
      nav: 'Mirada',
      heading: [line`Cómo piensa ${'name'}`, 'Cómo pensamos el espacio'],
      items: [
        {
          title: 'El uso antes que la forma',
          body: 'Dónde van los abrigos, quién madruga, qué se ve desde el fregadero. La fachada llega luego.',
        },
        {
          title: 'Leer el solar',
          body: 'Sol, pendiente, vecinos, ruido: la parcela ya ha tomado algunas decisiones.',
        },
        {
          title: 'Volver a dibujar',
          body: 'El primer croquis está para discutirlo. El segundo también.',
        },
      ],
    },
    offerings: {
      nav: 'Campos',
      heading: [line`Qué proyecta ${'name'}`, 'Qué proyectamos'],
      intro: ['De una habitación a una parcela, entero o por fases.'],
    },
    process: {
      nav: 'Etapas',
      heading: ['Del croquis a la puerta'],
      items: [
        {
          title: 'Programa',
          body: 'Tú cuentas usos, dinero y sueños; nosotros medimos lo que hay.',
        },
        {
          title: 'Proyecto',
          body: 'Croquis, maqueta y variantes, hasta que una parezca evidente.',
        },
        {
          title: 'Licencia',
          body: 'Los planos van al ayuntamiento, y sus preguntas vienen a nosotros.',
        },
        {
          title: 'Dirección',
          body: 'Ofertas, detalles y visitas con botas: el dibujo se vuelve edificio.',
        },
      ],
    },
    about: {
      nav: 'El estudio',
      heading: [line`La mesa de ${'name'}`, 'En torno a la mesa de dibujo'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Dibujamos hasta quitar todo lo que se puede quitar.`,
        'Dibujamos hasta quitar todo lo que se puede quitar.',
      ],
    },
    pricing: {
      nav: 'Honorarios',
      heading: ['Cómo se paga un proyecto'],
      intro: ['Por fases, por horas o según el coste de la obra: pregunta qué conviene.'],
    },
    team: { nav: 'Quién dibuja', heading: ['Quién dibuja aquí'] },
    visit: {
      nav: 'Dirección',
      heading: [line`El estudio ${'inPlace'}`, 'Dónde están las maquetas'],
      intro: ['Llama antes, para despejar la mesa.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes del primer croquis'],
      items: [
        {
          title: '¿Cuándo conviene llamaros?',
          body: 'Antes de comprar, si se puede. Ver el solar puede cambiar lo que ofreces por él.',
        },
        {
          title: '¿Hay que construirlo todo de golpe?',
          body: 'No. El proyecto se parte en fases, de modo que la primera ya funcione sola.',
        },
        {
          title: '¿Puedo pedir solo una consulta?',
          body: 'Pregunta por una hora en el lugar. Te quedas con las notas y los croquis.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu solar',
      heading: ['¿Un solar sin plano?'],
      intro: ['La dirección, una foto y tres deseos hacen un comienzo.'],
    },
    contact: {
      nav: 'Encargo',
      heading: [line`Tu encargo para ${'name'}`, 'Cuéntanos el lugar y los deseos'],
      intro: ['Dónde está, qué debería pasar allí y en qué año.'],
    },
  },
};

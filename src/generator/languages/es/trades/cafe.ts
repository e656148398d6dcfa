import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const cafe: TradeWords = {
  senses: [
    {
      noun: 'cafetería',
      gender: 'f',
      words: [
        'bar cafetería',
        'cafetería bar',
        'café y bar',
        'cafetería',
        'cafeterías',
        'café bar',
        'salón de té',
        'tetería',
        'coffee shop',
        'casa de té',
      ],
    },
    {
      noun: 'tostador de café',
      gender: 'm',
      words: ['tostador de café', 'tostadero de café', 'tostador', 'tostaduría'],
    },
  ],
  hints: [
    'café',
    'cafés',
    'espresso',
    'capuchino',
    'cappuccino',
    'latte',
    'flat white',
    'barista',
    'brunch',
    'matcha',
    'chocolate con churros',
    'infusiones',
    'meriendas',
  ],
  action: 'Ver qué servimos',
  submit: 'Enviar la nota',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una mesa y una taza ${'inPlace'}`,
    line`Para beber y picar: ${'offerings'}`,
    'Una taza y un rato',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En la barra: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En la barra: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Para la primera taza del día y para la conversación que se alarga.`,
    line`${'aNoun'} ${'inPlace'}. En la barra: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En la barra: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Para la primera taza del día y para la conversación que se alarga.`,
    line`${'aNoun'} ${'inPlace'}. Para la primera taza del día y para la conversación que se alarga.`,
    line`En la barra: ${'offerings'}.`,
    'Una barra, unas mesas y tiempo para una taza. Mira qué servimos, elige mesa y siéntate.',
  ],
  closing: ['Mira la carta y ven cuando te apetezca.', 'Escribe si vienes con un grupo.'],
  beside: [
    'Pide en la barra.',
    'Dinos cómo te gusta.',
    '¿Para tomar aquí o para llevar? Dilo en la barra.',
    '¿Otra leche o sin azúcar? Pregunta.',
  ],
  toFill: ['Añade un café o un té', 'Añade algo de comer', 'Añade algo dulce'],
  sections: {
    features: {
      nav: 'Venir',
      heading: [line`Venir a ${'name'}`, 'Venir sin prisa'],
      items: [
        {
          title: 'Quédate a leer',
          body: 'Una mesa junto a la ventana sirve para un libro, un cuaderno o para no hacer nada.',
        },
        {
          title: 'Ven en grupo',
          body: 'Escribe cuántos sois y a qué hora, y te decimos si hay sitio.',
        },
        {
          title: 'Pregunta por el grano',
          body: 'De dónde viene y a qué sabe: pregúntalo en la barra.',
        },
      ],
    },
    offerings: {
      nav: 'Carta',
      heading: [line`Qué hay en ${'name'}`, 'Qué hay en la carta'],
      intro: ['Lo que servimos. Por lo demás, pregunta en la barra.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`La barra de ${'name'}`, 'Detrás de la barra'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Agua, grano, molienda y paciencia.`,
        'Agua, grano, molienda y paciencia: poco más hace falta.',
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Tazas y mesas'],
      intro: ['El local antes de que entres.'],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Lo que cuesta una taza'],
      intro: ['Si falta algo, pregunta en la barra.'],
    },
    visit: {
      nav: 'Visítanos',
      heading: [line`Tu próxima taza ${'inPlace'}`, 'Cómo llegar'],
      intro: ['Entra y elige mesa.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Se pregunta en la barra'],
      items: [
        {
          title: '¿Puedo trabajar con el ordenador?',
          body: 'Pregunta al llegar: depende de la hora y de las mesas libres.',
        },
        {
          title: '¿Se puede reservar una mesa?',
          body: 'Escribe con el día, la hora y cuántos sois, y te contestamos.',
        },
        {
          title: '¿Tenéis algo sin gluten o sin lactosa?',
          body: 'Dinos qué debes evitar antes de pedir, y miramos juntos qué hay.',
        },
      ],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Escribe a ${'name'}`, 'Una nota para la barra'],
      intro: ['Para un grupo, dinos el día, la hora y cuántos sois.'],
    },
  },
};

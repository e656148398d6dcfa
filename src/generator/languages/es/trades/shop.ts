import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const shop: TradeWords = {
  senses: [
    {
      noun: 'tienda online',
      gender: 'f',
      schemaType: 'OnlineStore',
      words: [
        'tienda online',
        'tienda en línea',
        'tienda virtual',
        'tienda por internet',
        'e-commerce',
        'ecommerce',
        'comercio electrónico',
      ],
    },
    {
      noun: 'librería',
      gender: 'f',
      schemaType: 'BookStore',
      words: ['librería', 'librerías', 'librero', 'tienda de libros'],
    },
    {
      noun: 'tienda de muebles',
      gender: 'f',
      schemaType: 'FurnitureStore',
      words: ['tienda de muebles', 'mueblería', 'muebles a medida'],
    },
    {
      noun: 'tienda de bicicletas',
      gender: 'f',
      schemaType: 'BikeStore',
      motif: 'bicycle',
      words: ['tienda de bicicletas', 'tienda de bicis', 'bicicletas'],
    },
    {
      noun: 'tienda de alimentación',
      gender: 'f',
      schemaType: 'GroceryStore',
      words: [
        'tienda de alimentación',
        'ultramarinos',
        'frutería',
        'carnicería',
        'pescadería',
        'quesería',
        'tienda de vinos',
        'charcutería',
        'verdulería',
      ],
    },
    {
      noun: 'tienda de mascotas',
      gender: 'f',
      schemaType: 'PetStore',
      words: ['tienda de mascotas', 'tienda de animales'],
    },
    {
      noun: 'taller de artesanía',
      gender: 'm',
      words: [
        'taller de cerámica',
        'cerámica',
        'ceramista',
        'taller de velas',
        'artesanía',
        'taller de artesanía',
        'alfarería',
      ],
    },
    {
      noun: 'tienda',
      gender: 'f',
      schemaType: 'Store',
      yields: true,
      words: ['tienda', 'tiendas', 'comercio', 'puesto de mercado', 'bazar'],
    },
  ],
  hints: [
    'pastilla de jabón',
    'tableta de chocolate',
    'productos',
    'velas',
    'jabones',
    'jabón',
    'libros',
    'muebles',
    'juguetes',
    'camisetas',
    'vintage',
    'regalos',
    'quesos',
    'aceite',
    'cosmética',
  ],
  action: 'Preguntar por un producto',
  submit: 'Enviar la pregunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Cosas que encontrar ${'inPlace'}`,
    line`En las estanterías: ${'offerings'}`,
    'Cosas para usar, guardar o regalar',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En las estanterías: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En las estanterías: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Mira las estanterías y pregunta lo que quieras antes de comprar.`,
    line`${'aNoun'} ${'inPlace'}. En las estanterías: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En las estanterías: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Mira las estanterías y pregunta lo que quieras antes de comprar.`,
    line`${'aNoun'} ${'inPlace'}. Mira las estanterías y pregunta lo que quieras antes de comprar.`,
    line`En las estanterías: ${'offerings'}.`,
    'Mira las estanterías y pregunta por la talla, el material o el envío antes de decidir qué va en el paquete.',
  ],
  closing: [
    'Pregunta por la talla, el material o el envío.',
    'Mira qué hay y pregunta antes de comprar.',
  ],
  beside: [
    'Pregunta por tallas y materiales.',
    '¿Es un regalo? Di para quién.',
    '¿Necesitas varios? Pregunta cuántos quedan.',
    'Pregunta cómo se embala y se envía.',
  ],
  toFill: ['Añade un producto', 'Añade un segundo producto', 'Añade un tercer producto'],
  sections: {
    offerings: {
      nav: 'Productos',
      heading: [line`En las estanterías de ${'name'}`, 'En las estanterías'],
      intro: [
        'Pregunta por cualquier pieza: de qué está hecha, cuánto mide, cuándo podrías tenerla.',
      ],
    },
    features: {
      nav: 'Comprar',
      heading: [line`Comprar en ${'name'}`, 'Antes de comprar'],
      items: [
        { title: 'Mira de cerca', body: 'Pide otra foto o una medida si la página deja una duda.' },
        {
          title: 'Conoce el total',
          body: 'Precio, envío e impuestos juntos: pide la suma antes de pagar.',
        },
        {
          title: '¿Y si lo devuelves?',
          body: 'Lee antes las condiciones de devolución, o pide que te las expliquemos.',
        },
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Un vistazo de cerca'],
      intro: ['En pantalla, los colores nunca son del todo los mismos.'],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Quién prepara los paquetes en ${'name'}`, 'Quién prepara tu paquete'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Una cosa es buena si la sigues usando cuando ya no queda ni el envoltorio.`,
        'Una cosa es buena si la sigues usando cuando ya no queda ni el envoltorio.',
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Lo que marca la etiqueta'],
      intro: ['Pregunta por el envío a tu dirección.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de pagar'],
      items: [
        {
          title: '¿Adónde enviáis?',
          body: 'Dinos tu ciudad y tu país, y te decimos si podemos y cómo.',
        },
        {
          title: '¿Puedo devolver algo?',
          body: 'Pide nuestras condiciones antes de comprar. Tus derechos como comprador no cambian.',
        },
        { title: '¿Lo tenéis?', body: 'Pregunta por la pieza con su nombre y lo miramos.' },
      ],
    },
    callToAction: {
      nav: 'Pedidos',
      heading: ['¿Has encontrado algo?'],
      intro: ['Di qué pieza y adónde tiene que ir.'],
    },
    visit: {
      nav: 'Visítanos',
      heading: [line`Ven a verlo ${'inPlace'}`, 'Ven a verlo'],
      intro: ['Toca las cosas antes de comprarlas.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pregunta a ${'name'} antes de comprar`, 'Pregunta antes de comprar'],
      intro: ['Producto, talla, ciudad: con eso podemos contestar.'],
    },
  },
};

import { colorsOf } from '../colorsOf';
import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { romance } from '../romance';
import { wordTools } from '../spoken';

const spelling = { folds: true, elisions: new Set<string>() };
const { words, set, phrases, prefixed, table } = wordTools(spelling);

const days =
  'lunes martes miércoles jueves viernes sábado sábados domingo domingos lun mar mié mie jue vie sáb sab dom laborables festivos diario diariamente entresemana';
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const sectionNouns = 'sección secciones apartado apartados página páginas bloque pestaña';
const parts = (nouns: string): string[] =>
  prefixed('sección de, apartado de, página de, bloque de, sección', nouns);

export const lexicon: Lexicon = {
  ...romance,
  spelling,
  and: set('y e'),
  originPrepositions: set('de desde'),
  beforePlaces: set('en desde cerca por'),
  placeArticles: set('el la los las'),
  partJoiners: set('de del'),
  bareParts: false,
  keepsPreposition: false,
  leadingFillers: set('también algunos algunas ambos como luego de todo tipo todos todas'),
  purposeWords: set('para'),
  fromWords: set('desde'),
  boundPrepositions: set('en a sobre'),
  budgetWords: set('presupuesto menos hasta'),
  subjectMarkers: set('sobre'),
  refusalLinks: set(`ni ningún ninguna de del ${sectionNouns}`),
  backgroundWords: set('sobre'),
  colorLinks: set('es en sea de son'),
  colorSkips: set('como para el la los'),
  addressEnds: ['y', 'con', 'teléfono', 'tel', 'abierto', 'horario', 'llama', 'correo', 'e-?mail'],
  addressPrepositions: set('en'),
  dayNouns: set('día días'),
  hoursHeads: set('de desde los el la a y en es'),
  hoursTails: set('y a de la las el los por desde hasta en del'),
  nameMarkers: phrases(
    'llamado, llamada, llamados, llamadas, se llama, se llamará, que se llama, de nombre, con el nombre, con nombre, nombre es, nombre del negocio, nombre comercial, nombre de la marca, bajo el nombre, titulado, titulada, denominado, denominada, conocido como, conocida como, nombre',
  ),
  weakNameMarkers: phrases(
    'para, somos, soy, me llamo, mi nombre es, nuestra empresa, nuestro estudio, nuestra marca, la empresa, la marca, marca, empresa, bienvenidos a, web de, página de, sitio de, portafolio de, blog de, boda de, nuestro grupo, nuestra banda',
  ),
  quotationMarkers: set(
    'eslogan lema titular encabezado botón botones diga dice ponga texto cita etiqueta enlace subtítulo mensaje palabra palabras sección secciones',
  ),
  nameConnectors: set('de del la las el los y e i da do dos van von der of the & and le'),
  nameStops: set(
    'en con para por que donde quien desde vende vendemos ofrece ofrecemos ofreciendo especializado especializada especializados es está son somos tiene tenemos necesita quiero queremos más incluye incluyendo con sin sobre cerca un una web sitio página',
  ),
  commonWords: set(
    `un una unos unas el la los las este esta esto crea crear hazme haz haga hacer quiero quisiera necesito necesitamos queremos diseña diseñar genera generar
    desarrolla escribe muestra añade agrega incluye incluya por favor yo tú usted nosotros mi mis nuestro nuestra nuestros su sus tu web webs sitio sitios página
    páginas landing portal blog portafolio portfolio tienda moderno moderna elegante sencillo sencilla limpio limpia minimalista bonito bonita profesional
    responsive creativo creativa vibrante oscuro oscura claro clara nuevo nueva pequeño pequeña local negocio empresa marca startup agencia app plataforma diseño
    sección secciones hero características precios contacto nosotros menú carta galería equipo preguntas faq testimonios opiniones reseñas servicios productos
    horario horarios inicio con sin para y o en de desde por como es son no usa usando color colores verde verdes azul rojo amarillo negro negra blanco blanca
    morado naranja rosa marrón gris dorado plateado crema beige seo html css javascript react tailwind bootstrap vuetify wordpress shopify instagram facebook
    google youtube tiktok whatsapp linkedin twitter pinterest etsy airbnb ia ux rsvp pdf api sl sa español inglés francés alemán italiano navidad
    teléfono tel llama llámanos correo email e-mail dirección abierto abierta abrimos hola gracias también somos soy vendemos ofrecemos tenemos hacemos
    situado situada ubicado ubicada sobre queremos
    ${days} ${months} algo ejemplo personal fresco casero mejor gran buen buena niños mujeres hombres familias estudiantes principiantes clientes personas todos`,
  ),
  articles: set('un una unos unas el la los las mi mis nuestro nuestra nuestros nuestras su sus'),
  abbreviations: set('dr dra sr sra st sta sto d dña hnos cía avda c pza prof'),
  companyForms: set('sl sa slu sc srl cía inc ltd'),
  copulas: set('es son'),
  placeMarkers: phrases(
    'en, ubicado en, ubicada en, situado en, situada en, con sede en, basado en, basada en, afincado en, afincada en, vivo en, vive en, por toda, por todo',
  ),
  originMarkers: set(
    'soy somos es empresa equipo estudio artista marca web sitio portafolio viene',
  ),
  placeQualifiers: set('norte sur este oeste antiguo gran bajo alto'),
  placeConnectors: set('de del la las los el y da do sobre'),
  placeParts: set(
    'centro corazón casco afueras norte sur este oeste barrio zona ciudad pueblo costa sierra provincia',
  ),
  notPlaces: set(
    `español inglés francés alemán italiano portugués catalán japonés chino react tailwind bootstrap vuetify html css wordpress
    ${days} ${months} primavera verano otoño invierno verde azul rojo negro blanco dorado rosa crema beige morado general persona estilo modo moderno
    elegante minimalista google instagram facebook whatsapp internet línea online casa excel photoshop python navidad serif sans matemáticas`,
  ),
  knownPlaces: [
    ...`Sevilla, Zaragoza, Córdoba, Alicante, Murcia, Vigo, La Coruña, A Coruña, Santiago de Compostela, Oviedo, Gijón, Santander, San Sebastián, Donostia, Vitoria, Pamplona,
    Logroño, Burgos, León, Salamanca, Valladolid, Segovia, Ávila, Toledo, Cuenca, Cáceres, Badajoz, Mérida, Huelva, Cádiz, Jerez, Almería, Jaén, Marbella, Ronda, Tarragona, Girona,
    Lleida, Castellón, Palma, Palma de Mallorca, Mallorca, Menorca, Ibiza, Las Palmas, Tenerife, Gran Canaria, Lanzarote, La Rioja, Andalucía, Galicia, Asturias, Cantabria,
    Cataluña, Aragón, Navarra, País Vasco, Extremadura, Castilla y León, Nueva York, Londres, París, Roma, Milán, Lisboa, Oporto, Berlín, Múnich, Viena, Ciudad de México, CDMX,
    Monterrey, Puebla, Querétaro, Oaxaca, Tijuana, Cancún, Rosario, Mendoza, Bariloche, La Plata, Valparaíso, Viña del Mar, Concepción, Cali, Barranquilla, Cartagena, Cusco, Arequipa, Trujillo,
    Guayaquil, La Paz, Santa Cruz, Asunción, Caracas, Maracaibo, San José, Panamá, Managua, Tegucigalpa, Guatemala, San Salvador, Santo Domingo, San Juan, La Habana,
    España, México, Perú, Francia, Italia, Alemania, Reino Unido, Estados Unidos, Costa Rica, Ecuador, Bolivia, Uruguay, Paraguay, Venezuela, República Dominicana, Cuba`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces,
  ],
  offeringMarkers: phrases(
    `vende, venden, vendemos, vendo, que vende, vendiendo, ofrece, ofrecen, ofrecemos, ofrezco, que ofrece, ofreciendo, especializado en, especializada en, especializados en, especialistas en,
    especialista en, servimos, sirve, que sirve, servicios, servicios de, servicios como, nuestros servicios, productos, productos como, nuestros productos, carta, menú, en la carta, incluye, incluyen,
    hacemos, hace, hago, que hace, que hacen, horneamos, hornea, enseñamos, enseña, enseño, clases de, cursos de, talleres de, escribo sobre, sobre, tratamientos, reparamos, reparaciones de,
    con, tenemos, tiene, contamos con, elaboramos, fabricamos, preparamos, impartimos, especialidades, trabajos de, clases particulares de`,
  ),
  weakOfferingMarkers: set('con incluye incluyen sobre tiene tenemos'),
  listHeadings: set('carta menú servicios productos tratamientos especialidades'),
  pairs: phrases(
    'corte y peinado, lavado y corte, corte y color, cama y desayuno, bodas y bautizos, carne y pescado, sol y sombra, chapa y pintura, rock y roll, artes y oficios, compra y venta',
  ),
  boundNouns: set('línea domicilio casa medida óleo acuarela directo grupo persona mano'),
  listJoiners: set('y e o u más'),
  offeringStops: set(
    'en con para que donde desde usando usa llamado llamada por sobre nosotros ellos tú es está son será debe puede quiero queremos pero porque así mientras cuando crea añade incluye sin no su necesito necesita quisiera somos a abierto horario estilo',
  ),
  notOfferings: set(
    `web webs sitio sitios página páginas inicio diseño diseños aspecto estilo estilos ambiente tema temas tipografía fuente fuentes color colores paleta tonos tono fondo fondos
    animación animaciones imagen imágenes foto fotos icono iconos botón botones navegación cabecera pie sección secciones formulario formularios mapa mapas horario horarios enlaces logo
    banner hero todo algo más cosas información datos detalles texto textos redes sociales instagram facebook boletín móvil escritorio seo clientes gente personas visitantes usuarios años
    experiencia equipo dueño dueña familia espacio pasión amor calidad historia tipo moderno moderna elegante minimalista sencillo limpio oscuro claro colorido rústico cálido acogedor profesional marido
    mujer hija hijo hermano hermana amigos presupuesto contacto toque aire`,
  ),
  craftWords: {
    salon: set('color colores'),
    photographer: set('fotos imágenes familia gente'),
    portfolio: set('web sitios páginas diseño diseños logo animación iconos tipografía mapas'),
    software: set('web formularios mapas imágenes fotos'),
    wedding: set('familia'),
    shop: set('fotos mapas botones'),
  },
  priceJoiners: set('a por desde cuesta cuestan es son solo'),
  sections: {
    hero: { clear: phrases('hero, portada, cabecera principal'), unclear: phrases('banner') },
    features: {
      clear: [...parts('características, ventajas, funciones'), ...phrases('ventajas principales')],
      unclear: phrases('características, ventajas, beneficios'),
    },
    about: {
      clear: [
        ...parts('presentación, historia'),
        ...phrases(
          'sobre nosotros, sobre mí, quiénes somos, quién soy, nuestra historia, mi historia, acerca de, biografía, conócenos',
        ),
      ],
      unclear: phrases('historia, nosotros'),
    },
    offerings: {
      clear: [
        ...parts('servicios, productos, menú, carta'),
        ...phrases('lista de servicios, lista de productos, catálogo de productos'),
      ],
      unclear: phrases('menú, carta, servicios, productos, catálogo'),
    },
    gallery: {
      clear: [
        ...parts('fotos, imágenes, proyectos'),
        ...phrases('galería, galería de fotos, galería de imágenes, galería de trabajos, lookbook'),
      ],
      unclear: phrases('fotos, imágenes, proyectos, nuestros trabajos'),
    },
    process: {
      clear: [
        ...parts('proceso'),
        ...phrases('cómo funciona, cómo trabajamos, nuestro proceso, paso a paso'),
      ],
      unclear: phrases('proceso, pasos'),
    },
    pricing: {
      clear: [
        ...parts('precios, tarifas'),
        ...phrases(
          'precios, lista de precios, tarifas, tabla de precios, planes de precios, precio',
        ),
      ],
      unclear: phrases('planes, bonos, cuotas, entradas, tickets'),
    },
    testimonials: {
      clear: [
        ...parts('opiniones, testimonios, reseñas'),
        ...phrases(
          'testimonios, opiniones, reseñas, opiniones de clientes, testimonios de clientes, comentarios de clientes',
        ),
      ],
      unclear: phrases('comentarios, valoraciones'),
    },
    team: {
      clear: [
        ...parts('equipo'),
        ...phrases('nuestro equipo, conoce al equipo, el equipo, miembros del equipo'),
      ],
      unclear: phrases('equipo, personal, entrenadores, estilistas, ponentes, profesores'),
    },
    faq: {
      clear: [
        ...parts('preguntas, preguntas frecuentes, dudas'),
        ...phrases('faq, preguntas frecuentes, preguntas y respuestas, dudas frecuentes'),
      ],
      unclear: phrases('preguntas'),
    },
    visit: {
      clear: [
        ...parts('ubicación, horarios'),
        ...phrases(
          'horario de apertura, horarios de apertura, cómo llegar, dónde estamos, dónde encontrarnos, mapa de google, horario y ubicación',
        ),
      ],
      unclear: phrases('mapa, horario, horarios, ubicación, dirección'),
    },
    posts: {
      clear: [
        ...parts('blog, noticias, artículos'),
        ...phrases('últimas noticias, últimos artículos, entradas de blog'),
      ],
      unclear: phrases('blog, noticias, artículos'),
    },
    events: {
      clear: [
        ...parts('eventos, fechas'),
        ...phrases(
          'calendario de eventos, próximos eventos, fechas de gira, próximas fechas, horario de clases, agenda de eventos, calendario de clases',
        ),
      ],
      unclear: phrases('eventos, calendario, agenda, fechas, programa'),
    },
    callToAction: {
      clear: phrases('llamada a la acción, cta, boletín, newsletter, formulario de suscripción'),
      unclear: [],
    },
    contact: {
      clear: [
        ...parts('contacto, reservas'),
        ...phrases(
          'formulario de contacto, contáctanos, contáctame, formulario de reserva, formulario de reservas, formulario de presupuesto, formulario de pedido, datos de contacto, información de contacto, formulario de cita, reserva online, reservas online',
        ),
      ],
      unclear: phrases('contacto, reservas, citas, rsvp, formulario'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    `con incluye incluya incluir incluyendo añade añadir agrega necesito necesita quiero queremos muestra mostrar más tiene tenga tener ${sectionNouns} y también contiene`,
  ),
  negations: phrases(
    'sin, no incluyas, no incluya, no incluir, no quiero, no queremos, no necesito, no necesitamos, no añadas, no añadir, no agregues, no muestres, no pongas, omite, quita, excluye, excepto, salvo, menos, nada de, no hace falta, ni, evita, oculta, tampoco, no',
  ),
  negationEnds: set(
    'pero con solo sino incluye añade muestra quiero necesito pon usa sí aunque también haz',
  ),
  notNeeded: phrases(
    'no hace falta, no hacen falta, no es necesario, no es necesaria, no son necesarios, innecesario, no se necesita',
  ),
  colors: colorsOf(
    table(
      `negro: black, negra: black, negros: black, blanco: white, blanca: white, blancos: white, gris: gray, pizarra: slate, plateado: silver, plata: silver, rojo: red, roja: red, rojos: red,
      carmesí: crimson, escarlata: scarlet, granate: maroon, burdeos: burgundy, vino: wine, naranja: orange, naranjas: orange, coral: coral, melocotón: peach, terracota: terracotta, óxido: rust, ámbar: amber,
      amarillo: yellow, amarilla: yellow, mostaza: mustard, dorado: gold, dorada: gold, dorados: gold, oro: gold, beige: beige, beis: beige, crema: cream, marfil: ivory, arena: sand, marrón: brown, marrones: brown, chocolate: chocolate,
      café: coffee, bronce: bronze, cobre: copper, verde: green, verdes: green, oliva: olive, salvia: sage, menta: mint, esmeralda: emerald, lima: lime, turquesa: turquoise, cian: cyan, azul: blue, azules: blue,
      celeste: sky blue, índigo: indigo, cobalto: cobalt, morado: purple, morada: purple, púrpura: purple, violeta: violet, lavanda: lavender, lila: lilac, ciruela: plum, magenta: magenta, fucsia: fuchsia, rosa: pink, rosas: pink, rosado: pink,
      salmón: salmon, carbón: charcoal, antracita: anthracite, azul marino: navy, azul cielo: sky blue, azul celeste: sky blue, azul eléctrico: electric blue, azul noche: midnight blue, azul petróleo: teal, azul cobalto: cobalt,
      verde oliva: olive, verde salvia: sage, verde menta: mint, verde bosque: forest green, verde botella: forest green, verde esmeralda: emerald, verde lima: lime green, verde azulado: teal, rosa palo: dusty rose, rosa pastel: blush, oro rosa: rose gold,
      blanco roto: off-white, tonos tierra: earth tones, tonos tierras: earth tones`,
    ),
  ),
  ambiguousColors: set(
    'crema chocolate café oliva melocotón salmón rosa rosas oro plata naranja naranjas lima menta lavanda mostaza ciruela coral vino ámbar marfil carbón arena salvia cobre bronce pizarra esmeralda',
  ),
  shades: table(
    'oscuro: darker, oscura: darker, oscuros: darker, profundo: darker, intenso: darker, claro: lighter, clara: lighter, claros: lighter, pálido: lighter, suave: lighter, suaves: lighter, pastel: lighter, brillante: same, vivo: same, cálido: same',
  ),
  colorNouns: table(
    'color: any, colores: any, tema: any, paleta: any, tonos: any, tono: any, estilo: any, aspecto: any, diseño: any, gama: any, ambiente: any, principal: primary, primario: primary, botones: primary, botón: primary, títulos: primary, secundario: secondary, acento: accent, acentos: accent, detalles: accent, toques: accent, enlaces: accent, fondo: background, fondos: background, texto: text, letra: text, letras: text, tipografía: text',
  ),
  colorRequests: set('color colores paleta tonos tono usa usando en detalles acentos toques'),
  dark: set('oscuro oscura oscuros'),
  light: set('claro clara claros'),
  modeNouns: set('modo tema fondo diseño web sitio estilo aspecto colores paleta página versión'),
  phoneMarkers: set('teléfono tel tfno tlf llama llámanos móvil whatsapp número al celular'),
  addressMarkers: set('dirección'),
  streetBeginnings: set(
    'calle c avenida avda av plaza plza paseo pso rambla carrer camino carretera ronda travesía glorieta alameda callejón calzada carrera bulevar',
  ),
  hoursMarkers: set('abierto abierta abrimos abre horario horarios apertura'),
  hoursWords: set(
    `${days} y a de desde hasta todo todos los las el la día días cada excepto cerrado cerrados h hs hrs horas am pm mediodía medianoche mañana mañanas tarde tardes noche noches por con cita previa fines fin semana en del`,
  ),
  dayWords: new Set(words(days)),
};

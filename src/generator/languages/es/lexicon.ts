import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { romance } from '../romance';
import { wordTools } from '../spoken';
import { circumstances } from './circumstances';
import { colorWords } from './colorWords';
import { sectionWords } from './sectionWords';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { words, set, phrases } = wordTools(spelling);

const days =
  'lunes martes miércoles jueves viernes sábado sábados domingo domingos lun mar mié mie jue vie sáb sab dom laborables festivos diario diariamente entresemana';
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

export const lexicon: Lexicon = {
  ...romance,
  spelling,
  circumstances,
  ...sectionWords,
  ...colorWords,
  and: set('y e'),
  originPrepositions: set('de desde'),
  beforePlaces: set('en desde cerca por'),
  placeArticles: set('el la los las'),
  partJoiners: set('de del'),
  bareParts: false,
  keepsPreposition: false,
  leadingFillers: set('también algunos algunas ambos como luego de todo tipo todos todas'),
  pages: pageRules,
  siteLanguages,
  callings: set(
    'fotógrafo fotógrafa abogado abogada dentista fontanero electricista psicólogo psicóloga nutricionista ilustrador ilustradora aplicación app',
  ),
  likenesses: phrases('como, parecida a, parecido a, inspirada en, inspirado en'),
  trailingFillers: set('online también etc'),
  innerWords: set('al'),
  priceStarts: phrases('desde, a partir de'),
  purposeWords: set('para'),
  fromWords: set('desde'),
  boundPrepositions: set('en a sobre'),
  budgetWords: set('presupuesto menos hasta'),
  subjectMarkers: set('sobre'),
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
    `invitados plazas nombre cerrado cerrada presencial web webs sitio sitios página páginas inicio diseño diseños aspecto estilo estilos ambiente tema temas tipografía fuente fuentes color colores paleta tonos tono fondo fondos
    animación animaciones imagen imágenes foto fotos icono iconos botón botones navegación cabecera pie sección secciones formulario formularios mapa mapas horario horarios enlaces logo
    banner hero todo algo más cosas información datos detalles texto textos redes sociales instagram facebook boletín móvil escritorio seo clientes gente personas visitantes usuarios años
    experiencia equipo dueño dueña familia espacio pasión amor calidad historia tipo moderno moderna elegante minimalista sencillo limpio oscuro claro colorido rústico cálido acogedor profesional marido
    mujer hija hijo hermano hermana amigos presupuesto contacto toque aire`,
  ),
  craftWords: {
    salon: set('color colores'),
    photographer: set('fotos imágenes familia familias gente'),
    portfolio: set('web sitios páginas diseño diseños logo animación iconos tipografía mapas'),
    artist: set('mapas imágenes animación páginas'),
    architect: set('diseño diseños escuelas restaurantes'),
    lawyer: set('familia'),
    software: set('web formularios mapas imágenes fotos'),
    wedding: set('familia'),
    shop: set('fotos mapas botones'),
  },
  priceJoiners: set(
    'a por desde cuesta cuestan es son solo son solo cobro cobramos cobra precio precios tarifa tarifas',
  ),
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

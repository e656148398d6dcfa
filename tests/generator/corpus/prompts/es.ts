import type { CorpusRow } from '../CorpusRow';

export const es: readonly CorpusRow[] = [
  ['bar de copas en logroño', 'bar'],
  ['PÁGINA WEB PARA UN BAR LLAMADO LA ÚLTIMA RONDA EN CÁDIZ, SIN PRECIOS', 'bar'],
  [
    'Estudio de yoga tranquilo en Málaga para principiantes, desde 2011: hatha, yin y meditación',
    'yoga',
  ],
  ['Abogada en Oviedo: herencias, divorcios y despidos. Sin opiniones', 'lawyer'],
  ['una dentista en vigo', 'dentist'],
  [
    'Clínica dental Sonrisa Clara en Murcia, calle Mayor 8, teléfono 968 123 456, limpieza 50 €, empaste 70 €',
    'dentist',
  ],
  ['Jardinero en Sevilla 🌿 setos, césped y riego', 'gardener'],
  [
    'Empresa de reformas Hermanos Peña en Getafe: cocinas, baños y pisos, fundada en 1984',
    'builder',
  ],
  ['estudio de arquitectura en Bilbao, minimalista, blanco y negro', 'architect'],
  ['Agencia de viajes “Tren Lento” con rutas en tren dirigida a parejas', 'travel'],
  ['Guardería Los Caracoles en Vigo, divertida y colorida, para familias', 'nursery'],
  ['Marca de moda llamada Lino Sur: camisas, vestidos y abrigos', 'fashion'],
  ['Granja La Encina en Segovia que vende huevos, miel y queso', 'farm'],
  ['Pintora Clara Soto, exposiciones el 3 de junio y el 17 de septiembre de 2026', 'artist'],
  ['Spa en Marbella con masajes, sauna y tratamientos. Aire lujoso, tonos dorados', 'spa'],
  ['Catering para bodas y empresas en Toledo, se llama Cucharón', 'caterer'],
  [
    'Hola, quiero que me hagas una página para nuestra panadería de barrio. Se llama El Trigal, está en Sevilla, en la calle Feria 20, y hacemos pan de masa madre, cruasanes y empanadas. Abrimos de martes a domingo de 8:00 a 14:00. El correo es pan@trigal.example. Usa verde y crema, con galería y formulario de contacto, y no pongas precios ni opiniones.',
    'bakery',
  ],
  [
    'necesito una web para mi restaurnte en alicante con galria y formulario de contcto, sin precios',
    'restaurant',
  ],
  ['una peluqeria en leon', 'salon'],
  ['☕ cafetería Nido en Gijón: café, tostadas, tartas', 'cafe'],
  ['Fontanero. Zaragoza. Calderas, fugas, baños. 976 555 014. Desde 1999.', 'homeServices'],
  ['Carta de nuestro restaurante Kumo en Barcelona:\n- Ramen 12 €\n- Gyozas 6 €', 'restaurant'],
  ['boda de Ana y Luis, 12 de junio de 2027, Ronda', 'wedding'],
  [
    'Programa de facturación “Cuenta” pensado para autónomos; preguntas frecuentes y tarifas; #0ea5e9',
    'software',
  ],
  ['Clases de guitarra para niños y adultos en Burgos, 20 € por hora', 'tutor'],
  ['blog de viajes y recetas', 'blog'],
  [
    'TALLER MECÁNICO HERMANOS RUIZ, MURCIA. CAMBIO DE ACEITE, FRENOS, NEUMÁTICOS. LUNES A VIERNES DE 9 A 14H',
    'garage',
  ],
  [
    'hola, necesito una web para mi peluquería canina Patitas Limpias en Málaga. baño, corte y uñas. desde 25 €. tel 952 555 014',
    'petCare',
  ],
  ['Boda de Carmen y Diego el 5 de octubre de 2026 en Toledo', 'wedding'],
  ['organización de eventos en Bilbao, bodas y eventos de empresa', 'planner'],
  ['Heladería en Alicante llamada Polo Norte, turrón, limón y fresa', 'iceCream'],
  ['yogur helado en Murcia con fruta y toppings', 'iceCream'],
  ['farmacia en Gijón abierta las 24 horas', 'general'],
  [
    'quiero una pagina web para mi taqueria El Güero en Monterrey, tacos al pastor $25, suadero, quesadillas, abierto de 6pm a 2am',
    'restaurant',
  ],
  [
    'Clases de yoga prenatal en Bogotá con Laura Restrepo, online y presencial, precios por clase 40.000 pesos',
    'yoga',
  ],
  [
    'abogado laboralista en valencia, despidos, acosos, primera consulta gratis, tel 96 555 01 23',
    'lawyer',
  ],
];

import type { CorpusRow } from '../CorpusRow';

export const pt: readonly CorpusRow[] = [
  ['bar de vinhos em évora', 'bar'],
  ['SITE PARA UM BAR CHAMADO A ÚLTIMA RODADA EM LISBOA, SEM PREÇOS', 'bar'],
  [
    'Estúdio de ioga tranquilo em Braga para iniciantes, desde 2011: hatha, yin e meditação',
    'yoga',
  ],
  ['Advogada em Coimbra: heranças, divórcios e despedimentos. Sem avaliações', 'lawyer'],
  ['uma dentista em braga', 'dentist'],
  [
    'Clínica dentária Sorriso Claro em Faro, Rua Direita 8, telefone 289 555 014, limpeza 50 €, coroa 400 €',
    'dentist',
  ],
  ['Jardineiro em Cascais 🌿 sebes, relva e rega', 'gardener'],
  [
    'Construtora Irmãos Pedra em Leiria: ampliações, telhados e cozinhas, fundada em 1984',
    'builder',
  ],
  ['ateliê de arquitetura no porto, minimalista, preto e branco', 'architect'],
  ['Agência de viagens “Comboio Lento” com roteiros de comboio, voltada para casais', 'travel'],
  ['Creche Os Caracóis em Aveiro, divertida e colorida, para famílias', 'nursery'],
  ['Marca de moda chamada Linho Norte: camisas, vestidos e casacos', 'fashion'],
  ['Quinta do Carvalho em Viseu que vende ovos, mel e queijo', 'farm'],
  ['Pintora Clara Reis, exposições a 3 de junho e a 17 de setembro de 2026', 'artist'],
  ['Spa em Sintra com massagens, sauna e tratamentos. Ambiente luxuoso, tons dourados', 'spa'],
  ['Catering para casamentos e empresas em Évora, chama-se Concha', 'caterer'],
  [
    'Olá, queria um site para a nossa pequena padaria. Chama-se Trigo e Brasa, fica em Braga, na Rua do Souto 12, e fazemos pão de massa mãe, croissants e bolos. Aberto de terça a domingo das 7:00 às 14:00. E-mail: pao@trigo.example. Verde e creme, com galeria e formulário de contacto, mas sem preços nem avaliações.',
    'bakery',
  ],
  [
    'um site para o meu resturante em setúbal com galria e formulário de contcto, sem preços',
    'restaurant',
  ],
  ['uma pastelria no Porto', 'bakery'],
  ['☕ café Ninho em Guimarães: café, torradas, bolos', 'cafe'],
  [
    'Canalizador. Lisboa. Caldeiras, fugas, casas de banho. 21 555 01 42. Desde 1999.',
    'homeServices',
  ],
  ['Ementa:\n- Ramen 12 €\n- Gyoza 6 €\nRestaurante Kumo em Lisboa', 'restaurant'],
  ['casamento de Ana e Luís, 12 de junho de 2027, Sintra', 'wedding'],
  [
    'Software de faturação “Conta” pensado para freelancers; perguntas frequentes e preços; #0ea5e9',
    'software',
  ],
  ['Aulas de guitarra para crianças e adultos em Tomar, 20 € por hora', 'tutor'],
  ['blogue de viagens e receitas', 'blog'],
  [
    'oi, preciso de um site para minha barbearia Navalha de Ouro em Belo Horizonte. corte R$ 40, barba R$ 30. whatsapp (31) 95555-0142',
    'salon',
  ],
  [
    'Pousada Brisa do Mar em Paraty com 10 quartos, piscina e café da manhã, diária a partir de R$ 320',
    'hotel',
  ],
  ['cerimonialista em Recife, casamentos e festas', 'planner'],
  ['Gelataria em Aveiro chamada Pinguim, limão, morango e avelã', 'iceCream'],
  ['Sorveteria em Natal com picolés e milk-shakes', 'iceCream'],
  ['conserto de celular em Curitiba', 'general'],
  [
    'salão de beleza da Carla em Coimbra, unhas, depilação, sobrancelhas, marcações por whatsapp 912 345 678',
    'salon',
  ],
  [
    'Quero um site para a minha marca de biquínis feitos à mão, chama-se Maré Viva, envios para todo o Brasil, sem blog',
    'general',
  ],
];

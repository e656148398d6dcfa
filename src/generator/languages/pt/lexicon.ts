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
  'segunda segunda-feira terça terça-feira quarta quarta-feira quinta quinta-feira sexta sexta-feira sábado sábados domingo domingos seg ter qua qui sex sáb dom úteis feriados diariamente';
const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro';

export const lexicon: Lexicon = {
  ...romance,
  spelling,
  circumstances,
  ...sectionWords,
  ...colorWords,
  and: set('e'),
  originPrepositions: set('de do da desde'),
  beforePlaces: set('em no na nos nas desde perto por'),
  placeArticles: set('o a os as'),
  partJoiners: set('de do da dos das'),
  bareParts: true,
  keepsPreposition: true,
  leadingFillers: set('também alguns algumas ambos como depois de todo tipo todos todas'),
  pages: pageRules,
  siteLanguages,
  callings: set(
    'fotógrafo fotógrafa advogado advogada canalizador eletricista nutricionista psicólogo psicóloga ilustrador ilustradora aplicação app',
  ),
  likenesses: phrases('como, parecido com, igual a'),
  trailingFillers: set('online também etc'),
  innerWords: set('ao'),
  priceStarts: phrases('a partir de, desde'),
  purposeWords: set('para'),
  fromWords: set('desde'),
  boundPrepositions: set('em ao a sobre'),
  budgetWords: set('orçamento menos até'),
  subjectMarkers: set('sobre'),
  addressEnds: ['e', 'com', 'telefone', 'tel', 'aberto', 'horário', 'ligue', 'e-?mail'],
  addressPrepositions: set('em no na'),
  dayNouns: set('dia dias'),
  hoursHeads: set('de desde os as o a e em é das'),
  hoursTails: set('e a às de as da o os por desde até em do das'),
  nameMarkers: phrases(
    'chamado, chamada, chamados, chamadas, chama-se, que se chama, se chama, de nome, com o nome, com nome, nome é, nome do negócio, nome da empresa, nome da marca, sob o nome, intitulado, intitulada, denominado, denominada, conhecido como, conhecida como, nome',
  ),
  weakNameMarkers: phrases(
    'para, somos, sou, sou o, sou a, chamo-me, o meu nome é, meu nome é, nossa empresa, nosso estúdio, a empresa, a marca, marca, empresa, bem-vindos a, site de, site do, site da, página de, página da, página do, portfólio de, portefólio de, portfólio da, portfólio do, portefólio da, portefólio do, blogue de, blog de, casamento de, nossa banda, para o, para a',
  ),
  quotationMarkers: set(
    'slogan lema título cabeçalho botão botões diga diz texto citação etiqueta ligação link subtítulo mensagem palavra palavras secção seção secções',
  ),
  ownerLinks: set('da do das dos'),
  nameConnectors: set('de do da dos das e von van der of the & del la le'),
  nameStops: set(
    'em no na com para por que onde quem desde vende vendemos oferece oferecemos especializado especializada é está são somos tem temos precisa quero queremos mais inclui incluindo sem sobre perto um uma site página',
  ),
  commonWords: set(
    `um uma uns umas o a os as este esta isto cria criar crie faz faça fazer quero queria preciso precisamos queremos desenha gera gerar desenvolve escreve mostra
    acrescenta adiciona inclui inclua por favor eu nós você meu minha meus nosso nossa nossos seu sua site sites sítio página páginas landing portal blogue blog
    portefólio portfólio loja moderno moderna elegante simples limpo limpa minimalista bonito bonita profissional responsivo criativo vibrante escuro escura claro clara
    novo nova pequeno pequena local negócio empresa marca startup agência app plataforma design secção seção hero funcionalidades preços contacto contato menu ementa carta
    galeria equipa equipe perguntas faq testemunhos depoimentos avaliações serviços produtos horário horários início com sem para e ou em no na de desde por como é são não usa
    use usando cor cores verde azul vermelho amarelo preto preta branco branca roxo laranja rosa castanho marrom cinzento cinza dourado prateado creme bege seo html css
    javascript react tailwind bootstrap vuetify wordpress shopify instagram facebook google youtube tiktok whatsapp linkedin pinterest ia ux rsvp pdf api lda sa português inglês
    francês espanhol natal telefone tel ligue ligar email e-mail morada endereço aberto aberta abrimos olá obrigado também somos sou vendemos oferecemos temos fazemos
    situado localizado sobre ${days} ${months} algo exemplo pessoal caseiro melhor bom boa crianças mulheres homens famílias estudantes principiantes iniciantes clientes pessoas todos`,
  ),
  articles: set('um uma uns umas o a os as meu minha nosso nossa nossos nossas seu sua'),
  abbreviations: set('dr dra sr sra st sta sto d prof av lg pç eng'),
  companyForms: set('lda sa ltda me eireli inc ltd'),
  copulas: set('é são'),
  placeMarkers: phrases(
    'em, no, na, nos, nas, situado em, situada em, situado no, situada no, situada na, localizado em, localizada em, com sede em, com sede no, com sede na, sediado em, sediada em, sediada no, baseado em, moro em, moro no, vive em',
  ),
  originMarkers: set('sou somos é empresa equipa estúdio artista marca site portfólio vem'),
  placeQualifiers: set('norte sul este leste oeste'),
  placeConnectors: set('de do da dos das e sobre la'),
  placeParts: set('centro coração baixa arredores norte sul zona cidade bairro litoral interior'),
  notPlaces: set(
    `português inglês francês espanhol alemão italiano japonês react tailwind bootstrap vuetify html css wordpress ${days} ${months} primavera verão outono inverno
    verde azul vermelho preto branco dourado rosa creme bege roxo geral pessoa estilo modo moderno elegante minimalista google instagram facebook whatsapp internet web site online
    casa excel photoshop python natal matemática linkedin youtube`,
  ),
  knownPlaces: [
    ...`Aveiro, Viseu, Guimarães, Évora, Setúbal, Leiria, Santarém, Beja, Portalegre, Castelo Branco, Guarda, Viana do Castelo, Vila Real, Bragança, Funchal, Ponta Delgada, Cascais, Sintra,
    Almada, Matosinhos, Vila Nova de Gaia, Gaia, Espinho, Póvoa de Varzim, Figueira da Foz, Nazaré, Peniche, Ericeira, Óbidos, Tomar, Lagos, Portimão, Tavira, Olhão, Albufeira, Algarve, Alentejo,
    Minho, Douro, Açores, Madeira, Ribatejo, Trás-os-Montes, Lisboa, Porto, Rio de Janeiro, São Paulo, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis, Recife, Fortaleza, Salvador,
    Brasília, Goiânia, Manaus, Belém, Natal, João Pessoa, Maceió, Aracaju, Vitória, Campinas, Santos, Niterói, Ouro Preto, Paraty, Gramado, Blumenau, Joinville, Londrina, Bahia, Minas Gerais, Santa Catarina, Paraná,
    Ceará, Pernambuco, Luanda, Maputo, Praia, Mindelo, Bissau, Díli, Macau, Paris, Londres, Madrid, Sevilha, Barcelona, Roma, Milão, Berlim, Munique, Viena, Genebra, Zurique, Luxemburgo, Bruxelas,
    Nova Iorque, Portugal, Brasil, Espanha, França, Itália, Alemanha, Suíça, Inglaterra, Angola, Moçambique, Cabo Verde, Estados Unidos`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces,
  ],
  offeringMarkers: phrases(
    `trato de, tratamos de, vende, vendem, vendemos, vendo, que vende, a vender, oferece, oferecem, oferecemos, ofereço, que oferece, oferecendo, especializado em, especializada em, especialistas em, especialista em,
    servimos, serve, que serve, serviços, serviços de, serviços como, nossos serviços, os nossos serviços, produtos, produtos como, ementa, menu, carta, cardápio, na ementa, inclui, incluem, fazemos, faz, faço,
    que faz, ensinamos, ensina, ensino, aulas de, cursos de, oficinas de, workshops de, escrevo sobre, sobre, tratamentos, reparamos, reparações de, com, temos, tem, que tem, contamos com, produzimos, fabricamos,
    preparamos, especialidades, trabalhos de, explicações de, aulas particulares de`,
  ),
  weakOfferingMarkers: set('com inclui incluem sobre tem temos'),
  listHeadings: set('ementa menu carta cardápio serviços produtos tratamentos especialidades'),
  pairs: phrases(
    'corte e penteado, lavar e cortar, cama e pequeno-almoço, corte e cor, compra e venda, carne e peixe, artes e ofícios, banho e tosa, chapa e pintura, café e bolos',
  ),
  boundNouns: set('linha domicílio casa medida óleo aguarela vivo grupo pessoa mão'),
  listJoiners: set('e ou mais'),
  offeringStops: set(
    'em no na nos nas com para que onde desde usando usa chamado chamada por sobre nós eles você é está são será deve pode quero queremos mas porque assim enquanto quando cria acrescenta inclui sem não seu sua preciso precisa gostaria somos aberto horário estilo',
  ),
  notOfferings: set(
    `convidados lugares nome fechado encerrado site sites sítio página páginas início design aspeto aspecto estilo estilos ambiente tema temas tipografia fonte fontes cor cores paleta tons tom fundo fundos animação animações imagem imagens foto fotos
    ícone ícones botão botões navegação cabeçalho rodapé secção seção secções seções formulário formulários mapa mapas horário horários ligações links logótipo logo banner hero tudo algo mais coisas informação informações dados detalhes texto
    textos redes sociais instagram facebook boletim newsletter telemóvel celular seo clientes gente pessoas visitantes utilizadores usuários anos experiência equipa equipe dono dona família espaço paixão amor qualidade
    história tipo moderno moderna elegante minimalista simples limpo escuro claro colorido rústico acolhedor profissional marido mulher filha filho irmão irmã amigos orçamento contacto contato toque`,
  ),
  craftWords: {
    salon: set('cor cores'),
    photographer: set('fotos imagens família famílias gente'),
    portfolio: set('sites páginas design logótipo logo animação ícones tipografia mapas'),
    architect: set('escolas restaurantes'),
    lawyer: set('família'),
    software: set('site formulários mapas imagens fotos'),
    wedding: set('família'),
    shop: set('fotos mapas botões'),
  },
  priceJoiners: set(
    'a por desde custa custam é são só são só cobro cobramos cobra preço preços valor',
  ),
  phoneMarkers: set('telefone tel telef ligue telemóvel celular whatsapp número ligar'),
  addressMarkers: set('morada endereço'),
  streetBeginnings: set(
    'rua r avenida av praça largo travessa estrada alameda rotunda praceta calçada beco rodovia quinta',
  ),
  hoursMarkers: set('aberto aberta abertos abrimos abre horário horários funcionamento'),
  hoursWords: set(
    `${days} e a à às de desde até todo todos os as o dia dias cada exceto encerrado fechado h hs horas am pm meio-dia meia-noite manhã manhãs tarde tardes noite noites por com marcação fim fins semana em do da das`,
  ),
  dayWords: new Set(words(days)),
};

import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, prefixed } = wordTools(spelling);

const sectionNouns = 'secção seção secções seções página páginas bloco separador área';

const parts = (nouns: string): string[] =>
  prefixed('secção de, seção de, página de, bloco de, área de, secção, seção', nouns);

/** By which a prompt asks for sections and refuses them. */
export const sectionWords = {
  sections: {
    hero: { clear: phrases('hero, capa, cabeçalho principal'), unclear: phrases('banner') },
    features: {
      clear: [
        ...parts('características, vantagens, funcionalidades'),
        ...phrases('principais vantagens'),
      ],
      unclear: phrases('características, vantagens, funcionalidades, benefícios'),
    },
    about: {
      clear: [
        ...parts('apresentação, história'),
        ...phrases(
          'sobre nós, sobre mim, quem somos, quem sou, a nossa história, nossa história, a minha história, biografia, conheça-nos',
        ),
      ],
      unclear: phrases('história'),
    },
    offerings: {
      clear: [
        ...parts('serviços, produtos, ementa, menu'),
        ...phrases('lista de serviços, lista de produtos, catálogo de produtos'),
      ],
      unclear: phrases('menu, ementa, carta, cardápio, serviços, produtos, catálogo'),
    },
    gallery: {
      clear: [
        ...parts('fotos, imagens, fotografias, projetos'),
        ...phrases(
          'galeria, galeria de fotos, galeria de fotografias, galeria de imagens, galeria de trabalhos, lookbook',
        ),
      ],
      unclear: phrases('fotos, fotografias, imagens, projetos, os nossos trabalhos'),
    },
    process: {
      clear: [
        ...parts('processo'),
        ...phrases('como funciona, como trabalhamos, o nosso processo, passo a passo'),
      ],
      unclear: phrases('processo, passos, etapas'),
    },
    pricing: {
      clear: [
        ...parts('preços, tarifas'),
        ...phrases(
          'preços, lista de preços, tarifas, tabela de preços, preçário, planos de preços, preço',
        ),
      ],
      unclear: phrases('planos, mensalidades, bilhetes, ingressos'),
    },
    testimonials: {
      clear: [
        ...parts('testemunhos, avaliações, depoimentos, opiniões'),
        ...phrases(
          'testemunhos, depoimentos, avaliações, opiniões, opiniões de clientes, testemunhos de clientes, avaliações de clientes',
        ),
      ],
      unclear: phrases('comentários, críticas'),
    },
    team: {
      clear: [
        ...parts('equipa, equipe'),
        ...phrases(
          'a nossa equipa, nossa equipa, nossa equipe, conheça a equipa, conheça a equipe, a equipa, membros da equipa',
        ),
      ],
      unclear: phrases('equipa, equipe, pessoal, treinadores, oradores, professores'),
    },
    faq: {
      clear: [
        ...parts('perguntas, perguntas frequentes, dúvidas'),
        ...phrases('faq, perguntas frequentes, perguntas e respostas, dúvidas frequentes'),
      ],
      unclear: phrases('perguntas'),
    },
    visit: {
      clear: [
        ...parts('localização, horários'),
        ...phrases(
          'horário de funcionamento, horários de funcionamento, horário de abertura, como chegar, onde estamos, onde nos encontrar, mapa do google, horário e localização',
        ),
      ],
      unclear: phrases('mapa, horário, horários, localização, morada, endereço'),
    },
    posts: {
      clear: [
        ...parts('blogue, blog, notícias, artigos'),
        ...phrases('últimas notícias, últimos artigos'),
      ],
      unclear: phrases('blogue, blog, notícias, artigos'),
    },
    events: {
      clear: [
        ...parts('eventos, datas'),
        ...phrases(
          'calendário de eventos, próximos eventos, datas da digressão, próximas datas, horário das aulas, agenda de eventos',
        ),
      ],
      unclear: phrases('eventos, calendário, agenda, datas, programa'),
    },
    callToAction: {
      clear: phrases(
        'chamada para ação, chamada à ação, cta, boletim, newsletter, formulário de subscrição',
      ),
      unclear: [],
    },
    contact: {
      clear: [
        ...parts('contacto, contato, contactos, reservas'),
        ...phrases(
          'formulário de contacto, formulário de contato, contacte-nos, fale connosco, fale conosco, formulário de reserva, formulário de reservas, formulário de orçamento, pedido de orçamento, dados de contacto, marcação online, reservas online',
        ),
      ],
      unclear: phrases(
        'contacto, contato, contactos, contatos, reservas, marcações, rsvp, formulário',
      ),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    `com inclui inclua incluir incluindo acrescenta adiciona adicionar preciso precisa quero queremos mostra mostrar mais tem tenha ter ${sectionNouns} e também contém`,
  ),
  negations: phrases(
    'sem, não incluas, não inclua, não incluir, não quero, não queremos, não preciso, não precisamos, não acrescentes, não mostres, não ponhas, omite, retira, exclui, exceto, menos, nada de, não é preciso, nem, evita, esconde, não',
  ),
  negationEnds: set(
    'mas com só apenas inclui acrescenta mostra quero preciso põe usa sim embora também faz',
  ),
  notNeeded: phrases(
    'não é preciso, não são precisos, não é necessário, não são necessários, não é necessária, desnecessário, não fazem falta, não faz falta',
  ),
  refusalLinks: set(`nem nenhum nenhuma de do da ${sectionNouns}`),
} satisfies Partial<Lexicon>;

import { line } from '../line';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where the trade has no words of its own for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'Início', heading: ['Boas-vindas'], intro: [], items: [] },
  features: {
    nav: 'Em resumo',
    heading: [line`O que convém saber de ${'name'}`, 'O que convém saber'],
    intro: [],
    items: [],
  },
  about: { nav: 'Nós', heading: [line`Sobre ${'name'}`, 'Quem somos'], intro: [], items: [] },
  offerings: {
    nav: 'O que oferecemos',
    heading: [line`O que oferece ${'name'}`, 'O que oferecemos'],
    intro: [],
    items: [],
  },
  gallery: {
    nav: 'Galeria',
    heading: [line`${'name'} em imagens`, 'Em imagens'],
    intro: ['Uma vista de olhos antes de vir.'],
    items: [],
  },
  process: {
    nav: 'Como funciona',
    heading: ['Como funciona'],
    intro: [],
    items: [
      { title: 'Escreve', body: 'Conte-nos em poucas linhas o que tem em mente.' },
      { title: 'Respondemos', body: 'Se algo não estiver claro, perguntamos antes de começar.' },
      { title: 'Combinamos', body: 'As duas partes sabem o que se segue e quanto custa.' },
    ],
  },
  pricing: { nav: 'Preços', heading: ['Preços'], intro: [], items: [] },
  testimonials: {
    nav: 'Opiniões',
    heading: [line`O que contam de ${'name'}`, 'O que contam os clientes'],
    intro: [],
    items: [],
  },
  team: {
    nav: 'Equipa',
    heading: [line`As pessoas de ${'name'}`, 'A equipa'],
    intro: [],
    items: [],
  },
  faq: {
    nav: 'Perguntas',
    heading: ['Perguntas e respostas'],
    intro: [],
    items: [
      {
        title: 'Como entro em contacto?',
        body: 'Use o formulário desta página e deixe um endereço para onde possamos responder.',
      },
      {
        title: 'O que escrevo na mensagem?',
        body: 'Do que precisa e para quando. O resto pode esperar pela nossa resposta.',
      },
      {
        title: 'Posso perguntar antes de decidir?',
        body: 'Sim. Perguntar não obriga a nada.',
      },
    ],
  },
  visit: {
    nav: 'Visite-nos',
    heading: [line`${'name'} fica ${'inPlace'}`, line`Estamos ${'inPlace'}`, 'Como chegar'],
    intro: [],
    items: [],
  },
  posts: {
    nav: 'Diário',
    heading: [line`Notas de ${'name'}`, 'Últimas notas'],
    intro: [],
    items: [],
  },
  events: { nav: 'Agenda', heading: ['Próximas datas'], intro: [], items: [] },
  callToAction: {
    nav: 'Próximo passo',
    heading: [line`Fale com ${'name'}`, 'Falamos?'],
    intro: ['Envie umas linhas sobre o que precisa. Lemos cada mensagem antes de responder.'],
    items: [],
  },
  contact: {
    nav: 'Contacto',
    heading: [line`Escreva a ${'name'}`, 'Entre em contacto'],
    intro: ['Deixe o nome, um e-mail e a sua pergunta.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'Acrescente o seu nome ou marca',
  price: 'Acrescente o seu preço',
  amount: 'Acrescente um valor',
  phone: 'Acrescente o seu telefone',
  email: 'Acrescente o seu e-mail',
  address: 'Acrescente a sua morada',
  hours: 'Acrescente o seu horário',
  person: ['Acrescente um nome', 'Acrescente um segundo nome', 'Acrescente um terceiro nome'],
  personBody: 'Acrescente a função e uma frase sobre esta pessoa',
  review: [
    'Acrescente o nome de um cliente',
    'Acrescente o nome de um segundo cliente',
    'Acrescente o nome de um terceiro cliente',
  ],
  reviewBody: 'Acrescente a opinião deste cliente',
  post: [
    'Acrescente o título do último texto',
    'Acrescente o título de um segundo texto',
    'Acrescente o título de um terceiro texto',
  ],
  postBody: 'Acrescente a primeira frase do texto',
  event: [
    'Acrescente a próxima data',
    'Acrescente uma segunda data',
    'Acrescente uma terceira data',
  ],
  eventBody: 'Acrescente o que acontece e onde',
  date: 'Acrescente o dia e a hora',
  offeringBody: 'Acrescente uma frase sobre isto',
  picture: [
    'Acrescente uma legenda para a primeira imagem',
    'Acrescente uma legenda para a segunda imagem',
    'Acrescente uma legenda para a terceira imagem',
  ],
  story: 'Acrescente duas ou três frases por palavras suas: quem é e como isto começou.',
};

export const form: FormWords = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  date: 'Data preferida',
  message: 'Mensagem',
};

export const facts: LanguagePack['facts'] = {
  address: 'Morada',
  hours: 'Horário',
  phone: 'Telefone',
  email: 'E-mail',
  story: 'Por palavras nossas',
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const shop: TradeWords = {
  senses: [
    {
      noun: 'loja online',
      gender: 'f',
      schemaType: 'OnlineStore',
      words: [
        'loja online',
        'loja virtual',
        'loja na internet',
        'e-commerce',
        'ecommerce',
        'comércio eletrónico',
      ],
    },
    {
      noun: 'livraria',
      gender: 'f',
      schemaType: 'BookStore',
      words: ['livraria', 'livrarias', 'livreiro', 'loja de livros', 'alfarrabista'],
    },
    {
      noun: 'loja de móveis',
      gender: 'f',
      schemaType: 'FurnitureStore',
      words: ['loja de móveis', 'móveis por medida', 'loja de mobiliário'],
    },
    {
      noun: 'loja de bicicletas',
      gender: 'f',
      schemaType: 'BikeStore',
      motif: 'bicycle',
      words: ['loja de bicicletas', 'bicicletas'],
    },
    {
      noun: 'mercearia',
      gender: 'f',
      schemaType: 'GroceryStore',
      words: [
        'mercearia',
        'mercearias',
        'talho',
        'açougue',
        'peixaria',
        'frutaria',
        'loja de vinhos',
        'charcutaria',
        'loja gourmet',
      ],
    },
    {
      noun: 'loja de animais',
      gender: 'f',
      schemaType: 'PetStore',
      words: ['loja de animais', 'pet shop', 'petshop'],
    },
    {
      noun: 'oficina de cerâmica',
      gender: 'f',
      words: [
        'oficina de cerâmica',
        'cerâmica',
        'ceramista',
        'olaria',
        'artesanato',
        'atelier de cerâmica',
        'oficina de velas',
      ],
    },
    {
      noun: 'loja',
      gender: 'f',
      schemaType: 'Store',
      yields: true,
      words: ['loja', 'lojas', 'comércio', 'bazar', 'banca de mercado'],
    },
    { noun: 'retrosaria', gender: 'f', words: ['retrosaria', 'retrosarias', 'loja de tecidos'] },
  ],
  hints: [
    'papelaria',
    'loiça',
    'especiarias',
    'produtos',
    'velas',
    'sabonetes',
    'livros',
    'móveis',
    'brinquedos',
    'presentes',
    'queijos',
    'cosmética',
  ],
  action: 'Perguntar por um produto',
  submit: 'Enviar a pergunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Coisas para encontrar ${'inPlace'}`,
    line`Nas prateleiras: ${'offerings'}`,
    'Coisas para usar, guardar ou oferecer',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Nas prateleiras: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Nas prateleiras: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Veja as prateleiras e pergunte o que quiser antes de comprar.`,
    line`${'aNoun'} ${'inPlace'}. Nas prateleiras: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Nas prateleiras: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Veja as prateleiras e pergunte o que quiser antes de comprar.`,
    line`${'aNoun'} ${'inPlace'}. Veja as prateleiras e pergunte o que quiser antes de comprar.`,
    line`Nas prateleiras: ${'offerings'}.`,
    'Veja as prateleiras e pergunte pelo tamanho, pelo material ou pela entrega antes de decidir o que vai na encomenda.',
  ],
  closing: [
    'Pergunte pelo tamanho, pelo material ou pela entrega.',
    'Veja o que há e pergunte antes de comprar.',
  ],
  beside: [
    'Pergunte por tamanhos e materiais.',
    'É um presente? Diga para quem.',
    'Precisa de vários? Pergunte quantos há.',
    'Pergunte como se embala e se envia.',
  ],
  toFill: [
    'Acrescente um produto',
    'Acrescente um segundo produto',
    'Acrescente um terceiro produto',
  ],
  sections: {
    offerings: {
      nav: 'Produtos',
      heading: [line`Nas prateleiras de ${'name'}`, 'Nas prateleiras'],
      intro: ['Pergunte por qualquer peça: de que é feita, quanto mede, quando a pode ter.'],
    },
    features: {
      nav: 'Comprar',
      heading: [line`Comprar a ${'name'}`, 'Antes de comprar'],
      items: [
        {
          title: 'Veja de perto',
          body: 'Peça outra fotografia ou uma medida se a página deixar uma dúvida.',
        },
        {
          title: 'Saiba o total',
          body: 'Preço, entrega e impostos juntos: peça a soma antes de pagar.',
        },
        {
          title: 'E se devolver?',
          body: 'Leia antes as condições de devolução, ou peça que as expliquemos.',
        },
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Visto de perto'],
      intro: ['No ecrã, as cores nunca são bem as mesmas.'],
    },
    about: {
      nav: 'Nós',
      heading: [line`As encomendas de ${'name'}`, 'Quem embala a sua encomenda'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Uma coisa é boa quando ainda se usa depois de esquecido o embrulho.`,
        'Uma coisa é boa quando ainda se usa depois de esquecido o embrulho.',
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['O que marca a etiqueta'],
      intro: ['Pergunte pela entrega na sua morada.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de pagar'],
      items: [
        {
          title: 'Para onde enviam?',
          body: 'Diga a cidade e o país, e respondemos se é possível e como.',
        },
        {
          title: 'Posso devolver?',
          body: 'Peça as nossas condições antes de comprar. Os seus direitos de comprador não mudam.',
        },
        { title: 'Há em loja?', body: 'Pergunte pela peça com o nome dela, e vamos ver.' },
      ],
    },
    callToAction: {
      nav: 'Pedidos',
      heading: ['Encontrou alguma coisa?'],
      intro: ['Diga que peça e para onde deve ir.'],
    },
    visit: {
      nav: 'Visite-nos',
      heading: [line`Venha ver ${'inPlace'}`, 'Venha ver'],
      intro: ['Pegue nas coisas antes de as comprar.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pergunte a ${'name'} antes de comprar`, 'Pergunte antes de comprar'],
      intro: ['Produto, tamanho, cidade: com isso podemos responder.'],
    },
  },
};

import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const architect: TradeWords = {
  senses: [
    {
      noun: 'atelier de arquitetura',
      gender: 'm',
      words: [
        'arquiteto',
        'arquiteta',
        'arquitetos',
        'arquitetas',
        'arquitetura',
        'atelier de arquitetura',
        'ateliê de arquitetura',
        'escritório de arquitetura',
        'gabinete de arquitetura',
        'estúdio de arquitetura',
      ],
    },
    {
      noun: 'atelier de interiores',
      gender: 'm',
      words: [
        'design de interiores',
        'designer de interiores',
        'decoração de interiores',
        'decorador',
        'decoradora',
        'decoradora de interiores',
        'arquitetura de interiores',
        'arquiteta de interiores',
        'home staging',
        'atelier de interiores',
      ],
    },
    {
      noun: 'atelier de arquitetura paisagista',
      gender: 'm',
      words: [
        'arquitetura paisagista',
        'arquiteto paisagista',
        'arquiteta paisagista',
        'atelier de arquitetura paisagista',
      ],
    },
    {
      noun: 'gabinete de engenharia',
      gender: 'm',
      words: [
        'gabinete de engenharia',
        'engenharia civil',
        'engenheiro civil',
        'engenheira civil',
        'projetista',
        'projetistas',
        'gabinete de projetos',
      ],
    },
    {
      noun: 'gabinete de urbanismo',
      gender: 'm',
      words: ['urbanismo', 'urbanista', 'planeamento urbano', 'gabinete de urbanismo'],
    },
  ],
  hints: [
    'moradias unifamiliares',
    'licenciamento',
    'licenciamentos',
    'maquetas',
    'maquetes',
    'projetos de arquitetura',
    'plantas e cortes',
    'reabilitação',
    'habitação',
    'concursos',
    'renders',
    'fiscalização de obra',
    'direção de obra',
    'interiores',
    'equipamentos públicos',
    'edifícios',
    'legalizações',
    'projeto de execução',
  ],
  action: 'Falar de um projeto de casa',
  submit: 'Enviar o programa',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Desenhado ${'inPlace'}`,
    line`No estirador: ${'offerings'}`,
    'Primeiro o lugar, depois o traço',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. No estirador: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Um terreno, uma casa antiga, uma divisão: começa-se pela luz, pelos passos e por quem lá vive.`,
    line`${'aNoun'} ${'inPlace'}. No estirador: ${'offerings'}.`,
    line`${'name'}. No estirador: ${'offerings'}.`,
    line`${'name'}. Um terreno, uma casa antiga, uma divisão: começa-se pela luz, pelos passos e por quem lá vive.`,
    line`${'aNoun'} ${'inPlace'}. Um terreno, uma casa antiga, uma divisão: começa-se pela luz, pelos passos e por quem lá vive.`,
    line`No estirador: ${'offerings'}.`,
    'Um terreno, uma casa antiga, uma divisão: começa-se pela luz, pelos passos e por quem lá vive. Só depois vem o primeiro traço.',
  ],
  closing: [
    'Fale-nos do lugar e de quem lá vai viver ou trabalhar.',
    'Mande uma planta do terreno, se a houver.',
  ],
  beside: [
    'Pergunte que fases inclui.',
    'Diga o que quer guardar do que existe.',
    'Pergunte por uma maqueta ou um esboço.',
    'Diga os limites: área, orçamento, data de entrada.',
  ],
  toFill: [
    'Acrescente um projeto ou um tipo de projeto',
    'Acrescente um segundo tipo de projeto',
    'Acrescente um terceiro tipo de projeto',
  ],
  sections: {
    gallery: {
      nav: 'Projetos',
      heading: [line`Projetos de ${'name'}`, 'Do papel vegetal à parede'],
      intro: ['Planta, corte, alçado.'],
    },
    features: {
      nav: 'Como pensamos',
      heading: [line`Desenhar com ${'name'}`, 'Como começa um desenho'],
      items: [
        {
          title: 'O lugar em primeiro',
          body: 'De onde vem o vento, onde bate o sol, o que vê o vizinho: isso vem antes da forma.',
        },
        {
          title: 'Um dia lá dentro',
          body: 'Desenhamos o caminho desde acordar até fechar a porta e medimos por ele a planta.',
        },
        {
          title: 'Construir menos',
          body: 'Às vezes uma parede mudada de sítio resolve o que pedia um anexo.',
        },
      ],
    },
    offerings: {
      nav: 'Programas',
      heading: [line`O que ${'name'} desenha`, 'O que desenhamos'],
      intro: ['O trabalho pequeno também tem planta. Pergunte.'],
    },
    process: {
      nav: 'Fases',
      heading: ['Do esboço à chave'],
      items: [
        { title: 'Programa', body: 'Lugar, regulamentos, desejos e limites em cima da mesa.' },
        { title: 'Estudo prévio', body: 'Esboços e maquetas em que pode mexer com as mãos.' },
        {
          title: 'Execução',
          body: 'Desenhos com medidas e materiais, pelos quais as empresas fazem contas e constroem.',
        },
      ],
    },
    about: {
      nav: 'O atelier',
      heading: [line`O atelier de ${'name'}`, 'Lápis, cartão e escala'],
      intro: [
        line`${'name'} trabalha ${'inPlace'}. Uma planta é uma promessa em linhas finas; desenha-se até se poder cumprir.`,
        'Uma planta é uma promessa em linhas finas. Desenha-se até se poder cumprir.',
      ],
    },
    pricing: {
      nav: 'Honorários',
      heading: ['De que dependem os honorários'],
      intro: ['A área, as fases e a dificuldade contam. Peça as contas para o seu caso.'],
    },
    team: {
      nav: 'Equipa',
      heading: [line`Os lápis de ${'name'}`, 'Quem segura o lápis'],
      intro: ['Nomes, funções e em que está cada um a desenhar.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes do primeiro traço'],
      items: [
        {
          title: 'Quando devo falar com um atelier?',
          body: 'Antes de comprar o terreno ou assinar o arrendamento. Ainda se pode dizer o que lá cabe.',
        },
        {
          title: 'O que levo à reunião?',
          body: 'A caderneta, plantas antigas, imagens e uma lista do que incomoda no dia a dia.',
        },
        {
          title: 'Quem trata da licença?',
          body: 'Faz parte das fases que se contratam. Pergunte de quais precisa.',
        },
      ],
    },
    visit: {
      nav: 'Onde estamos',
      heading: [line`O estirador ${'inPlace'}`, 'Onde está o estirador'],
      intro: ['Combine a hora e traga as plantas debaixo do braço.'],
    },
    callToAction: {
      nav: 'O seu projeto',
      heading: ['Uma casa que já não serve?'],
      intro: ['Descreva um dia normal dentro dela.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Conte o projeto a ${'name'}`, 'Conte-nos o projeto'],
      intro: ['O lugar, a área aproximada, o uso e quando quer entrar.'],
    },
  },
};

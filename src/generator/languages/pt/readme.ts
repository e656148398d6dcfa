import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: 'um nome',
    price: 'um preço',
    phone: 'um número de telefone',
    email: 'um e-mail',
    address: 'uma morada',
    hours: 'um horário',
    person: 'uma pessoa',
    review: 'uma opinião verdadeira',
    date: 'uma data',
    text: 'palavras suas',
  },
  needs: (id, value, kind) => `[ ] ${id}: "${value}" precisa de ${kind}`,
  formWithoutReceiver: [
    '[ ] O formulário de contacto não tem destinatário. Em index.html troque method="dialog" do <form> por',
    '    action="mailto:O SEU E-MAIL" method="post" enctype="text/plain", ou pelo endereço de um serviço de formulários',
    '    (e junte-o também a form-action na linha Content-Security-Policy), e apague o aviso por baixo.',
  ],
  withoutAddress: [
    '[ ] Os motores de busca precisam do seu endereço. Indique-o ao criador de sites e exporte de novo,',
    '    ou ponha-o no lugar de https://www.example.com/ em sitemap.xml, robots.txt e no cabeçalho de cada página (*.html).',
  ],
  sourceSheet: (file) =>
    `${file} é a fonte de styles.css. Depois de juntar mais classes do Tailwind, execute aqui:`,
  wholeSheet: (framework, file) =>
    `Para usar mais de ${framework} do que as páginas já usam, ligue o seu ${file} antes de styles.css.`,
  fontFiles: (names) => `  fonts/       os tipos de letra: ${names}.`,
  fontLicence: (names) => `  fonts/ contém ${names}: SIL Open Font License 1.1.`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

ABRIR
  Extraia o ZIP e abra index.html num navegador. Não precisa de internet nem executa nenhum script.

EDITAR
  *.html       todos os textos, um ficheiro por página, em elementos com data-text="nome".
  styles.css   todo o aspeto. As cores e os tamanhos são as linhas --site-... do início.
${fonts.fontFiles}  images/      os desenhos, em SVG, e a imagem principal, em PNG, se escolheu uma das suas imagens.
               Troque-os pelas suas fotografias com os mesmos nomes,
               ou mude o src e o alt de um <img> em index.html.
  site.json    o estado completo deste site, para o voltar a abrir no criador de sites.

${more}

POR FAZER
  O que só o dono pode saber ficou de fora: nenhuma página mostra um espaço vazio. Preencha-o no
  criador de sites, onde também está a lista, e exporte de novo.

${todo.length > 0 ? todo.join('\n') : 'Nada: não falta nenhum texto.'}

PUBLICAR
  Copie a pasta para um alojamento: páginas, styles.css, ${fonts.folders.join(', ')}, sitemap.xml e robots.txt.

LICENÇAS
  styles.css contém partes de ${framework}: ${licence}.
${fonts.fontLicence}  Os textos das licenças estão em LICENSES.txt. Os textos, a página e os desenhos são seus, para usar e mudar.
`,
};

/** Words by which a prompt in Portuguese is recognised. */
export const functionWords: ReadonlySet<string> = new Set(
  `o a os as um uma uns umas de do da dos das e ou em no na nos nas com sem para por que é são está meu minha meus nosso nossa seu sua se chama chamado chamada não sim como
  quero queremos preciso precisamos cria crie faz faça desenha página site loja vende vendemos oferece oferecemos fazemos somos sou temos mas também mais desde até onde muito sobre
  pelo pela ao à lda você`.split(/\s+/),
);

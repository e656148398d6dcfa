declare module '*/pictures.yaml' {
  const words: import('./wordsSchema').PictureWords;
  export default words;
}

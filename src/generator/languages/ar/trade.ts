import { line } from '../line';
import { tradeWriter } from '../tradeSketch';

/** How a page in Arabic says what the prompt tells. */
export const trade = tradeWriter({
  between: ' ',
  taglines: [
    line`${'offerings'} في ${'place'}`,
    line`${'noun'} في ${'place'}`,
    line`${'offerings'}، وكيف تسأل عنها`,
  ],
  descriptions: [
    line`${'name'}، ${'noun'} في ${'place'}: ${'offerings'}.`,
    line`${'name'} في ${'place'}: ${'offerings'}.`,
    line`${'name'}، ${'noun'}: ${'offerings'}.`,
    line`${'name'}: ${'offerings'}.`,
    line`${'name'}، ${'noun'} في ${'place'}.`,
    line`${'name'} في ${'place'}.`,
    line`${'offerings'} في ${'place'}.`,
    line`${'name'}، ${'noun'}.`,
    line`أهلًا بكم في ${'name'}.`,
    line`تجدنا في ${'place'}.`,
    line`عندنا: ${'offerings'}.`,
  ],
  contact: [line`اكتب إلى ${'name'}`],
});
